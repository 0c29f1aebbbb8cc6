import type { DeskNumbers } from './desk.ts';
import { type FormName, forms } from './forms/forms.ts';
import { type PagePath, pages } from './pages.ts';
import { type Billing, plans } from './pricing.ts';
import { searchWords } from './search.ts';

/** What a browser tells of one visit: what happened, on what, and for a vital its value. Nothing of it says who. */
export type Counted = readonly [what: Count, on: string, value?: number];

/** The vitals that are counted, with the upper end of what counts as good and as needing work (web.dev/vitals). */
export const vitals = {
  LCP: { good: 2500, fair: 4000, least: 100 },
  INP: { good: 200, fair: 500, least: 8 },
  CLS: { good: 0.1, fair: 0.25, least: 0.001 },
} as const;
export type Vital = keyof typeof vitals;

/** Steps of a visit, each counted once in it, in the order in which the desk tells them. */
export const steps = {
  prices: 'Saw the prices',
  trial: 'Chose a trial',
  calculator: 'Compared their bill',
  film: 'Opened the film',
  demo: 'Asked for a demo',
} as const;
export type Step = keyof typeof steps;

const isOneOf = (names: readonly string[]) => (on: string) => names.includes(on);
const isPage = (on: string) => Object.hasOwn(pages, on);
const billings: readonly Billing[] = ['monthly', 'annual'];

/** What can be counted, and on what. Everything else is left out, so that nobody can fill the tables with inventions. */
export const counts = {
  /** A page was shown. */
  view: isPage,
  /** A visit began on this page. */
  visit: isPage,
  /** The host that a visit came from. */
  referrer: (on: string) => /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(on),
  step: isOneOf(Object.keys(steps)),
  /** A plan and a way of paying: 'starter annual'. */
  trial: isOneOf(plans.flatMap(({ slug }) => billings.map((billing) => `${slug} ${billing}`))),
  sent: isOneOf(Object.keys(forms)),
  failed: isOneOf(Object.keys(forms)),
  /** The words of a search without result, as `searchWords` cuts them. */
  search: (on: string) => on !== '' && on === searchWords(on),
  LCP: isPage,
  INP: isPage,
  CLS: isPage,
} as const satisfies Record<string, (on: string) => boolean>;
export type Count = keyof typeof counts;

/** Each bucket of a vital ends this much above the one before. */
const growth = 1.12;
const lastBucket = 60;

/** The bucket that a value belongs to: the first one ends at the vital's `least`. */
export function bucketOf(vital: Vital, value: number): number {
  const bucket = Math.ceil(Math.log(value / vitals[vital].least) / Math.log(growth));
  return Math.min(Math.max(bucket, 0), lastBucket);
}

/** The value that three quarters of the measurements do not pass: the end of its bucket, at most 12% too much. */
export function p75(vital: Vital, buckets: ReadonlyMap<number, number>): number | undefined {
  const all = buckets.values().reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of [...buckets].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= all * 0.75) return bucket === 0 ? 0 : vitals[vital].least * growth ** bucket;
  }
}

/** Days since 1970, what was counted, on what, how often; what `counts` says, and `country` by its two letters. */
export interface CountRow {
  day: number;
  what: Count | 'country';
  name: string;
  count: number;
}

/** Makes of the rows from one day to another what the desk and `npm run stats` show; days are written 2026-12-31, in UTC. */
export function numbersOf(rows: readonly CountRow[], since: string, until: string): DeskNumbers {
  const ranked = (what: CountRow['what']) => {
    const sums = new Map<string, number>();
    for (const row of rows) if (row.what === what) sums.set(row.name, (sums.get(row.name) ?? 0) + row.count);
    return [...sums].sort(([a, most], [b, less]) => less - most || (a < b ? -1 : 1));
  };
  const countOf = (what: CountRow['what'], name: string) => Object.fromEntries(ranked(what))[name] ?? 0;
  const onDay = (day: number, what: CountRow['what']) =>
    rows.reduce((sum, row) => (row.day === day && row.what === what ? sum + row.count : sum), 0);
  const landings = new Map(ranked('visit'));
  const visits = landings.values().reduce((sum, count) => sum + count, 0);
  const [first, last] = [since, until].map((day) => Date.parse(day) / dayMs) as [number, number];
  return {
    since,
    until,
    days: Array.from({ length: last - first + 1 }, (_, index) => first + index).map((day) => ({
      day: new Date(day * dayMs).toISOString().slice(0, 10),
      views: onDay(day, 'view'),
      visits: onDay(day, 'visit'),
    })),
    funnel: [
      { step: 'Came to the site', visits },
      ...(['prices', 'trial'] as const).map((step) => ({ step: steps[step], visits: countOf('step', step) })),
    ],
    pages: ranked('view').map(([path, views]) => ({ path, views, landings: landings.get(path) ?? 0 })),
    referrers: ranked('referrer').map(([host, visits]) => ({ host, visits })),
    countries: ranked('country').map(([country, visits]) => ({ country, visits })),
    trials: ranked('trial').map(([on, clicks]) => {
      const [plan, billing] = on.split(' ') as [string, string];
      return { plan, billing, clicks };
    }),
    steps: Object.entries(steps).map(([step, name]) => ({ step: name, count: countOf('step', step) })),
    forms: (Object.keys(forms) as FormName[]).map((form) => ({
      form,
      sent: countOf('sent', form),
      failed: countOf('failed', form),
    })),
    searches: ranked('search').map(([words, count]) => ({ words, count })),
    vitals: vitalsOf(rows),
  };
}

function vitalsOf(rows: readonly CountRow[]): DeskNumbers['vitals'] {
  const measured = rows.filter(({ what }) => Object.hasOwn(vitals, what));
  return (Object.keys(pages) as PagePath[]).flatMap((path) => {
    const bucketsOf = (vital: Vital) => {
      const buckets = new Map<number, number>();
      for (const { what, name, count } of measured) {
        const [page, bucket] = name.split(' ');
        if (what === vital && page === path) buckets.set(Number(bucket), (buckets.get(Number(bucket)) ?? 0) + count);
      }
      return buckets;
    };
    const [lcp, inp, cls] = (['LCP', 'INP', 'CLS'] as const).map(bucketsOf) as [Buckets, Buckets, Buckets];
    const samples = lcp.values().reduce((sum, count) => sum + count, 0);
    if (lcp.size + inp.size + cls.size === 0) return [];
    return { path, lcp: p75('LCP', lcp), inp: p75('INP', inp), cls: p75('CLS', cls), samples };
  });
}

type Buckets = Map<number, number>;

const dayMs = 86_400_000;
