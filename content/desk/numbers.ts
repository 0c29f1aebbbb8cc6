import { plans } from '../facts/pricing.ts';
import type { forms } from '../forms/forms.ts';
import { pages } from '../pages.ts';
import { numberFormat } from '../shared/dates/date-time.ts';
import { type Vital, vitals } from '../shared/desk/analytics-events.ts';
import { capitalize } from '../shared/text/capitalize.ts';
import { wholeNumber } from '../shared/text/format.ts';
import { site } from '../site.ts';

const percent = numberFormat({ style: 'percent' });
const tenths = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const hundredths = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const spans = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' } as const;

export const numbersWords = {
  heading: 'Numbers',
  lead: `Daily totals, in the time zone ${site.timeZone}. No cookies. Visitors who send Do Not Track or Global Privacy Control aren’t counted.`,
  span: 'Days',
  download: 'Download as CSV',
  today: 'Today isn’t over yet.',
  none: {
    heading: 'No visits yet',
    text: 'A visit appears here when the visitor leaves. Your own visits count too, unless your browser asks not to be tracked.',
  },
  figures: { visits: 'visits', views: 'page views', trial: 'chose a trial', sent: 'forms sent' },
  chart: { heading: 'Visits by day', day: 'Day', table: 'As a table', visits: 'Visits', views: 'Page views' },
  funnel: {
    heading: 'From the first page to a trial',
    few: 'Fewer than 30 visits: too few for a percentage.',
    share: (part: number, whole: number) => `${percent.format(part / whole)} of visits`,
  },
  tables: {
    pages: { heading: 'Pages', columns: ['Page', 'Views', 'Visits started here'] },
    referrers: { heading: 'Where visits come from', columns: ['Website', 'Visits'] },
    countries: { heading: 'Countries', columns: ['Country', 'Visits'] },
    trials: { heading: 'Trials', columns: ['Plan', 'Clicks'] },
    steps: { heading: 'What visitors did', columns: ['Step', 'Visits'] },
    forms: { heading: 'Forms', columns: ['Form', 'Sent', 'Failed'] },
    searches: { heading: 'Searches that found nothing', columns: ['Words', 'Times'] },
    vitals: {
      heading: 'Page speed',
      columns: ['Page', 'Largest paint', 'Response to a tap', 'Layout shift', 'Visits'],
    },
  },
  vitalsNote: 'Three out of four visits had this value or better, to within 12%. The limits are Google’s.',
  verdicts: { good: 'good', fair: 'needs work', poor: 'poor' },
  nothing: 'None in this period.',
  more: (count: number) => `${wholeNumber(count)} more`,
  others: 'others',
} as const;

/** '12% more than the previous 30 days'. */
export function compared(now: number, before: number, days: number): string {
  if (before === 0) return now === 0 ? '' : `none in the previous ${days} days`;
  const change = Math.round((now / before - 1) * 100) / 100;
  if (change === 0) return `same as the previous ${days} days`;
  return `${percent.format(Math.abs(change))} ${change > 0 ? 'more' : 'less'} than the previous ${days} days`;
}

export function verdictOf(vital: Vital, value: number): keyof typeof numbersWords.verdicts {
  const { good, fair } = vitals[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

export function vitalText(vital: Vital, value: number): string {
  if (vital === 'LCP') return `${tenths.format(value / 1000)} s`;
  return vital === 'INP' ? `${wholeNumber(Math.round(value))} ms` : hundredths.format(value);
}

export const pageName = (path: string): string =>
  Object.hasOwn(pages, path) ? pages[path as keyof typeof pages].name : path;
export const formName = (name: keyof typeof forms): string => capitalize(name);
export const planName = (slug: string): string => plans.find((plan) => plan.slug === slug)?.name ?? slug;
