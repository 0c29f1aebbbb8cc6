import { expect, test } from 'vitest';
import { offer } from './figures.ts';
import {
  annualSavings,
  checkoutUrl,
  messagingNote,
  monthlyEquivalent,
  monthlySavings,
  paymentNote,
  percentOff,
  planLine,
  plans,
  plansWith,
} from './pricing.ts';
import { messaging, trialCredits } from './promises.ts';
import { site } from './site.ts';
import { usd, usdRate } from './us-format.ts';

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

test('the payment note names today, the amount after the last free day and the way out', () => {
  for (const plan of plans) {
    const monthly = paymentNote(plan, 'monthly');
    expect(monthly).toContain('Today: $0');
    expect(monthly).toContain(`After the ${offer.trialDays} free days: ${usd(plan.monthly.price)} a month`);
    expect(monthly).toContain('Cancel');
    expect(paymentNote(plan, 'annual')).toContain(
      `After the ${offer.trialDays} free days: ${usd(plan.annual.price)} a year`,
    );
  }
});

test('messages have a price as soon as there are rates, and until then a place where it is shown', () => {
  const without = messagingNote(null);
  expect(without).not.toContain('$');
  const rates = messagingNote({ text: 0.0079, callMinute: 0.02, thousandEmails: 1.5 });
  for (const part of ['A text costs $0.0079', 'a minute of calls $0.02', '1,000 emails $1.50', '$5 is about 630 texts'])
    expect(rates).toContain(part);
  for (const note of [without, rates]) {
    expect(note).toContain(messaging);
    expect(note).toContain(trialCredits);
  }
});

test('a page says in which plans its feature is, with the price of the first', () => {
  expect(planLine('/features/courses')).toBe('In every plan, from $97 a month.');
  expect(planLine('/features/ai-automation')).toBe('In Professional ($297 a month) and above.');
  expect(planLine('/features/white-label')).toBe('In PLATINUM AI+ ($597 a month).');
  expect(plansWith('/features/ai-automation')).toBe('in Professional and above');
});

test('a rate keeps what is less than a cent', () => {
  expect([0.0079, 0.07, 1.5, 2].map(usdRate)).toEqual(['$0.0079', '$0.07', '$1.50', '$2.00']);
});

test('dollars carry a thousands separator', () => {
  expect(usd(97)).toBe('$97');
  expect(usd(5997)).toBe('$5,997');
});
