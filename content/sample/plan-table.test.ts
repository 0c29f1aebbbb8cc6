import { expect, test } from 'vitest';
import { planRows } from '../facts/plan-table.ts';
import { firstPlanWith } from '../facts/pricing.ts';

test('plan cards name the rows that start with their plan', () => {
  for (const [slug, names] of [
    ['professional', ['employees', 'scoring']],
    ['platinum', ['whiteLabel', 'reselling', 'first']],
  ] as const)
    for (const name of names) {
      const plan = firstPlanWith(planRows[name]);
      expect(plan.slug).toBe(slug);
      expect(plan.benefits).toContain(planRows[name].what);
    }
});
