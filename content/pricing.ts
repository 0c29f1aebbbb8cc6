import { offer } from './figures.ts';
import { jobs } from './jobs.ts';
import type { FeaturePath } from './pages.ts';
import { planGroups, planRows } from './plan-table.ts';
import { messaging, trialCredits } from './promises.ts';
import { site } from './site.ts';
import { usd, usdRate } from './us-format.ts';

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
}

const { locations, setup, doneForYou, ...rows } = planRows;
const allJobs = `All ${Object.keys(jobs).length} jobs: CRM, phone, texts, booking, website, courses, reviews and more`;

/** The plans in the order the page shows them. What a plan has stands in content/plan-table.ts. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    slug: 'starter',
    name: 'Starter',
    description: 'Everything that one business needs to answer, book and get paid.',
    perfectFor: 'Solo owners, coaches and small teams',
    monthly: { price: offer.lowestPrice },
    annual: { price: 997 },
    benefits: [
      allJobs,
      'No limit on users and contacts',
      `${locations.shares[0]} locations, each with its own number, calendar and inbox`,
      `${usd(offer.starterCredits)} messaging credits to start with`,
      `${setup.what} included`,
    ],
    popular: false,
  },
  {
    slug: 'professional',
    name: 'Professional',
    description: 'For teams that want AI to answer and follow up.',
    perfectFor: 'Growing teams, course creators and schools',
    monthly: { price: 297, originalPrice: 497 },
    annual: { price: 2997 },
    benefits: [
      'Everything in Starter',
      rows.employees.what,
      rows.scoring.what,
      `${rows.routing.what}: the right person for each lead`,
      `${locations.shares[1]} locations`,
      `${usd(offer.monthlyCredits)}/month messaging credits`,
    ],
    popular: true,
  },
  {
    slug: 'platinum',
    name: 'PLATINUM AI+',
    description: 'For agencies, and for groups with many locations.',
    perfectFor: 'Agencies, resellers and franchises',
    monthly: { price: offer.resellerPrice },
    annual: { price: 5997 },
    benefits: [
      'All jobs, and the AI employees of Professional',
      'No limits on locations, contacts or users',
      rows.whiteLabel.what,
      rows.reselling.what,
      `${rows.signOn.what}, ${lower(rows.audit.what)} and ${lower(rows.reporting.what)}`,
      `${doneForYou.what} ${lower(doneForYou.shares[2])}`,
      rows.first.what,
    ],
    popular: false,
  },
];

/** The words around the plans; the home page and the catalogue both show them. */
export const pricingWords = {
  eyebrow: 'Pricing',
  heading: `From ${usd(offer.lowestPrice)} a month, ${offer.trialDays} days free`,
  text: 'No setup fees. Change plan or cancel in your account whenever you like.',
  billingLegend: 'How would you like to pay?',
  billing: { monthly: 'Monthly', annual: 'Annual' },
  each: { monthly: 'a month', annual: 'a year' },
  annualBadge: annualBadge(plans),
  popularBadge: 'Most Popular',
  insteadOf: 'instead of',
  benefitsLabel: 'What is included',
  perfectForLabel: 'Perfect for',
  promise: `${offer.moneyBackDays}-day money-back promise: your first payment comes back in full, monthly or annual.`,
  table: {
    heading: 'Compare the plans',
    what: 'What you get',
    show: 'Show the rows of ',
    included: 'Included',
    notIncluded: 'Not included',
  },
} as const;

/** What messages cost in every plan, in US dollars. */
interface MessagingRates {
  text: number;
  callMinute: number;
  thousandEmails: number;
}

/** For the owner to fill in, in dollars: the pricing then names the rates. Until then it says where they are shown. */
export const messagingRates: MessagingRates | null = null;

/** What messages cost, for the line below the plans. Rates are in US dollars. */
export function messagingNote(rates: MessagingRates | null): string {
  if (!rates) return `${messaging} ${trialCredits}`;
  const texts = Math.floor(offer.starterCredits / rates.text / 10) * 10;
  return `${messaging} A text costs ${usdRate(rates.text)}, a minute of calls ${usdRate(rates.callMinute)}, 1,000 emails ${usdRate(rates.thousandEmails)}: ${usd(offer.starterCredits)} is about ${texts} texts. ${trialCredits}`;
}

/** Where a page's feature is found, for a sentence: 'in every plan', 'in Professional and above', 'in PLATINUM AI+'. */
export function plansWith(page: FeaturePath): string {
  const first = firstPlanWith(page);
  if (first === 0) return 'in every plan';
  const { name } = plans[first]!;
  return first === plans.length - 1 ? `in ${name}` : `in ${name} and above`;
}

/** The same as a sentence with the price: 'In Professional ($297 a month) and above.' */
export function planLine(page: FeaturePath): string {
  const first = firstPlanWith(page);
  const { name, monthly } = plans[first]!;
  const price = `${usd(monthly.price)} a month`;
  const where = plansWith(page).replace(/^i/, 'I');
  return first === 0 ? `${where}, from ${price}.` : `${where.replace(name, `${name} (${price})`)}.`;
}

/** The place in `plans` of the first one that has the feature of a page. */
function firstPlanWith(page: FeaturePath): number {
  const row = planGroups.flatMap(({ rows }) => rows).find(({ pages }) => pages.includes(page));
  // Without a row the content is refused (content/check.ts), in a sentence and not here.
  return row ? row.shares.findIndex(Boolean) : 0;
}

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

/** What annual billing saves at the most, beside its name; empty where no plan saves anything. */
export function annualBadge(all: readonly Plan[]): string {
  const most = Math.max(...all.map(percentOff));
  return most > 0 ? `Save up to ${most}%` : '';
}

/** What a month saves against the struck-through price, in dollars; 0 where there is none. */
export function monthlySavings(plan: Plan): number {
  return (plan.monthly.originalPrice ?? plan.monthly.price) - plan.monthly.price;
}

/** What the month of a plan saves, for the line below its price; empty where no price is struck through. */
export function monthlyNote(plan: Plan): string {
  return plan.monthly.originalPrice ? `Save ${usd(monthlySavings(plan))} a month on the list price` : '';
}

/** What the year of a plan comes to by the month and saves, for the line below its price. */
export function annualNote(plan: Plan): string {
  const percent = percentOff(plan);
  const saves = percent > 0 ? `, save ${usd(annualSavings(plan))} (${percent}%)` : '';
  return `About ${usd(monthlyEquivalent(plan))} a month${saves}`;
}

/** The page where a plan is bought. The host of the checkout says 'yearly' where the site says annual. */
export function checkoutUrl(plan: Plan, billing: Billing, checkout = site.checkout): `https://${string}` {
  return (
    checkout[plan.slug]?.[billing] ??
    `${site.hosts.checkout}/${plan.slug}-${billing === 'annual' ? 'yearly' : 'monthly'}`
  );
}

/** The plain line beside a plan's button: what is paid today, what after the trial, how to cancel. */
export function paymentNote(plan: Plan, billing: Billing): string {
  const price = `${usd(plan[billing].price)} ${pricingWords.each[billing]}`;
  return `Today: $0. After the ${offer.trialDays} free days: ${price}. Cancel in your account before then and you pay nothing.`;
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
