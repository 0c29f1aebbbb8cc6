import { offer } from './figures.ts';
import { money, moneyRate, roundMoney } from './format.ts';
import { jobs } from './jobs.ts';
import type { FeaturePath } from './pages.ts';
import { planGroups, planRows } from './plan-table.ts';
import { each, monthlyPrice } from './price.ts';
import { messaging, trialCredits } from './promises.ts';
import { site } from './site.ts';

export type Billing = 'monthly' | 'annual';

/** A subscription; prices are in site.currency and may have cents. Everything derived is computed below. */
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
      `${money(offer.starterCredits)} messaging credits to start with`,
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
      `${money(offer.monthlyCredits)}/month messaging credits`,
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
  heading: `From ${monthlyPrice(offer.lowestPrice)}, ${offer.trialDays} days free`,
  text: 'No setup fees. Change plan or cancel in your account whenever you like.',
  billingLegend: 'How would you like to pay?',
  billing: { monthly: 'Monthly', annual: 'Annual' },
  each,
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

/** What messages cost in every plan, in site.currency. */
interface MessagingRates {
  text: number;
  callMinute: number;
  thousandEmails: number;
}

/** For the owner to fill in: the pricing then names the rates. Until then it says where they are shown. */
export const messagingRates: MessagingRates | null = null;

/** What messages cost, for the line below the plans. */
export function messagingNote(rates: MessagingRates | null): string {
  if (!rates) return `${messaging} ${trialCredits}`;
  const texts = Math.floor(offer.starterCredits / rates.text / 10) * 10;
  return `${messaging} A text costs ${moneyRate(rates.text)}, a minute of calls ${moneyRate(rates.callMinute)}, 1,000 emails ${moneyRate(rates.thousandEmails)}: ${money(offer.starterCredits)} is about ${texts} texts. ${trialCredits}`;
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
  const price = monthlyPrice(monthly.price);
  const where = plansWith(page).replace(/^i/, 'I');
  return first === 0 ? `${where}, from ${price}.` : `${where.replace(name, `${name} (${price})`)}.`;
}

/** The place in `plans` of the first one that has the feature of a page. */
function firstPlanWith(page: FeaturePath): number {
  const row = planGroups.flatMap(({ rows }) => rows).find(({ pages }) => pages.includes(page));
  // Without a row the content is refused (content/check.ts), in a sentence and not here.
  return row ? row.shares.findIndex(Boolean) : 0;
}

/** What a month costs on annual billing; whole unless the plan's prices have cents. */
export function monthlyEquivalent(plan: Plan): number {
  const hasCents = ![plan.monthly.price, plan.annual.price].every(Number.isInteger);
  return hasCents ? roundMoney(plan.annual.price / 12) : Math.round(plan.annual.price / 12);
}

/** What a year on annual billing saves against twelve monthly payments. */
export function annualSavings(plan: Plan): number {
  return roundMoney(plan.monthly.price * 12 - plan.annual.price);
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

/** What a month saves against the struck-through price; 0 where there is none. */
export function monthlySavings(plan: Plan): number {
  return roundMoney((plan.monthly.originalPrice ?? plan.monthly.price) - plan.monthly.price);
}

/** What the month of a plan saves, for the line below its price; empty where no price is struck through. */
export function monthlyNote(plan: Plan): string {
  return plan.monthly.originalPrice ? `Save ${money(monthlySavings(plan))} a month on the list price` : '';
}

/** What the year of a plan comes to by the month and saves, for the line below its price. */
export function annualNote(plan: Plan): string {
  const percent = percentOff(plan);
  const saves = percent > 0 ? `, save ${money(annualSavings(plan))} (${percent}%)` : '';
  return `About ${monthlyPrice(monthlyEquivalent(plan))}${saves}`;
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
  const price = `${money(plan[billing].price)} ${pricingWords.each[billing]}`;
  return `Today: ${money(0)}. After the ${offer.trialDays} free days: ${price}. Cancel in your account before then and you pay nothing.`;
}

function lower(text: string) {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
