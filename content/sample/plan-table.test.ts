import { expect, test } from 'vitest';
import { planRows } from '../plan-table.ts';
import { plans } from '../pricing.ts';

test('the cards name what the table gives to the plan first', () => {
  for (const [plan, names] of [
    [1, ['employees', 'scoring']],
    [2, ['whiteLabel', 'reselling', 'first']],
  ] as const)
    for (const name of names) {
      const { what, shares } = planRows[name];
      expect(plans[plan].benefits).toContain(what);
      expect(shares.findIndex(Boolean)).toBe(plan);
    }
});
