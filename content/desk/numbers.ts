import { plans } from '../facts/pricing.ts';
import type { forms } from '../forms/forms.ts';
import { pages } from '../pages.ts';
import { type Vital, vitals } from '../shared/analytics-events.ts';
import { wholeNumber } from '../shared/format.ts';
import { site } from '../site.ts';

/** The spans that the desk offers, in days up to today. */
export const spans = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '12 months' } as const;

/** What the view of the numbers says. */
export const numbersWords = {
  heading: 'Numbers',
  lead: `Sums by day, in the time zone ${site.timeZone}. Without cookies, and without those who send Do Not Track or Global Privacy Control.`,
  span: 'Days',
  download: 'Download as CSV',
  today: 'Today is not over.',
  none: {
    heading: 'Nothing is counted yet',
    text: 'A visit appears here when the visitor leaves. Your own visits count too, unless your browser asks not to be tracked.',
  },
  figures: { visits: 'visits', views: 'pages shown', trial: 'chose a trial', sent: 'forms sent' },
  chart: { heading: 'Visits by day', day: 'Day', table: 'As a table', visits: 'Visits', views: 'Pages shown' },
  funnel: {
    heading: 'From the first page to a trial',
    few: 'Fewer than 30 visits: a share would say little.',
    share: (part: number, whole: number) => `${Math.round((part / whole) * 100)}% of visits`,
  },
  tables: {
    pages: { heading: 'Pages', columns: ['Page', 'Shown', 'First of a visit'] },
    referrers: { heading: 'Websites that visits come from', columns: ['Website', 'Visits'] },
    countries: { heading: 'Countries', columns: ['Country', 'Visits'] },
    trials: { heading: 'Trials', columns: ['Plan', 'Clicks'] },
    steps: { heading: 'What visits did', columns: ['Step', 'Visits'] },
    forms: { heading: 'Forms', columns: ['Form', 'Sent', 'Not accepted'] },
    searches: { heading: 'Searches that found nothing', columns: ['Words', 'Times'] },
    vitals: {
      heading: 'How fast pages are',
      columns: ['Page', 'Largest paint', 'Answer to a press', 'Layout shift', 'Visits'],
    },
  },
  vitalsNote: 'Three quarters of visits had this or better, to 12%. Limits are Google’s.',
  verdicts: { good: 'good', fair: 'could be better', poor: 'poor' },
  nothing: 'None in these days.',
  more: (count: number) => `${wholeNumber(count)} more`,
  others: 'others',
} as const;

/** How a sum compares with that of as many days before: '12% more than in the 30 days before'. */
export function compared(now: number, before: number, days: number): string {
  if (before === 0) return now === 0 ? '' : `none in the ${days} days before`;
  const change = Math.round((now / before - 1) * 100);
  if (change === 0) return `as in the ${days} days before`;
  return `${wholeNumber(Math.abs(change))}% ${change > 0 ? 'more' : 'less'} than in the ${days} days before`;
}

/** What a vital's value is called by Google's limits. */
export function verdictOf(vital: Vital, value: number): keyof typeof numbersWords.verdicts {
  const { good, fair } = vitals[vital];
  if (value <= good) return 'good';
  return value <= fair ? 'fair' : 'poor';
}

/** A vital's value as people write it: seconds, milliseconds, or a plain number. */
export function vitalText(vital: Vital, value: number): string {
  if (vital === 'LCP') return `${(value / 1000).toFixed(1)} s`;
  return vital === 'INP' ? `${Math.round(value)} ms` : value.toFixed(2);
}

export const pageName = (path: string): string =>
  Object.hasOwn(pages, path) ? pages[path as keyof typeof pages].name : path;
export const formName = (name: keyof typeof forms): string => name[0]!.toUpperCase() + name.slice(1);
export const planName = (slug: string): string => plans.find((plan) => plan.slug === slug)?.name ?? slug;
