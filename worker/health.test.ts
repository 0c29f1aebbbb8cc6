import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#content/shared/http/api.ts';
import { feedWith } from './changelog/test-upstream.ts';
import type { App } from './env.ts';
import { health } from './health.ts';
import { startServer } from './test-server.ts';

vi.mock('../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

const variables = { NOTIFY_EMAIL: 'staff@example.org' };
const { env, fetch, scheduled } = startServer(variables);

test('a working site is healthy', async () => {
  const answer = await fetch(api.health);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\w+$/),
    release: expect.any(String),
    checks: {
      database: { ok: true, ms: expect.any(Number) },
      sweep: { ok: true, ms: expect.any(Number), age: expect.any(Number) },
      delivery: { ok: true, ms: expect.any(Number) },
      queue: { ok: true, ms: expect.any(Number) },
      feed: { ok: true, ms: expect.any(Number), state: 'fresh', age: 0 },
    },
  });
  expect((await fetch(api.health, { method: 'HEAD' })).status).toBe(200);
  const post = await fetch(api.health, { method: 'POST' });
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('unknown API paths answer 404', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/', '/api/health/x']) {
    const answer = await fetch(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' });
  }
});

// In this process, where tests can move the clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['a table is missing', 'ALTER TABLE subscribers RENAME TO gone', 'ALTER TABLE gone RENAME TO subscribers'],
  [
    'a column is missing',
    'ALTER TABLE subscribers RENAME COLUMN asked_at TO gone',
    'ALTER TABLE subscribers RENAME COLUMN gone TO asked_at',
  ],
])('fails if %s', async (_, harm, repair) => {
  const { DB, ask, wait } = await start();
  await DB.prepare(harm).run();
  expect(await ask()).toMatchObject({
    code: 503,
    status: 'failing',
    checks: { database: { ok: false, error: 'no answer' } },
  });
  await DB.prepare(repair).run();
  wait(5_000);
  expect(await ask()).toMatchObject({ code: 200, status: 'ok' });
});

test('fails if the database takes no writes', async () => {
  const { DB, ask, wait } = await start();
  expect(await ask()).toMatchObject({ code: 200 });
  await DB.prepare(
    "CREATE TRIGGER no_writes BEFORE INSERT ON heartbeats BEGIN SELECT RAISE(ABORT, 'quota'); END",
  ).run();
  wait(5_000);
  const report = await ask();
  await DB.prepare('DROP TRIGGER no_writes').run();
  expect(report).toMatchObject({ code: 503, checks: { database: { ok: false, error: 'takes no writes' } } });
  wait(5_000);
  expect(await ask()).toMatchObject({ code: 200 });
});

test('writes once a minute', async () => {
  const { DB, ask } = await start();
  await DB.prepare("DELETE FROM heartbeats WHERE name = 'health'").run();
  const begin = Date.now();
  const writes = [];
  for (const passed of [0, 55_000, 60_000, 115_000, 120_000]) {
    vi.setSystemTime(begin + passed);
    await ask();
    writes.push((await DB.prepare("SELECT at FROM heartbeats WHERE name = 'health'").first<number>('at'))! - begin);
  }
  expect(writes).toEqual([0, 0, 60_000, 60_000, 120_000]);
});

test('the sweep is pending before the first, and fails 15 minutes after the last', async () => {
  const { DB, ask, wait } = await start();
  await DB.prepare("DELETE FROM heartbeats WHERE name = 'sweep'").run();
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: { ok: true, state: 'pending' } } });
  await scheduled('*/5 * * * *');
  const { at } = (await DB.prepare("SELECT at FROM heartbeats WHERE name = 'sweep'").first<{ at: number }>())!;
  vi.setSystemTime(at + 15 * 60_000);
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: { ok: true, age: 900 } } });
  wait(5_000);
  expect(await ask()).toMatchObject({ code: 503, checks: { sweep: { ok: false, error: 'no sweep', age: 905 } } });
});

test('the sweep is pending for 15 minutes only', async () => {
  const { DB, ask, wait } = await start();
  await DB.prepare("DELETE FROM heartbeats WHERE name IN ('sweep', 'first-check')").run();
  await ask();
  wait(15 * 60_000);
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: { ok: true, state: 'pending' } } });
  wait(5_000);
  expect(await ask()).toMatchObject({ code: 503, checks: { sweep: { ok: false, error: 'no sweep' } } });
  await scheduled('*/5 * * * *');
});

test.each([
  ['a delivery is 15 minutes late', 'webhook', 16, {}, 'deliveries are late'],
  ['a delivery is 14 minutes late', 'webhook', 14, {}, undefined],
  ['a receiver that was removed is down', 'webhook', 1, { down_since: 61 }, undefined],
  ['a receiver sent Retry-After', 'webhook', 70, { retry_at: -10 }, undefined],
  ['email to visitors fails', 'confirmation', 1, { down_since: 1 }, 'receiver down: visitor-email'],
])('delivery check if %s', async (_, channel, dueMinutes, receiver, error) => {
  const { DB, ask } = await start();
  const ago = (minutes: number | undefined) => (minutes === undefined ? null : Date.now() - minutes * 60_000);
  const { down_since, retry_at } = receiver as { down_since?: number; retry_at?: number };
  await DB.batch([
    DB.prepare(
      `INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at)
      VALUES ('one', ?1, 'person.erased', 'ann@example.org', '{}', ?2, ?2)`,
    ).bind(channel, ago(dueMinutes)),
    DB.prepare(
      `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, state)
      VALUES ('two', 'webhook', 'contact.received', 1, 1, 'undeliverable')`,
    ),
    DB.prepare("INSERT INTO receivers (channel, failing, down_since, retry_at) VALUES (?1, '[]', ?2, ?3)").bind(
      channel === 'webhook' ? channel : 'visitor-email',
      ago(down_since),
      ago(retry_at),
    ),
  ]);
  const report = await ask();
  await DB.batch(['outbox', 'receivers'].map((table) => DB.prepare(`DELETE FROM ${table}`)));
  expect(report).toMatchObject(error ? { code: 503, status: 'failing' } : { code: 200, status: 'ok' });
  expect(report.checks.delivery).toEqual({ ok: !error, ms: expect.any(Number), ...(error && { error }) });
});

test('reuses a report for five seconds', async () => {
  const { DB, ask, wait } = await start();
  expect(await ask()).toMatchObject({ code: 200 });
  await DB.prepare('ALTER TABLE subscribers RENAME TO gone').run();
  wait(4_999);
  const early = await Promise.all(Array.from({ length: 100 }, ask));
  wait(1);
  const late = await Promise.all(Array.from({ length: 100 }, ask));
  await DB.prepare('ALTER TABLE gone RENAME TO subscribers').run();
  const well = (reports: Report[]) => reports.filter(({ code }) => code === 200).length;
  expect([well(early), well(late)]).toEqual([100, 99]);
});

interface Report {
  code: number;
  status: string;
  checks: Record<string, Record<string, unknown>>;
}

async function start() {
  const bindings = { ...(await env()), ...variables };
  const app = new Hono<App>().get(api.health, health());
  return {
    DB: bindings.DB,
    ask: async () => {
      const answer = await app.request(api.health, {}, bindings);
      return { ...((await answer.json()) as Omit<Report, 'code'>), code: answer.status };
    },
    wait: (ms: number) => vi.setSystemTime(Date.now() + ms),
  };
}
