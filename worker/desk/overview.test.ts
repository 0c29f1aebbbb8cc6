import { expect, test, vi } from 'vitest';
import { type DeskNumbers, type DeskOverview, desk as paths } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { isSample } from '#content/site.ts';
import build from '../../dist/build.json';
import { feedWith } from '../changelog/test-upstream.ts';
import { addCounts } from '../db/counts.ts';
import { noNotifications } from '../delivery/channels.ts';
import { minute, startWorld } from '../delivery/test-world.ts';
import type { Env } from '../env.ts';
import { startLocalDesk } from './test-local-desk.ts';

vi.mock('../../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

function start(variables: Partial<Env> = {}) {
  const bindings = { RELEASE: {}, COUNTER: { getByName: () => ({ flush: async () => {} }) } } as unknown as Env;
  const desk = startLocalDesk(startWorld({ ...bindings, ...variables }));
  const overview = async () => (await (await desk.get(paths.overview)).json()) as DeskOverview;
  return { ...desk, overview };
}

test('reports samples, waiting deliveries, the age of the feed and the release; deliver sends them', async () => {
  const { overview, pauseQueue, post, receive, run, skip } = start({
    NOTIFY_EMAIL: 'owner@example.org, b@example.org',
  });
  pauseQueue(true);
  for (const spam of [false, false, true]) await receive({ spam });
  skip(2 * minute);
  const found = await overview();
  expect(build.unready).toMatchObject(found.unready);
  if (isSample) expect(found.unready.map(({ file }) => file)).toContain('content/facts/testimonials.ts');
  expect(found.unready).not.toContainEqual(expect.objectContaining({ what: noNotifications.what }));
  expect(found).toMatchObject({
    open: { contact: 2, support: 0 },
    spam: 1,
    undelivered: { count: 6, oldest: 120 },
    undeliverable: 0,
    down: [],
    feed: { state: 'fresh' },
    version: expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(found.settings).toBeUndefined();

  pauseQueue(false);
  const delivered = await post(paths.deliver);
  expect([delivered.status, await delivered.json()]).toMatchObject([200, { undelivered: { count: 6 } }]);
  await run([], minute);
  expect((await overview()).undelivered.count).toBe(0);
});

test('reports missing channels and the invalid variable', async () => {
  const { settings, unready } = await start({ DELIVERY_RETRY_SECONDS: 'soon' }).overview();
  expect(unready).toContainEqual(expect.objectContaining({ what: noNotifications.what }));
  expect(settings).toContain('DELIVERY_RETRY_SECONDS');
});

test('without email a message takes notes, but no replies', async () => {
  const { get, post, receive } = start();
  const path = `${paths.messages}/${await receive()}`;
  const text = { id: crypto.randomUUID(), text: 'Hello' };
  const answer = await post(`${path}/reply`, text);
  expect([answer.status, await answer.json()]).toEqual([409, { error: deskErrors.noReply }]);
  expect(await (await get(path)).json()).toMatchObject({ canReply: false, state: 'open' });
  expect((await post(`${path}/note`, text)).status).toBe(200);
});

test('returns the numbers of the given days', async () => {
  const { database, get } = start();
  const day = Date.UTC(2026, 9, 1) / 86_400_000;
  await addCounts(database, 'batch', day, [
    { day, what: 'view', name: '/', count: 5 },
    { day: day + 1, what: 'view', name: '/', count: 7 },
  ]);
  const of = async (query: string) => get(`${paths.numbers}?${query}`);
  const numbers = (await (await of('since=2026-10-01&until=2026-10-01')).json()) as DeskNumbers;
  expect(numbers.days).toEqual([{ day: '2026-10-01', views: 5, visits: 0 }]);
  expect(((await (await of('')).json()) as DeskNumbers).days).toHaveLength(30);
  for (const query of ['since=today', 'since=2026-13-01', 'since=2026-10-02&until=2026-10-01', 'since=1990-01-01'])
    expect((await of(query)).status, query).toBe(400);
  const file = await of('since=2026-10-01&until=2026-10-01&download=csv');
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="numbers-2026-10-01-2026-10-01.csv"');
  const lines = ['"part","of","what","value"', '"days","2026-10-01","views","5"', '"pages","/","views","5"'];
  expect((await file.text()).split('\r\n')).toEqual(expect.arrayContaining(lines));
});
