import { expect, test } from 'vitest';
import { stackRows } from '../pages/home-tool-stack.ts';
import { jobs } from './jobs.ts';
import { planGroups, planRows } from './plan-table.ts';
import { isCountable, sharesOf } from './pricing.ts';

const rows = planGroups.flatMap((group) => group.rows);

test("the comparison's plan includes every job", () => {
  expect(stackRows.map(({ id, feature }) => [id, feature])).toEqual(Object.entries(jobs));
  for (const { feature } of stackRows)
    expect(sharesOf(rows.find(({ what }) => what === feature)!).every(Boolean), feature).toBe(true);
});

test('rows are unique, and no plan has less than a smaller one', () => {
  expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  for (const row of Object.values(planRows)) expect(rows).toContain(row);
  for (const row of rows) {
    const has = sharesOf(row).map(Boolean);
    expect(has, row.what).toEqual([...has].sort());
  }
});

test('a share applies from its plan up to the next one named', () => {
  const plans = [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }, { slug: 'd' }];
  expect(sharesOf({ shares: true }, plans)).toEqual([true, true, true, true]);
  expect(sharesOf({ shares: { b: '2', d: 'No limit' } }, plans)).toEqual([false, '2', '2', 'No limit']);
  expect(sharesOf({ shares: { b: '2' } }, plans.slice(0, 1))).toEqual([false]);
});

test('folding groups show counts by plan, others show amounts', () => {
  const [limits, ...others] = planGroups;
  expect(isCountable(limits!)).toBe(false);
  expect(others.every(isCountable)).toBe(true);
});
