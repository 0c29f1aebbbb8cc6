import { patterns } from '../shared/dates/locale.ts';
import type { Facts } from './feature-page.ts';

/** Terms of the facts, in order. */
export const factTerms = {
  worksWith: 'Works with',
  limits: 'Limits',
  languages: 'Languages',
  cost: 'Costs beyond the plan',
  setup: 'Time to set up',
} as const satisfies Partial<Record<keyof Facts, string>>;

export const featureWords = {
  /** Moves a rail to its first point, and then to the next one. */
  fromStart: 'See how it began',
  next: 'Next',
  comparedWith: 'Compared with',
  /** Between our price and that of other tools. */
  insteadOf: ' instead of ',
  messagePrices: { label: 'See what texts, calls and emails cost', to: '/#message-prices' },
  month: 'a month',
  typical: `Typical price of a small-business plan, in ${patterns.currencyName}. Yours may differ.`,
  twin: 'You might also need',
} as const;
