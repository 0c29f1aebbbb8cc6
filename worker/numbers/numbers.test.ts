import { afterEach, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { isoDay } from '#content/shared/dates/day.ts';
import { bucketOf, numbersOf, p75 } from '#content/shared/desk/analytics-events.ts';
import { api } from '#content/shared/http/api.ts';
import { searchWords } from '#content/shared/search/search.ts';
import { readNumbers } from '../db/counts.ts';
import { startServer } from '../test-server.ts';
import type { Counter } from './counter.ts';

const server = startServer();
const today = isoDay(Date.now());

async function send(events: unknown, headers: Record<string, string> = {}) {
  const response = await server.post(api.count, events, {
    Origin: server.origin(),
    'Accept-Language': 'en',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
    ...headers,
  });
  expect([response.status, await response.text()]).toEqual([204, '']);
}

async function bindings() {
  const { COUNTER, DB } = await server.env();
  const counters = COUNTER as DurableObjectNamespace<Counter>;
  return { DB, counter: counters.get(counters.idFromName('site')) };
}

async function numbers() {
  const { DB, counter } = await bindings();
  await counter.flush();
  return readNumbers(DB, today, today);
}

afterEach(() => server.rows('DELETE FROM counts'));

test('adds up events by day and stores them once', async () => {
  const visit = [
    ['view', '/'],
    ['visit', '/'],
    ['referrer', 'search.example.org'],
    ['step', 'prices'],
    ['LCP', '/', 1200],
    ['CLS', '/', 0],
  ];
  await send(visit);
  await send([...visit, ['view', '/about'], ['trial', 'starter annual'], ['step', 'trial'], ['sent', 'contact']]);
  await send([
    ['search', 'fax machine'],
    ['failed', 'newsletter'],
  ]);
  const counted = await numbers();
  expect(await numbers()).toEqual(counted);
  expect(counted).toMatchObject({
    days: [{ day: today, views: 3, visits: 2 }],
    funnel: [{ visits: 2 }, { visits: 2 }, { visits: 1 }],
    pages: [
      { path: '/', views: 2, landings: 2 },
      { path: '/about', views: 1, landings: 0 },
    ],
    referrers: [{ host: 'search.example.org', visits: 2 }],
    trials: [{ plan: 'starter', billing: 'annual', clicks: 1 }],
    searches: [{ words: 'fax machine', count: 1 }],
    vitals: [{ path: '/', cls: 0, samples: 2 }],
  });
  expect(counted.vitals[0]!.lcp).toBeGreaterThanOrEqual(1200);
  expect(counted.vitals[0]!.lcp).toBeLessThan(1200 * 1.12);
  expect(counted.forms).toContainEqual({ form: 'contact', sent: 1, failed: 0 });
  expect(counted.forms).toContainEqual({ form: 'newsletter', sent: 0, failed: 1 });
});

const view = [['view', '/about']];
test.each<[string, unknown, Record<string, string>?]>([
  ['another site’s page', view, { Origin: 'https://elsewhere.example.org' }],
  ['a frame of another site', view, { 'Sec-Fetch-Site': 'cross-site' }],
  ['a browser with Global Privacy Control', view, { 'Sec-GPC': '1' }],
  ['a browser with Do Not Track', view, { DNT: '1' }],
  ['a robot', view, { 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
  ['a client without Accept-Language', view, { 'Accept-Language': '' }],
  ['an unknown page', [['view', '/no-such-page']]],
  ['an invented kind', [['password', '/']]],
  ['an inherited name', [['constructor', '/']]],
  ['an unknown plan', [['trial', 'free annual']]],
  ['a host with a path', [['referrer', 'a.example.org/path?email=a@b.c']]],
  ['an address in a search', [['search', 'a@b.c']]],
  ['a search in capitals', [['search', 'FAX']]],
  ['a value of an event that has none', [['view', '/', 5]]],
  ['a vital without a value', [['LCP', '/']]],
  ['a negative vital', [['LCP', '/', -1]]],
  ['too many events', Array(61).fill(view[0])],
  ['a huge body', [['search', 'x'.repeat(5000)]]],
  ['no list', { view: '/about' }],
  ['no JSON', '[["view","/about"'],
  ['an empty list', []],
])('ignores %s', async (_, events, headers) => {
  await send(events, headers);
  await numbers();
  expect(await server.rows('SELECT * FROM counts')).toEqual([]);
});

test('counts the valid events of a request with invalid ones', async () => {
  await send([
    ['view', '/about'],
    ['referrer', 'intranet'],
    ['referrer', 'shop.example.org:8080'],
    ['search', 'FAX'],
    null,
    ['view', '/about', 1, 2],
    ['visit', '/about'],
    ['referrer', 'my_shop.example.org'],
  ]);
  expect(await numbers()).toMatchObject({
    days: [{ views: 1, visits: 1 }],
    referrers: [{ host: 'my_shop.example.org', visits: 1 }],
    searches: [],
  });
});

test('limits events per request', async () => {
  const times = (count: number, of: (n: number) => unknown) => Array.from({ length: count }, (_, n) => of(n));
  await send([
    ...times(10, () => ['visit', '/']),
    ...times(10, (n) => ['referrer', `host${n}.example.org`]),
    ...times(10, (n) => ['search', `word ${'abcdefghij'[n]}`]),
    ...times(3, () => ['step', 'prices']),
    ...times(3, () => ['step', 'trial']),
    ...times(3, (n) => ['LCP', '/', n]),
    ...times(2, () => ['view', '/']),
  ]);
  const { days, referrers, searches, funnel, vitals } = await numbers();
  expect(days).toMatchObject([{ views: 2, visits: 1 }]);
  expect(funnel.map(({ visits }) => visits)).toEqual([1, 1, 1]);
  expect([referrers.length, searches.length]).toEqual([1, 5]);
  expect(vitals).toMatchObject([{ path: '/', samples: 1 }]);
});

test('limits requests per IP address and still answers 204', async () => {
  const one = { 'CF-Connecting-IP': '203.0.113.9' };
  await Promise.all(Array.from({ length: 50 }, () => send([['view', '/about']], one)));
  const { days } = await numbers();
  expect(days[0]!.views).toBeGreaterThan(0);
  expect(days[0]!.views).toBeLessThan(50);
});

test('counts names beyond 300 a day as other', { tags: ['slow'] }, async () => {
  const { counter } = await bindings();
  const named = Array.from({ length: 320 }, (_, n) => ({ what: 'search' as const, name: `word ${n}` }));
  for (let n = 0; n < 320; n += 5) await counter.add(named.slice(n, n + 5), `network ${n}`);
  await numbers();
  await counter.add(named.slice(0, 1), 'network 0');
  const { searches } = await numbers();
  expect(searches.length).toBeLessThanOrEqual(301);
  expect(searches[0]).toMatchObject({ words: 'other' });
  expect(searches.find(({ words }) => words === 'word 0')!.count).toBe(2);
  expect(searches.reduce((sum, { count }) => sum + count, 0)).toBe(321);
});

test('invented referrers of one network do not crowd out real ones', async () => {
  for (let n = 0; n < 16; n++)
    for (const half of ['a', 'b'])
      await send([['referrer', `made-up-${n}${half}.example.org`]], { 'CF-Connecting-IP': `2001:db8:9:${n}::${half}` });
  await send([['referrer', 'real.example.org']]);
  const { referrers } = await numbers();
  expect(referrers.filter(({ host }) => host.startsWith('made-up')).length).toBeLessThanOrEqual(10);
  expect(referrers.map(({ host }) => host)).toContain('real.example.org');
});

test('never counts listed names as other', async () => {
  const { counter } = await bindings();
  const measured = Object.keys(pages).flatMap((page) =>
    Array.from({ length: 20 }, (_, bucket) => ({ what: 'LCP' as const, name: `${page} ${bucket}` })),
  );
  expect(measured.length).toBeGreaterThan(300);
  await counter.add(measured, 'network');
  expect((await numbers()).vitals).toHaveLength(Object.keys(pages).length);
  expect(await server.rows("SELECT * FROM counts WHERE name = 'other'")).toEqual([]);
});

test('retries a failed batch under the same id', async () => {
  await send([['view', '/about']]);
  await server.rows('ALTER TABLE counts RENAME TO gone');
  await expect(numbers()).rejects.toThrow(/no such table/);
  expect(server.logs.some((line) => line.includes('counts not stored'))).toBe(true);
  await send([['view', '/about']]);
  await server.rows('ALTER TABLE gone RENAME TO counts');
  expect((await numbers()).days[0]!.views).toBe(1);
  expect((await numbers()).days[0]!.views).toBe(2);
});

test('75% of the measurements are at or below the 75th percentile', () => {
  const values = [80, 90, 100, 120, 150, 180, 240, 900];
  const buckets = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf('INP', value);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  const found = p75('INP', buckets)!;
  expect(found).toBeGreaterThanOrEqual(180);
  expect(found).toBeLessThan(180 * 1.12);
  expect(p75('CLS', new Map([[bucketOf('CLS', 0), 1]]))).toBe(0);
  expect(p75('LCP', new Map())).toBeUndefined();
});

test('lists every day of a period, first and last included', () => {
  const { days } = numbersOf([], '2026-02-27', '2026-03-02');
  expect(days.map(({ day }) => day)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
});

test('drops searches with an email address or a number', () => {
  expect(searchWords('  Fax   Machine ')).toBe('fax machine');
  expect(searchWords('jane@example.org')).toBe('');
  expect(searchWords('call 602 555 0142')).toBe('');
  expect(searchWords('x'.repeat(99))).toHaveLength(40);
});
