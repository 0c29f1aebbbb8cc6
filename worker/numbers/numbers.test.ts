import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { bucketOf, type CountRow, numbersOf, p75 } from '#content/shared/analytics-events.ts';
import { api } from '#content/shared/api.ts';
import { searchWords } from '#content/shared/search.ts';
import { addCounts, readNumbers } from '../db/counts.ts';
import { startServer } from '../test-server.ts';

const server = startServer();
const today = new Date().toISOString().slice(0, 10);

/** Tells something as a browser's page of the site does. */
async function tell(told: unknown, headers: Record<string, string> = {}) {
  const response = await server.post(api.count, told, {
    Origin: server.origin(),
    'Accept-Language': 'en',
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0',
    ...headers,
  });
  expect([response.status, await response.text()]).toEqual([204, '']);
}

/** What the database has of today, after all that was told is in it. */
async function numbers() {
  const { COUNTER, DB } = await server.worker().getEnv();
  await COUNTER.get(COUNTER.idFromName('site')).handOver();
  return readNumbers(DB, today, today);
}

async function nothing() {
  const { DB } = await server.worker().getEnv();
  await DB.prepare('DELETE FROM counts').run();
}

test('what visits tell is added up by day, and handed over once', async () => {
  const visit = [
    ['view', '/'],
    ['visit', '/'],
    ['referrer', 'search.example.org'],
    ['step', 'prices'],
    ['LCP', '/', 1200],
    ['CLS', '/', 0],
  ];
  await tell(visit);
  await tell([...visit, ['view', '/about'], ['trial', 'starter annual'], ['step', 'trial'], ['sent', 'contact']]);
  await tell([
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
  await nothing();
});

describe('nothing is counted of', () => {
  const view = [['view', '/about']];
  const cases: Record<string, [unknown, Record<string, string>?]> = {
    'another site’s page': [view, { Origin: 'https://elsewhere.example.org' }],
    'a frame of another site': [view, { 'Sec-Fetch-Site': 'cross-site' }],
    'somebody with Global Privacy Control': [view, { 'Sec-GPC': '1' }],
    'somebody with Do Not Track': [view, { DNT: '1' }],
    'a robot': [view, { 'User-Agent': 'Mozilla/5.0 (compatible; Examplebot/2.1)' }],
    'a program that speaks no language': [view, { 'Accept-Language': '' }],
    'a page that there is none of': [[['view', '/no-such-page']]],
    'an invented kind': [[['password', '/']]],
    'an inherited name': [[['constructor', '/']]],
    'a plan that there is none of': [[['trial', 'free annual']]],
    'a host with a path': [[['referrer', 'a.example.org/path?email=a@b.c']]],
    'an address in a search': [[['search', 'a@b.c']]],
    'a search in capitals': [[['search', 'FAX']]],
    'a value that is no vital’s': [[['view', '/', 5]]],
    'a vital without a value': [[['LCP', '/']]],
    'a vital of less than nothing': [[['LCP', '/', -1]]],
    'too much at once': [Array.from({ length: 61 }, () => ['view', '/about'])],
    'a huge body': [[['search', 'x'.repeat(5000)]]],
    'no list': [{ view: '/about' }],
    'no JSON': ['[["view","/about"'],
    nothing: [[]],
  };
  for (const [what, [told, headers]] of Object.entries(cases)) {
    test(what, async () => {
      await tell(told, headers);
      const { days, searches, referrers } = await numbers();
      expect([days[0]!.views, searches, referrers]).toEqual([0, [], []]);
    });
  }
});

test('what cannot be counted takes nothing else with it', async () => {
  await tell([
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
  await nothing();
});

test('one telling is one visit, whatever it says', async () => {
  const times = (count: number, of: (n: number) => unknown) => Array.from({ length: count }, (_, n) => of(n));
  await tell([
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
  await nothing();
});

test('a flood from one address is cut off, and told nothing', async () => {
  for (let count = 0; count < 50; count++) await tell([['view', '/about']], { 'CF-Connecting-IP': '203.0.113.9' });
  const { days } = await numbers();
  expect(days[0]!.views).toBeGreaterThan(0);
  expect(days[0]!.views).toBeLessThan(50);
  await nothing();
});

test('names beyond 300 a day count as others', async () => {
  const { COUNTER } = await server.worker().getEnv();
  const counter = COUNTER.get(COUNTER.idFromName('site'));
  const named = Array.from({ length: 320 }, (_, n) => ({ what: 'search' as const, name: `word ${n}` }));
  for (const [n, one] of named.entries()) await counter.add([one], `network ${Math.floor(n / 5)}`);
  await numbers();
  await counter.add(named.slice(0, 1), 'network 0');
  const { searches } = await numbers();
  expect(searches.length).toBeLessThanOrEqual(301);
  expect(searches[0]).toMatchObject({ words: 'other' });
  expect(searches.find(({ words }) => words === 'word 0')!.count).toBe(2);
  expect(searches.reduce((sum, { count }) => sum + count, 0)).toBe(321);
  await nothing();
});

test('one network that invents referrers does not hide the real ones', async () => {
  for (let n = 0; n < 16; n++)
    for (const half of ['a', 'b'])
      await tell([['referrer', `made-up-${n}${half}.example.org`]], { 'CF-Connecting-IP': `2001:db8:9:${n}::${half}` });
  await tell([['referrer', 'real.example.org']]);
  const { referrers } = await numbers();
  expect(referrers.filter(({ host }) => host.startsWith('made-up')).length).toBeLessThanOrEqual(10);
  expect(referrers.map(({ host }) => host)).toContain('real.example.org');
  await nothing();
});

test('what there is a list of is never others', async () => {
  const { COUNTER, DB } = await server.worker().getEnv();
  const measured = Object.keys(pages).flatMap((page) =>
    Array.from({ length: 20 }, (_, bucket) => ({ what: 'LCP' as const, name: `${page} ${bucket}` })),
  );
  expect(measured.length).toBeGreaterThan(300);
  await COUNTER.get(COUNTER.idFromName('site')).add(measured, 'network');
  expect((await numbers()).vitals).toHaveLength(Object.keys(pages).length);
  expect(await DB.prepare("SELECT COUNT(*) AS count FROM counts WHERE name = 'other'").first('count')).toBe(0);
  await nothing();
});

test('a database that fails gets the same batch later, once', async () => {
  const { DB } = await server.worker().getEnv();
  await tell([['view', '/about']]);
  await DB.prepare('ALTER TABLE counts RENAME TO gone').run();
  await expect(numbers()).rejects.toThrow(/no such table/);
  expect(server.logs().some((line) => line.includes('counts wait'))).toBe(true);
  await tell([['view', '/about']]);
  await DB.prepare('ALTER TABLE gone RENAME TO counts').run();
  expect((await numbers()).days[0]!.views).toBe(1);
  expect((await numbers()).days[0]!.views).toBe(2);
  await nothing();
});

test('a batch whose answer was lost is not added twice', async () => {
  const { DB } = await server.worker().getEnv();
  const rows: CountRow[] = [{ day: 20_000, what: 'view', name: '/', count: 3 }];
  await addCounts(DB, 'one batch', 20_000, rows);
  await addCounts(DB, 'one batch', 20_000, rows);
  expect((await readNumbers(DB, '2024-10-04', '2024-10-04')).days).toEqual([
    { day: '2024-10-04', views: 3, visits: 0 },
  ]);
});

test('three quarters of the measurements are at or below the 75th percentile', () => {
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

test('every day of a span is there, the first and the last one whole', () => {
  expect(numbersOf([], '2026-02-27', '2026-03-02').days.map(({ day }) => day)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ]);
});

test('of a search its words stay, and nobody’s address or number', () => {
  expect(searchWords('  Fax   Machine ')).toBe('fax machine');
  expect(searchWords('jane@example.org')).toBe('');
  expect(searchWords('call 602 555 0142')).toBe('');
  expect(searchWords('x'.repeat(99))).toHaveLength(40);
});
