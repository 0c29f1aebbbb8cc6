import { offer } from '../facts/figures.ts';
import { type JobId, jobs } from '../facts/jobs.ts';
import { usageRates } from '../facts/message-rates.ts';
import { taxNote } from '../facts/price-text.ts';
import { type Billing, type Plan, plans, smallestPlan } from '../facts/pricing.ts';
import { toolPrices } from '../facts/tool-prices.ts';
import { startTrial } from '../navigation.ts';
import type { Action } from '../pages.ts';
import { money, roundMoney } from '../shared/format.ts';
import { patterns } from '../shared/locale.ts';
import { socialImagePath } from '../shared/page-files.ts';
import { unnamedBusiness } from '../shared/personalization.ts';
import { site } from '../site.ts';

/** One job of the comparison, tools that do it alone, and what one typically costs (content/facts/tool-prices.ts). */
export interface StackRow {
  id: JobId;
  feature: string;
  competitors: readonly { name: string; icon: string | null }[];
  monthlyPrice: number;
}

interface StackTotals {
  /** What the tools cost together, a month. */
  total: number;
  /** What the plan saves against them; never below 0. */
  saving: number;
  /** The saving in whole percent of the total. */
  percent: number;
}

/** The line of a plan's card, for one way to pay, that sets the plan against the visitor's tools. */
type PlanLine = `${Plan['slug']}-${Billing}`;

/** The texts of the comparison that follow the ticks, each by the place on the page that holds it and nothing else. */
export interface StackTexts extends Record<PlanLine, string> {
  /** Over the table, where no script runs and nobody can tick. */
  jobs: string;
  /** In the table and over its stalk in the chart. */
  total: string;
  saving: string;
  /** Under the plan's stalk. */
  plan: string;
  summary: string;
}

/** The tools of each job, in the order of the table: the slug of simple-icons, or null for a monogram. */
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

/** The twelve jobs in the order of the table. */
export const stackRows: readonly StackRow[] = (Object.keys(tools) as JobId[]).map((id) => ({
  id,
  feature: jobs[id],
  competitors: Object.entries(tools[id]).map(([name, icon]) => ({ name, icon })),
  monthlyPrice: toolPrices[id],
}));

/** What the stack is set against: the monthly price of the smallest plan. */
export const stackPlanPrice = offer.lowestPrice;

/**
 * Adds the ticked rows up and sets them against the smallest plan. A stack cheaper than the plan saves 0, not less.
 */
export function stackTotals(selectedRows: readonly Pick<StackRow, 'monthlyPrice'>[]): StackTotals {
  const total = roundMoney(selectedRows.reduce((sum, row) => sum + row.monthlyPrice, 0));
  const saving = Math.max(0, roundMoney(total - stackPlanPrice));
  return { total, saving, percent: total === 0 ? 0 : Math.round((saving / total) * 100) };
}

/** The totals as one sentence, for the line under the table and for its polite announcement. */
export function stackSummary({ total, saving, percent }: StackTotals): string {
  if (total === 0) return 'Tick at least one tool to see what you pay for today.';
  const bill = `Your tools cost ${money(total)} a month. ${site.name} starts at ${money(stackPlanPrice)}${taxNote}.`;
  return saving === 0
    ? `${bill} Your tools are cheaper today, so this can wait until you need more.`
    : `${bill} You keep ${money(saving)} a month, ${percent}% less.`;
}

/** The parameter of the address that keeps the ticked rows. */
export const stackParameter = 'stack';

/** What the comparison says of the ticked rows. */
export function stackTexts(ids: ReadonlySet<JobId>): StackTexts {
  const totals = stackTotals(stackRows.filter((row) => ids.has(row.id)));
  return {
    jobs: ids.size === stackRows.length ? stackWords.allJobs : stackWords.someJobs,
    total: money(totals.total),
    saving: money(totals.saving),
    plan: totals.percent > 0 ? `${stackWords.planLabel}, ${totals.percent}% less` : stackWords.planLabel,
    summary: stackSummary(totals),
    ...planLines(isChosen(ids) ? totals.total : 0),
  };
}

/** Where a plan costs more than the tools, or the visitor has chosen none yet, its line is empty. */
function planLines(total: number) {
  const less = (amount: number, text: string) => (amount > 0 ? `${money(amount)} ${text}` : '');
  return Object.fromEntries(
    plans.flatMap(({ slug, monthly, annual }) => [
      [`${slug}-monthly`, less(roundMoney(total - monthly.price), stackWords.less)],
      [`${slug}-annual`, less(roundMoney(12 * total - annual.price), stackWords.lessAYear)],
    ]),
  ) as Record<PlanLine, string>;
}

/** What a shared link to a comparison says; undefined where it is the home page as it is, or there is nothing to keep. */
export function stackHead(ids: ReadonlySet<JobId>): { title: string; description: string; image: string } | undefined {
  const totals = stackTotals(stackRows.filter((row) => ids.has(row.id)));
  if (!isChosen(ids) || totals.saving === 0) return undefined;
  return {
    title: `You keep ${money(totals.saving)} a month with ${site.name}`,
    description: stackSummary(totals),
    image: stackPictures().findLast(({ from }) => from <= totals.saving)?.path ?? socialImagePath('/'),
  };
}

/** The pictures of shared comparisons: one for each round amount that someone keeps at least, 30 at most. */
export function stackPictures(): { from: number; title: string; path: string }[] {
  const most = stackTotals(stackRows).saving;
  const step = 10 ** Math.max(2, Math.ceil(Math.log10(most / 30)));
  return Array.from({ length: Math.floor(most / step) }, (_, index) => {
    const from = step * (index + 1);
    return { from, title: `You keep ${money(from)}+ a month`, path: socialImagePath(`/stack-${from}`) };
  });
}

/** Whether somebody has said what they pay for: every row is ticked for those who have not. */
const isChosen = (ids: ReadonlySet<JobId>) => ids.size < stackRows.length;

/** The attribute by which the worker finds what follows the ticks, to fill it for the address. */
export const stackMark = 'data-stack';

/** The place of a text, the parent of a box for each row, and the parent of the chart's segments for the ticked ones. */
export type StackMark = keyof StackTexts | 'boxes' | 'segments';

/** Marks an element for the worker. Boxes and segments stand in the order of the rows. */
export const marked = (as: StackMark) => ({ [stackMark]: as });

/** The value of `?stack=` for the ticked rows: null when all are ticked (no parameter needed), 'none' for none. */
export function encodeStack(ids: ReadonlySet<JobId>): string | null {
  const ticked = stackRows.filter((row) => ids.has(row.id));
  if (ticked.length === stackRows.length) return null;
  return ticked.map((row) => row.id).join('.') || 'none';
}

/** The rows that a `?stack=` value ticks. Unknown ids are left out; nothing readable at all means every row. */
export function decodeStack(value: string | null): ReadonlySet<JobId> {
  if (value === 'none') return new Set();
  const asked = new Set(value?.split('.'));
  const known = stackRows.map((row) => row.id).filter((id) => asked.has(id));
  return new Set(known.length > 0 ? known : stackRows.map((row) => row.id));
}

/** The words around the comparison. */
export const stackWords = {
  eyebrow: 'Your tool stack',
  heading: `Add it up for ${unnamedBusiness}`,
  text: `Many small businesses rent a dozen tools and copy customers from one to the next. Every ${site.name} plan does all of these jobs, from ${smallestPlan.name} up.`,
  legend: 'Which of these do you pay for today?',
  /** In place of the question where nobody can tick, as no script runs: for all rows, and for those of a shared link. */
  allJobs: 'What twelve tools cost together',
  someJobs: 'What these tools cost together',
  columns: { job: 'The job', tools: 'Tools that do it', price: 'A month' },
  totalLabel: 'Your tools together',
  planLabel: `${site.name} ${smallestPlan.name}${taxNote && `,${taxNote}`}`,
  savingLabel: 'You keep',
  aMonth: 'a month',
  note: `Prices are what a typical small-business plan of such a tool costs, in ${patterns.currencyName}. Your own bill may differ. Some of these plans include a number of texts, calls or emails. With ${site.name} you pay for them as you use them (${usageRates}), so add those to the ${money(stackPlanPrice)}.`,
  all: 'Tick all',
  none: 'Clear all',
  /** On the card of a plan, by the month and by the year. */
  less: 'less than you pay today',
  lessAYear: 'a year less than you pay today',
  share: 'Share this comparison',
  shared: 'Link copied',
  action: startTrial satisfies Action,
} as const;
