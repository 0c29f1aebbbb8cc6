import { expect, test } from 'vitest';
import { type FeaturePath, pages } from '../pages.ts';
import { money } from '../shared/text/format.ts';
import { site } from '../site.ts';
import { offer } from './figures.ts';
import {
  annualBadge,
  checkoutUrl,
  paymentNote,
  percentOff,
  planLine,
  plans,
  plansWith,
  pricingWords,
  smallestPlan,
} from './pricing.ts';

const featurePaths = (Object.keys(pages) as FeaturePath[]).filter((path) => pages[path].kind === 'feature');

test('the annual badge shows the largest percent off, or nothing if there is none', () => {
  const most = Math.max(...plans.map(percentOff));
  expect(pricingWords.annualBadge).toBe(annualBadge(plans));
  expect(annualBadge(plans)).toContain(most > 0 ? ` ${most}%` : '');
  expect(annualBadge(plans.map((plan) => ({ ...plan, annual: { price: 12 * plan.monthly.price } })))).toBe('');
});

test("a plan's checkout is its own URL, or else on the checkout host", () => {
  const plan = smallestPlan;
  const checkout = { [plan.slug]: { annual: 'https://pay.test/x1' } } as const;
  expect(checkoutUrl(plan, 'annual', checkout)).toBe('https://pay.test/x1');
  expect(checkoutUrl(plan, 'monthly', checkout)).toBe(`${site.hosts.checkout}/${plan.slug}-monthly`);
  expect(checkoutUrl(plan, 'annual', {})).toBe(`${site.hosts.checkout}/${plan.slug}-yearly`);
});

test('a page names the plans of its feature, with the price of the first', () => {
  for (const path of featurePaths) {
    expect(plansWith(path)).toMatch(/^in /);
    const named = plans.filter(({ monthly }) => planLine(path).includes(money(monthly.price)));
    expect(named, path).not.toEqual([]);
  }
});

test("the payment note names today's amount, the amount after the trial and how to cancel", () => {
  for (const plan of plans) {
    const monthly = paymentNote(plan, 'monthly');
    expect(monthly).toContain(`Today: ${money(0)}`);
    expect(monthly).toContain(`After the ${offer.trialDays} free days: ${money(plan.monthly.price)} a month`);
    expect(monthly).toContain('Cancel');
    expect(paymentNote(plan, 'annual')).toContain(
      `After the ${offer.trialDays} free days: ${money(plan.annual.price)} a year`,
    );
  }
});
