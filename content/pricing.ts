import { figures, offer } from './figures.ts';
import { site } from './site.ts';
import { usd } from './us-format.ts';

export type Billing = 'monthly' | 'annual';

/** A subscription; prices are whole US dollars. Everything derived is computed below. */
export interface Plan {
  slug: 'starter' | 'professional' | 'platinum';
  name: string;
  description: string;
  perfectFor: string;
  /** `originalPrice` is shown struck through. */
  monthly: { price: number; originalPrice?: number };
  annual: { price: number };
  benefits: readonly string[];
  popular: boolean;
  ctaLabel: string;
}

/** The plans in the order the page shows them. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    slug: 'starter',
    name: 'Starter',
    description: 'For one business getting its leads in order.',
    perfectFor: 'Solo owners, coaches and small teams',
    monthly: { price: offer.lowestPrice },
    annual: { price: 997 },
    benefits: [
      `${usd(offer.starterCredits)} messaging credits`,
      '2 locations',
      'CRM, pipeline and one shared inbox',
      'Funnels, websites and forms',
      'Calendars, reminders and payments',
      'Email campaigns and workflows',
      'Setup assistance included',
    ],
    popular: false,
    ctaLabel: 'Start Free Trial',
  },
  {
    slug: 'professional',
    name: 'Professional',
    description: 'For teams that want AI to do the follow-up.',
    perfectFor: 'Growing teams, course creators and clinics',
    monthly: { price: 297, originalPrice: 497 },
    annual: { price: 2997 },
    benefits: [
      `${usd(offer.monthlyCredits)}/month messaging credits`,
      '3 locations',
      'Everything in Starter',
      'AI employees for chat, text and calls',
      'Courses, memberships and communities',
      'Social planner and review requests',
      'Predictive lead scoring and routing',
    ],
    popular: true,
    ctaLabel: 'Start Free Trial',
  },
  {
    slug: 'platinum',
    name: 'PLATINUM AI+',
    description: 'For agencies and groups with many locations.',
    perfectFor: 'Agencies, resellers and franchises',
    monthly: { price: 597 },
    annual: { price: 5997 },
    benefits: [
      `Done-for-you setup worth ${usd(offer.setupWorth)}`,
      'No limits on locations, contacts or users',
      'Everything in Professional',
      'White-label under your own brand and domain',
      'Resell plans at the prices you set',
      'Advanced reporting and audit log',
      `Support ${figures.support}, your tickets first`,
    ],
    popular: false,
    ctaLabel: 'Start Free Trial',
  },
];

/** The words around the plans; the home page and the catalogue both show them. */
export const pricingWords = {
  eyebrow: 'Pricing',
  heading: 'Start small. Grow tall.',
  text: `Every plan starts with ${offer.trialDays} days free and no setup fees. Change plan or leave whenever you like.`,
  billingLegend: 'How would you like to pay?',
  billing: { monthly: 'Monthly', annual: 'Annual' },
  annualBadge: offer.annualBadge,
  popularBadge: 'Most Popular',
  perfectForLabel: 'Perfect for',
  promise: `${offer.moneyBackDays}-day money-back promise on every plan.`,
} as const;

/** What a month costs on annual billing, in whole dollars. */
export function monthlyEquivalent(plan: Plan): number {
  return Math.round(plan.annual.price / 12);
}

/** What a year on annual billing saves against twelve monthly payments, in dollars. */
export function annualSavings(plan: Plan): number {
  return plan.monthly.price * 12 - plan.annual.price;
}

/** The annual saving as a share of twelve monthly payments, in whole percent. */
export function percentOff(plan: Plan): number {
  return Math.round((annualSavings(plan) / (plan.monthly.price * 12)) * 100);
}

/** What a month saves against the struck-through price, in dollars; 0 where there is none. */
export function monthlySavings(plan: Plan): number {
  return (plan.monthly.originalPrice ?? plan.monthly.price) - plan.monthly.price;
}

/** The hosted checkout page of a plan. The checkout says 'yearly' where the site says annual. */
export function checkoutUrl(plan: Plan, billing: Billing): `https://${string}` {
  return `${site.hosts.checkout}/${plan.slug}-${billing === 'annual' ? 'yearly' : 'monthly'}`;
}

/** The plain line beside a plan's button: what is paid today, what on the last day of the trial, how to cancel. */
export function paymentNote(plan: Plan, billing: Billing): string {
  const price = usd(plan[billing].price);
  const period = billing === 'annual' ? 'a year' : 'a month';
  const day = offer.trialDays;
  return `Today: $0. Day ${day}: ${price}, then ${price} ${period}. Cancel under Billing in your account; before day ${day} you pay nothing.`;
}
