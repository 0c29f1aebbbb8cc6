import { type Billing, plans } from '../../facts/pricing.ts';
import { type FormName, forms } from '../../forms/forms.ts';
import { type PagePath, pages } from '../../pages.ts';
import { dayFrom, dayNumber } from '../dates/day.ts';
import { searchWords } from '../search/search.ts';
import type { DeskNumbers } from './desk-api.ts';

/** Event, subject, and a vital's value. */
export type Counted = readonly [what: Count, on: string, value?: number];

/** Core Web Vitals with their upper limits for good and needs improvement (web.dev/vitals). */
export const vitals = {
  LCP: { good: 2500, fair: 4000, least: 100 },
  INP: { good: 200, fair: 500, least: 8 },
  CLS: { good: 0.1, fair: 0.25, least: 0.001 },
} as const;
export type Vital = keyof typeof vitals;

/** Counted once per document. In the desk's order. */
const steps = {
  prices: 'Saw the prices',
  trial: 'Chose a trial',
  calculator: 'Compared their bill',
  film: 'Opened the film',
  demo: 'Chose a demo time',
} as const;
export type Step = keyof typeof steps;

const isOneOf = (names: readonly string[]) => (on: string) => names.includes(on);
const isPage = (on: string) => Object.hasOwn(pages, on);
const billings: readonly Billing[] = ['monthly', 'annual'];

/** Valid subjects by event. Other events are dropped, so that clients can't fill the tables. */
export const counts = {
  view: isPage,
  visit: isPage,
  /** Host without a port. */
  referrer: (on: string) => /^(?=.{4,100}$)[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(on),
  step: isOneOf(Object.keys(steps)),
  /** Plan and billing period: 'starter annual'. */
  trial: isOneOf(plans.flatMap(({ slug }) => billings.map((billing) => `${slug} ${billing}`))),
  sent: isOneOf(Object.keys(forms)),
  failed: isOneOf(Object.keys(forms)),
  search: (on: string) => on !== '' && on === searchWords(on),
  LCP: isPage,
  INP: isPage,
  CLS: isPage,
} as const satisfies Record<string, (on: string) => boolean>;
export type Count = keyof typeof counts;

const bucketGrowth = 1.12;
const lastBucket = 60;

/** Index of a value's bucket; the first one ends at the vital's `least`. */
export function bucketOf(vital: Vital, value: number): number {
  const bucket = Math.ceil(Math.log(value / vitals[vital].least) / Math.log(bucketGrowth));
  return Math.min(Math.max(bucket, 0), lastBucket);
}

/** 75th percentile: the end of its bucket, at most 12% too high. */
export function p75(vital: Vital, buckets: ReadonlyMap<number, number>): number | undefined {
  const all = sumOf(buckets.values());
  let seen = 0;
  for (const [bucket, count] of [...buckets].sort(([a], [b]) => a - b)) {
    seen += count;
    if (seen >= all * 0.75) return bucket === 0 ? 0 : vitals[vital].least * bucketGrowth ** bucket;
  }
}

/** `day` counts from 1970; `country` is a two-letter code. */
export interface CountRow {
  day: number;
  what: Count | 'country';
  name: string;
  count: number;
}

/** Days are such as 2026-12-31. */
export function numbersOf(rows: readonly CountRow[], since: string, until: string): DeskNumbers {
  const sums = new Map<CountRow['what'], Map<string, number>>();
  const byDay = new Map<string, number>();
  for (const { day, what, name, count } of rows) {
    if (!sums.has(what)) sums.set(what, new Map());
    add(sums.get(what)!, name, count);
    add(byDay, `${day} ${what}`, count);
  }
  const of = (what: CountRow['what']): ReadonlyMap<string, number> => sums.get(what) ?? new Map();
  const ranked = (what: CountRow['what']) =>
    [...of(what)].sort(([a, most], [b, less]) => less - most || (a < b ? -1 : 1));
  const countOf = (what: CountRow['what'], name: string) => of(what).get(name) ?? 0;
  const onDay = (day: number, what: CountRow['what']) => byDay.get(`${day} ${what}`) ?? 0;
  const visits = sumOf(of('visit').values());
  const [first, last] = [dayNumber(since), dayNumber(until)];
  return {
    since,
    until,
    days: Array.from({ length: last - first + 1 }, (_, index) => first + index).map((day) => ({
      day: dayFrom(day),
      views: onDay(day, 'view'),
      visits: onDay(day, 'visit'),
    })),
    funnel: [
      { step: 'Came to the site', visits },
      ...(['prices', 'trial'] as const).map((step) => ({ step: steps[step], visits: countOf('step', step) })),
    ],
    pages: ranked('view').map(([path, views]) => ({ path, views, landings: countOf('visit', path) })),
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
    vitals: vitalsOf(of),
  };
}

function add<Key>(sums: Map<Key, number>, key: Key, count: number) {
  sums.set(key, (sums.get(key) ?? 0) + count);
}

function vitalsOf(of: (vital: Vital) => ReadonlyMap<string, number>): DeskNumbers['vitals'] {
  const pagesOf = (vital: Vital) => {
    const buckets = new Map<string, Map<number, number>>();
    for (const [name, count] of of(vital)) {
      const [page, bucket] = name.split(' ') as [string, string];
      if (!buckets.has(page)) buckets.set(page, new Map());
      buckets.get(page)!.set(Number(bucket), count);
    }
    return buckets;
  };
  const [lcp, inp, cls] = [pagesOf('LCP'), pagesOf('INP'), pagesOf('CLS')];
  const value = (vital: Vital, buckets: ReadonlyMap<number, number> | undefined) => buckets && p75(vital, buckets);
  return (Object.keys(pages) as PagePath[])
    .filter((path) => [lcp, inp, cls].some((measured) => measured.has(path)))
    .map((path) => ({
      path,
      lcp: value('LCP', lcp.get(path)),
      inp: value('INP', inp.get(path)),
      cls: value('CLS', cls.get(path)),
      samples: sumOf(lcp.get(path)?.values() ?? []),
    }));
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
