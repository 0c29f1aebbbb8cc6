import { expect, test } from 'vitest';
import { type DeskNumbers, type DeskOverview, desk as paths } from '#content/shared/desk/desk-api.ts';
import { deskErrors } from '#content/shared/http/api-errors.ts';
import { isSample } from '#content/site.ts';
import build from '../../dist/build.json';
import { addCounts } from '../db/counts.ts';
import { storeMessage } from '../db/submissions.ts';
import { noNotifications } from '../delivery/channels.ts';
import { startDesk } from './test-desk.ts';

const desk = await startDesk({ NOTIFY_EMAIL: 'owner@example.org, night@example.org' });
const idle = await startDesk({ DELIVERY_RETRY_SECONDS: 'soon' });

const message = (id: string, more: object, to = desk.db) =>
  storeMessage(to, {
    id,
    form: 'contact',
    key: { current: id },
    email: 'ann@example.org',
    payload: '{"firstName":"Ann","message":"Hello"}',
    spam: false,
    at: Date.now() - 120_000,
    channels: ['owner-email:owner@example.org'],
    source: '{}',
    ...more,
  });

test('reports samples, waiting deliveries, the age of the feed and the release', async () => {
  await message('a', {});
  await message('b', { form: 'support' });
  await message('c', { spam: true });
  const overview = (await (await desk.get(paths.overview)).json()) as DeskOverview;
  expect(build.unready).toMatchObject(overview.unready);
  if (isSample) expect(overview.unready.map(({ file }) => file)).toContain('content/facts/testimonials.ts');
  expect(overview.unready).not.toContainEqual(expect.objectContaining({ what: noNotifications.what }));
  expect(overview).toMatchObject({
    open: { contact: 1, support: 1 },
    spam: 1,
    undelivered: { count: 2 },
    undeliverable: 0,
    down: [],
  });
  expect(overview.undelivered.oldest).toBeGreaterThanOrEqual(120);
  expect(overview.feed.state).toBe('fresh');
  expect(overview.version).toMatch(/^[0-9a-f]{12}$/);
  expect(overview.settings).toBeUndefined();
});

test('reports missing channels and the invalid variable', async () => {
  const overview = (await (await idle.get(paths.overview)).json()) as DeskOverview;
  expect(overview.unready).toContainEqual(expect.objectContaining({ what: noNotifications.what }));
  expect(overview.settings).toContain('DELIVERY_RETRY_SECONDS');
});

test('without email a message takes notes, but no replies', async () => {
  await message('silent', { channels: [] }, idle.db);
  const path = `${paths.messages}/silent`;
  const text = { id: crypto.randomUUID(), text: 'Hello' };
  const answer = await idle.post(`${path}/reply`, text);
  expect([answer.status, await answer.json()]).toEqual([409, { error: deskErrors.noReply }]);
  expect(await (await idle.get(path)).json()).toMatchObject({ canReply: false, state: 'open' });
  expect((await idle.post(`${path}/note`, text)).status).toBe(200);
});

test('deliver sends waiting messages and returns the overview', async () => {
  const answer = await desk.post(paths.deliver);
  expect(answer.status).toBe(200);
  expect((await answer.json()) as DeskOverview).toHaveProperty('undelivered.count');
  await expect
    .poll(async () => ((await (await desk.get(paths.overview)).json()) as DeskOverview).undelivered.count, {
      timeout: 15_000,
    })
    .toBe(0);
});

test('returns the numbers of the given days', async () => {
  const day = Date.UTC(2026, 9, 1) / 86_400_000;
  await addCounts(desk.db, 'batch', day, [
    { day, what: 'view', name: '/', count: 5 },
    { day: day + 1, what: 'view', name: '/', count: 7 },
  ]);
  const of = async (query: string) => desk.get(`${paths.numbers}?${query}`);
  const numbers = (await (await of('since=2026-10-01&until=2026-10-01')).json()) as DeskNumbers;
  expect(numbers.days).toEqual([{ day: '2026-10-01', views: 5, visits: 0 }]);
  expect(((await (await of('')).json()) as DeskNumbers).days).toHaveLength(30);
  for (const query of ['since=today', 'since=2026-13-01', 'since=2026-10-02&until=2026-10-01', 'since=1990-01-01'])
    expect((await of(query)).status, query).toBe(400);
  const file = await of('since=2026-10-01&until=2026-10-01&download=csv');
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="numbers-2026-10-01-2026-10-01.csv"');
  expect((await file.text()).split('\r\n')).toEqual(
    expect.arrayContaining([
      '"part","of","what","value"',
      '"days","2026-10-01","views","5"',
      '"pages","/","views","5"',
    ]),
  );
});
