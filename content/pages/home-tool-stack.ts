import { offer } from '../facts/figures.ts';
import { type JobId, jobs } from '../facts/jobs.ts';
import { usageRates } from '../facts/message-rates.ts';
import { taxNote } from '../facts/price-text.ts';
import { type Billing, type Plan, plans, smallestPlan } from '../facts/pricing.ts';
import { toolPrices } from '../facts/tool-prices.ts';
import { startTrial } from '../navigation.ts';
import type { Action } from '../pages.ts';
import { patterns } from '../shared/dates/locale.ts';
import { socialImagePath } from '../shared/http/page-files.ts';
import { ended } from '../shared/text/ended.ts';
import { money, roundMoney } from '../shared/text/format.ts';
import { unnamedBusiness } from '../shared/text/personalization.ts';
import { site } from '../site.ts';

/** The price is typical of one tool (content/facts/tool-prices.ts). */
export interface StackRow {
  id: JobId;
  feature: string;
  competitors: readonly { name: string; icon: string | null }[];
  monthlyPrice: number;
}

interface StackTotals {
  /** A month. */
  total: number;
  /** At least 0. */
  saving: number;
  /** Whole percent of the total. */
  percent: number;
}

/** A plan card's line for one billing period. */
export type PlanLine = `${Plan['slug']}-${Billing}`;

/** Texts that follow the ticks. */
export interface StackTexts extends Record<PlanLine, string> {
  /** The heading without scripts. */
  jobs: string;
  total: string;
  saving: string;
  plan: string;
  summary: string;
}

/** simple-icons slug, or null for a monogram. */
const tools: Readonly<Record<JobId, Readonly<Record<string, string | null>>>> = {
  crm: { HubSpot: 'hubspot', Salesforce: null, 'Zoho CRM': 'zoho' },
  funnels: { ClickFunnels: null, Leadpages: null },
  email: { Mailchimp: 'mailchimp', Kit: null, Brevo: 'brevo' },
  sms: { SimpleTexting: null, 'EZ Texting': null },
  courses: { Kajabi: null, Teachable: null },
  booking: { Calendly: 'calendly', 'Acuity Scheduling': null },
  reviews: { Birdeye: null, Podium: null },
  website: { Squarespace: 'squarespace', Wix: 'wix' },
  calls: { Aircall: 'aircall', CallRail: null },
  social: { Hootsuite: 'hootsuite', Buffer: 'buffer' },
  forms: { Typeform: 'typeform', SurveyMonkey: 'surveymonkey' },
  chat: { Intercom: 'intercom', LiveChat: 'livechat' },
};

export const stackRows: readonly StackRow[] = (Object.keys(tools) as JobId[]).map((id) => ({
  id,
  feature: jobs[id],
  competitors: Object.entries(tools[id]).map(([name, icon]) => ({ name, icon })),
  monthlyPrice: toolPrices[id],
}));

export const stackPlanPrice = offer.lowestPrice;

export function stackTotals(selectedRows: readonly Pick<StackRow, 'monthlyPrice'>[]): StackTotals {
  const total = roundMoney(selectedRows.reduce((sum, row) => sum + row.monthlyPrice, 0));
  const saving = Math.max(0, roundMoney(total - stackPlanPrice));
  return { total, saving, percent: total === 0 ? 0 : Math.round((saving / total) * 100) };
}

export function stackSummary({ total, saving, percent }: StackTotals): string {
  if (total === 0) return 'Select at least one tool to see what you pay for today.';
  const bill = `Your tools cost ${money(total)} a month. ${site.name} starts at ${ended(`${money(stackPlanPrice)}${taxNote}`)}`;
  return saving === 0
    ? `${bill} Your tools are cheaper today, so this can wait until you need more.`
    : `${bill} You keep ${money(saving)} a month, ${percent}% less.`;
}

export const stackParameter = 'stack';

export const planLines = plans.flatMap(({ slug }) =>
  (['monthly', 'annual'] as const).map((billing) => ({ slug, billing, line: `${slug}-${billing}` as const })),
);

export function stackTexts(ids: ReadonlySet<JobId>): StackTexts {
  const totals = stackTotals(stackRows.filter((row) => ids.has(row.id)));
  return {
    jobs: ids.size === stackRows.length ? stackWords.allJobs : stackWords.someJobs,
    total: money(totals.total),
    saving: money(totals.saving),
    plan: totals.percent > 0 ? `${stackWords.planLabel}, ${totals.percent}% less` : stackWords.planLabel,
    summary: stackSummary(totals),
    ...lessThan(isChosen(ids) ? totals.total : 0),
  };
}

/** Empty if the plan costs more than the tools, or nothing was chosen. */
function lessThan(total: number) {
  const less = (amount: number, text: string) => (amount > 0 ? `${money(amount)} ${text}` : '');
  return Object.fromEntries(
    plans.flatMap(({ slug, monthly, annual }) => [
      [`${slug}-monthly`, less(roundMoney(total - monthly.price), stackWords.less)],
      [`${slug}-annual`, less(roundMoney(12 * total - annual.price), stackWords.lessAYear)],
    ]),
  ) as Record<PlanLine, string>;
}

/** Open Graph of a shared comparison; undefined if it is the home page's own. */
export function stackHead(ids: ReadonlySet<JobId>): { title: string; description: string; image: string } | undefined {
  const totals = stackTotals(stackRows.filter((row) => ids.has(row.id)));
  if (!isChosen(ids) || totals.saving === 0) return undefined;
  return {
    title: `You keep ${money(totals.saving)} a month with ${site.name}`,
    description: stackSummary(totals),
    image: stackPictures().findLast(({ from }) => from <= totals.saving)?.path ?? socialImagePath('/'),
  };
}

/** An image for each round minimum saving, 30 at most. */
export function stackPictures(): { from: number; title: string; path: string }[] {
  const most = stackTotals(stackRows).saving;
  const step = 10 ** Math.max(2, Math.ceil(Math.log10(most / 30)));
  return Array.from({ length: Math.floor(most / step) }, (_, index) => {
    const from = step * (index + 1);
    return { from, title: `You keep ${money(from)}+ a month`, path: socialImagePath(`/stack-${from}`) };
  });
}

/** False while every row is ticked, as at first. */
const isChosen = (ids: ReadonlySet<JobId>) => ids.size < stackRows.length;

/** Null if all are ticked, 'none' for none. */
export function encodeStack(ids: ReadonlySet<JobId>): string | null {
  const ticked = stackRows.filter((row) => ids.has(row.id));
  if (ticked.length === stackRows.length) return null;
  return ticked.map((row) => row.id).join('.') || 'none';
}

/** Drops unknown ids; every row if none is left. */
export function decodeStack(value: string | null): ReadonlySet<JobId> {
  if (value === 'none') return new Set();
  const wanted = new Set(value?.split('.'));
  const known = stackRows.map((row) => row.id).filter((id) => wanted.has(id));
  return new Set(known.length > 0 ? known : stackRows.map((row) => row.id));
}

export const stackWords = {
  eyebrow: 'Your tool stack',
  heading: `Add it up for ${unnamedBusiness}`,
  text: `Many small businesses rent a dozen tools and copy customers from one to the next. Every ${site.name} plan does all of these jobs, from ${smallestPlan.name} up.`,
  legend: 'Which of these do you pay for today?',
  /** Headings without scripts: for all rows, and for those of a shared link. */
  allJobs: 'What twelve tools cost together',
  someJobs: 'What these tools cost together',
  columns: { job: 'The job', tools: 'Tools that do it', price: 'A month' },
  totalLabel: 'Your tools together',
  planLabel: `${site.name} ${smallestPlan.name}${taxNote && `,${taxNote}`}`,
  savingLabel: 'You keep',
  aMonth: 'a month',
  note: `Prices are what a typical small-business plan of such a tool costs, in ${patterns.currencyName}, so your own bill may differ. Some of these plans include a number of texts, calls or emails. With ${site.name} you pay for them as you use them (${usageRates}), so add those to the ${money(stackPlanPrice)}.`,
  all: 'Select all',
  none: 'Clear all',
  less: 'less than you pay today',
  lessAYear: 'a year less than you pay today',
  share: 'Share this comparison',
  shared: 'Link copied',
  action: startTrial satisfies Action,
} as const;
