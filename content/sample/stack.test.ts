import { expect, test } from 'vitest';
import { stackRows, stackSummary, stackTexts, stackTotals, stackWords } from '../pages/home-tool-stack.ts';

test('twelve rows carry the fixed prices in the fixed order', () => {
  expect(stackRows.map((row) => row.monthlyPrice)).toEqual([199, 149, 89, 79, 169, 59, 299, 39, 119, 89, 47, 79]);
});

test('compares the full stack with the plan', () => {
  expect(stackTotals(stackRows)).toEqual({ total: 1416, saving: 1319, percent: 93 });
});

test('every text of the comparison follows the ticks', () => {
  expect(stackTexts(new Set(['crm', 'booking']))).toEqual({
    jobs: stackWords.someJobs,
    total: '$258',
    saving: '$161',
    plan: `${stackWords.planLabel}, 62% less`,
    summary: stackSummary({ total: 258, saving: 161, percent: 62 }),
    'starter-monthly': '$161 less than you pay today',
    'starter-annual': '$2,099 a year less than you pay today',
    'professional-monthly': '',
    'professional-annual': '$99 a year less than you pay today',
    'platinum-monthly': '',
    'platinum-annual': '',
  });
  const untouched = { jobs: stackWords.allJobs, total: '$1,416', saving: '$1,319', 'starter-monthly': '' };
  expect(stackTexts(new Set(stackRows.map(({ id }) => id)))).toMatchObject(untouched);
  expect(stackTexts(new Set(['forms']))).toMatchObject({ total: '$47', saving: '$0', plan: stackWords.planLabel });
});
