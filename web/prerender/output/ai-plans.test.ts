import { expect, test } from 'vitest';
import { offer } from '#content/facts/figures.ts';
import { planRows } from '#content/facts/plan-table.ts';
import { firstPlanWith, plansFor } from '#content/facts/pricing.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { markdownPath } from '#content/shared/http/page-files.ts';
import { money } from '#content/shared/text/format.ts';
import { htmlOf, paths, read } from '../test-output.ts';

const aiPage = '/features/ai-automation';
const plan = firstPlanWith(planRows.employees);
const amount = (price: number) => money(price).split(/\s/).map(RegExp.escape).join('\\s');
const sells = (path: PagePath) =>
  pages[path].kind !== 'legal' && path !== '/changelog' && path !== '/integrations/third-party';

const employees = /\bAI employees?\b|\bAI (?:answers|drafts|writes|replies|scores|texts)\b|\bis drafted\b/;
const note = new RegExp(`${plan.name}|${amount(plan.monthly.price)}|\\(${plansFor(planRows.summaries)}\\)`);

/** From the line before a heading to the next heading, without tables. */
const passages = (path: PagePath) =>
  read(markdownPath(path))
    .replace(/^\|.*$/gm, '')
    .split(/\n(?=#+ )/)
    .map((passage, index, all) => `${all[index - 1]?.trim().split('\n').at(-1) ?? ''}\n${passage}`);

function head(path: PagePath): string[] {
  const document = htmlOf(path);
  const metas = [...document.matchAll(/<meta (?:name|property)="[^"]*description" content="([^"]*)"/g)];
  const data = [...document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return [...metas, ...data.flatMap(([, json]) => [...json!.matchAll(/"((?:[^"\\]|\\.)*)"/g)])].map(
    ([, text]) => text!,
  );
}

const sentences = (text: string) => text.split(/\n+|(?<=[.!?:;])\s/);

test('the AI of AI employees is sold with its plan beside it', () => {
  const bare = paths
    .filter((path) => sells(path) && path !== aiPage)
    .flatMap((path) => passages(path).filter((text) => employees.test(text) && !note.test(text)));
  expect(bare).toEqual([]);
  expect(passages(aiPage).slice(0, 2).join()).toMatch(note);
});

test('no sentence sells AI employees for the price of the smallest plan', () => {
  const cheap = new RegExp(`${amount(offer.lowestPrice)}(?![\\d,.]*\\d)`);
  const pairs = paths
    .filter(sells)
    .flatMap((path) => [...passages(path), ...head(path)].flatMap(sentences))
    .filter((text) => cheap.test(text) && /\bAI\b(?!\+)/.test(text) && !/call summaries/.test(text));
  expect(pairs).toEqual([]);
});

test('the plan table lists the AI of every plan and that of AI employees', () => {
  for (const row of [planRows.summaries, planRows.voicemail])
    expect(firstPlanWith(row).monthly.price).toBe(offer.lowestPrice);
  for (const row of [planRows.employees, planRows.writing, planRows.scoring, planRows.routing])
    expect(firstPlanWith(row)).toBe(plan);
});
