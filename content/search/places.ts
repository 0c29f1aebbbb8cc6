import type { PlanRow } from '../facts/plan-table.ts';
import { faq } from '../pages/home-faq.ts';
import { messagePrices } from '../pages/message-prices.ts';
import type { PageLink } from '../pages.ts';
import { anchorOf } from '../shared/text/anchor.ts';

/** The questions of the home page. */
export const noQuestion = '/#questions';

/** The question of the home page with these words, else all of them. */
export function question(words: string): PageLink {
  const entry = faq.find(({ question }) => question.includes(words));
  return entry ? `/#${anchorOf(entry.question)}` : noQuestion;
}

export const planRow = ({ what }: PlanRow): PageLink => `/#${anchorOf(what)}`;

/** The first row of the message prices that begins with these words. */
export function rate(words: string): PageLink {
  const row = messagePrices.rates.find(({ what }) => what.startsWith(words));
  return `/#${row ? anchorOf(row.what) : 'message-prices'}`;
}
