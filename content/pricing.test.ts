import { expect, test } from 'vitest';
import { offer } from './figures.ts';
import {
  annualSavings,
  checkoutUrl,
  monthlyEquivalent,
  monthlySavings,
  paymentNote,
  percentOff,
  plans,
} from './pricing.ts';
import { site } from './site.ts';
import { usd } from './us-format.ts';

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
  expect(checkoutUrl(plan, 'monthly')).toBe(`${site.hosts.checkout}/${slug}-monthly`);
  expect(checkoutUrl(plan, 'annual')).toBe(`${site.hosts.checkout}/${slug}-yearly`);
});

test('the annual badge promises the largest percent off and no more', () => {
  expect(offer.annualBadge).toContain(`${Math.max(...plans.map(percentOff))}%`);
});

test('one plan is the popular one', () => {
  expect(plans.filter((plan) => plan.popular).map((plan) => plan.name)).toEqual(['Professional']);
});

test('the payment note names today, the day of the first payment, its amount and the way out', () => {
  for (const plan of plans) {
    const monthly = paymentNote(plan, 'monthly');
    expect(monthly).toContain('Today: $0');
    expect(monthly).toContain(`Day ${offer.trialDays}: ${usd(plan.monthly.price)}`);
    expect(monthly).toContain('a month');
    expect(monthly).toContain('Cancel');
    const annual = paymentNote(plan, 'annual');
    expect(annual).toContain(`Day ${offer.trialDays}: ${usd(plan.annual.price)}`);
    expect(annual).toContain('a year');
  }
});

test('dollars carry a thousands separator', () => {
  expect(usd(97)).toBe('$97');
  expect(usd(5997)).toBe('$5,997');
});
