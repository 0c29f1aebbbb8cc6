import type { FeaturePath } from '../pages.ts';
import { uncapitalize } from '../shared/text/capitalize.ts';
import { ended } from '../shared/text/ended.ts';
import { money, roundMoney } from '../shared/text/format.ts';
import { site } from '../site.ts';
import { offer } from './figures.ts';
import { jobs } from './jobs.ts';
import { type PlanGroup, type PlanRow, planGroups, planRows, type Share } from './plan-table.ts';
import { each, monthlyPrice } from './price-text.ts';

export type Billing = 'monthly' | 'annual';

/** Prices are in site.currency and may have cents. */
export interface Plan {
  slug: string;
  name: string;
  description: string;
  perfectFor: string;
  /** Features and audience; reads on after name and price. */
  inShort: string;
  /** `originalPrice` is shown struck through. */
  monthly: { price: number; originalPrice?: number };
  annual: { price: number };
  /** On a larger plan they follow 'Everything in' and the plan below it. */
  benefits: readonly string[];
  popular: boolean;
}

const { locations, setup, doneForYou, ...rows } = planRows;
const allJobs = `All ${Object.keys(jobs).length} jobs: CRM, phone, texts, booking, website, courses, reviews and more`;

/** One to four plans, cheapest first. content/facts/plan-table.ts has their features. */
const ladder: readonly Plan[] = [
  {
    slug: 'starter',
    name: 'Starter',
    description: 'Everything one business needs to answer, book and get paid.',
    perfectFor: 'Solo owners, coaches and small teams',
    inShort: 'all twelve jobs and AI call summaries, for a business that answers its own messages',
    monthly: { price: offer.lowestPrice },
    annual: { price: 997 },
    benefits: [
      allJobs,
      'No limit on users and contacts',
      `${locations.shares.starter} locations, each with its own number and inbox`,
      `${money(offer.starterCredits)} messaging credits to start with`,
      `${rows.summaries.what}, and voicemail as text`,
      `${setup.what} included`,
    ],
    popular: false,
  },
  {
    slug: 'professional',
    name: 'Professional',
    description: 'For teams that want AI employees to answer and follow up.',
    perfectFor: 'Growing teams, course creators and schools',
    inShort: 'plus AI employees, lead scoring and routing, for a team',
    monthly: { price: 297, originalPrice: 497 },
    annual: { price: 2997 },
    benefits: [
      rows.employees.what,
      rows.scoring.what,
      `${rows.routing.what}: the right person for each lead`,
      `${locations.shares.professional} locations`,
      `${money(offer.monthlyCredits)}/month messaging credits`,
    ],
    popular: true,
  },
  {
    slug: 'platinum',
    name: 'PLATINUM AI+',
    description: 'For agencies, and for groups with many locations.',
    perfectFor: 'Agencies, resellers and franchises',
    inShort: 'plus your own brand, reselling and single sign-on',
    monthly: { price: offer.resellerPrice },
    annual: { price: 5997 },
    benefits: [
      'No limits on locations, contacts or users',
      rows.whiteLabel.what,
      rows.reselling.what,
      `${rows.signOn.what}, ${uncapitalize(rows.audit.what)} and ${uncapitalize(rows.reporting.what)}`,
      `${doneForYou.what} ${uncapitalize(doneForYou.shares.platinum)}`,
      rows.first.what,
    ],
    popular: false,
  },
];

export const plans: readonly Plan[] = ladder.map((plan, index) => ({
  ...plan,
  benefits: index > 0 ? [`Everything in ${ladder[index - 1]!.name}`, ...plan.benefits] : plan.benefits,
}));

export const smallestPlan = plans[0]!;

export const pricingWords = {
  eyebrow: 'Pricing',
  heading: `From ${monthlyPrice(offer.lowestPrice)}, ${offer.trialDays} days free`,
  text: 'No setup fees. Change plan or cancel in your account whenever you like.',
  billingLegend: 'How would you like to pay?',
  billing: { monthly: 'Monthly', annual: 'Annual' },
  each,
  annualBadge: annualBadge(plans),
  popularBadge: 'Most Popular',
  insteadOf: 'instead of',
  benefitsLabel: 'What’s included',
  perfectForLabel: 'Perfect for',
  promise: `${offer.moneyBackDays}-day money-back promise: your first plan payment comes back in full, monthly or annual.`,
  table: {
    heading: 'Compare the plans',
    what: 'What you get',
    shown: 'Plan shown',
    show: 'Show the rows of ',
    included: 'Included',
    notIncluded: 'Not included',
  },
} as const;

/** 'in every plan', 'in Professional and above', 'in PLATINUM AI+'. */
export function plansWith(page: FeaturePath): string {
  return plansUpFrom(firstPlanOf(page));
}

export const plansFor = (row: PlanRow): string => plansUpFrom(firstPlanWith(row));

function plansUpFrom(first: Plan): string {
  if (first === smallestPlan) return 'in every plan';
  return first === plans.at(-1) ? `in ${first.name}` : `in ${first.name} and above`;
}

/** 'In Professional ($297 a month) and above.' */
export function planLine(page: FeaturePath): string {
  const first = firstPlanOf(page);
  const price = monthlyPrice(first.monthly.price);
  const where = plansWith(page).replace(/^i/, 'I');
  return first === smallestPlan
    ? `${where}, from ${ended(price)}`
    : `${where.replace(first.name, `${first.name} (${price})`)}.`;
}

function firstPlanOf(page: FeaturePath): Plan {
  const row = planGroups.flatMap(({ rows }) => rows).find(({ pages }) => pages.includes(page));
  // content-problems.ts rejects a page without a row.
  return row ? firstPlanWith(row) : smallestPlan;
}

export function firstPlanWith(row: PlanRow): Plan {
  return plans[sharesOf(row).findIndex(Boolean)] ?? smallestPlan;
}

/** Undefined if every plan has it. */
export const planBelow = (row: PlanRow): Plan | undefined => plans[plans.indexOf(firstPlanWith(row)) - 1];

export function sharesOf({ shares }: Pick<PlanRow, 'shares'>, among: readonly Pick<Plan, 'slug'>[] = plans): Share[] {
  if (typeof shares !== 'object') return among.map(() => shares);
  return among.map((_, index) =>
    among.slice(0, index + 1).reduce<Share>((below, { slug }) => shares[slug] ?? below, false),
  );
}

/** '2 in Starter, 3 in Professional and PLATINUM AI+'. */
export function sharesByPlan(row: PlanRow): string {
  const shares = sharesOf(row);
  return [...new Set(shares)]
    .map((share) => {
      const names = plans.filter((_, index) => shares[index] === share).map(({ name }) => name);
      return `${uncapitalize(`${share}`)} in ${names.join(' and ')}`;
    })
    .join(', ');
}

/** Skips groups with amounts, which say more than counts. */
export const isCountable = ({ rows }: PlanGroup) =>
  rows.map((row) => sharesOf(row)).every((shares) => shares.includes(true) || shares.includes(false));

/** 'Professional since March'. */
export function customerPlan({ plan, since }: { plan: string; since: string }): string {
  return `${plans.find(({ slug }) => slug === plan)?.name} ${since}`;
}

/** Monthly cost with annual billing; whole unless the prices have cents. */
export function monthlyEquivalent(plan: Plan): number {
  const hasCents = ![plan.monthly.price, plan.annual.price].every(Number.isInteger);
  return hasCents ? roundMoney(plan.annual.price / 12) : Math.round(plan.annual.price / 12);
}

export function annualSavings(plan: Plan): number {
  return roundMoney(plan.monthly.price * 12 - plan.annual.price);
}

/** Whole percent. */
export function percentOff(plan: Plan): number {
  return Math.round((annualSavings(plan) / (plan.monthly.price * 12)) * 100);
}

/** The largest annual saving; empty if there is none. */
export function annualBadge(all: readonly Plan[]): string {
  const most = Math.max(...all.map(percentOff));
  return most > 0 ? `Save up to ${most}%` : '';
}

/** Saving against the struck-through price; 0 without one. */
export function monthlySavings(plan: Plan): number {
  return roundMoney((plan.monthly.originalPrice ?? plan.monthly.price) - plan.monthly.price);
}

/** Empty if no price is struck through. */
export function monthlyNote(plan: Plan): string {
  return plan.monthly.originalPrice ? `Save ${money(monthlySavings(plan))} a month off the list price` : '';
}

export function annualNote(plan: Plan): string {
  const percent = percentOff(plan);
  const saves = percent > 0 ? `, save ${money(annualSavings(plan))} (${percent}%)` : '';
  return `About ${monthlyPrice(monthlyEquivalent(plan))}${saves}`;
}

/** The checkout's URLs use 'yearly' for annual. */
export function checkoutUrl(plan: Plan, billing: Billing, checkout = site.checkout): `https://${string}` {
  return (
    checkout[plan.slug]?.[billing] ??
    `${site.hosts.checkout}/${plan.slug}-${billing === 'annual' ? 'yearly' : 'monthly'}`
  );
}

export function paymentNote(plan: Plan, billing: Billing): string {
  const price = `${money(plan[billing].price)} ${pricingWords.each[billing]}`;
  return `Today: ${money(0)}. After the ${offer.trialDays} free days: ${ended(price)} Cancel in your account before then and you pay nothing.`;
}
