import { expect, test } from 'vitest';
import { planRows } from '../facts/plan-table.ts';
import {
  annualSavings,
  firstPlanWith,
  monthlyEquivalent,
  monthlySavings,
  percentOff,
  planLine,
  plans,
  plansWith,
  pricingWords,
} from '../facts/pricing.ts';
import type { FeaturePath } from '../pages.ts';

/** Compiles also after an owner removes the page. */
const page = (path: string) => path as FeaturePath;

test.each([
  { slug: 'starter', monthly: 97, annual: 997, equivalent: 83, savings: 167, percent: 14, struckSavings: 0 },
  { slug: 'professional', monthly: 297, annual: 2997, equivalent: 250, savings: 567, percent: 16, struckSavings: 200 },
  { slug: 'platinum', monthly: 597, annual: 5997, equivalent: 500, savings: 1167, percent: 16, struckSavings: 0 },
])('computes the figures of $slug', ({ slug, monthly, annual, equivalent, savings, percent, struckSavings }) => {
  const plan = plans.find((one) => one.slug === slug)!;
  expect(plan.monthly.price).toBe(monthly);
  expect(plan.annual.price).toBe(annual);
  expect(monthlyEquivalent(plan)).toBe(equivalent);
  expect(annualSavings(plan)).toBe(savings);
  expect(percentOff(plan)).toBe(percent);
  expect(monthlySavings(plan)).toBe(struckSavings);
});

test('one plan is the popular one', () => {
  expect(plans.filter((plan) => plan.popular).map((plan) => plan.name)).toEqual(['Professional']);
});

test('a page names the plans of its feature, with the price of the first', () => {
  expect(planLine(page('/features/courses'))).toBe('In every plan, from $97 a month.');
  expect(planLine(page('/features/ai-automation'))).toBe('In Professional ($297 a month) and above.');
  expect(planLine(page('/features/white-label'))).toBe('In PLATINUM AI+ ($597 a month).');
  expect(plansWith(page('/features/ai-automation'))).toBe('in Professional and above');
});

test('the annual badge promises 16%', () => {
  expect(pricingWords.annualBadge).toBe('Save up to 16%');
});

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
