import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#content/api.ts';
import { feedWith } from './changelog/test-upstream.ts';
import type { App } from './env.ts';
import { health } from './health.ts';
import { startServer } from './test-server.ts';

vi.mock('../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

const variables = { NOTIFY_EMAIL: 'staff@example.org' };
const { fetch, worker } = startServer(variables);

test('a site whose parts answer is healthy', async () => {
  const answer = await fetch(api.health);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\w+$/),
    checks: {
      database: { ok: true, ms: expect.any(Number) },
      sweep: { ok: true, ms: expect.any(Number), age: expect.any(Number) },
      delivery: { ok: true, ms: expect.any(Number), oldest: 0, undelivered: 0, retried: 0, claimed: 0, spam: 0 },
      queue: { ok: true, ms: expect.any(Number), backlog: expect.any(Number) },
      feed: { ok: true, ms: expect.any(Number), state: 'fresh', age: 0 },
    },
  });
  expect((await fetch(api.health, { method: 'HEAD' })).status).toBe(200);
  const post = await fetch(api.health, { method: 'POST' });
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('what is not in the API is not found', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/', '/api/health/x']) {
    const answer = await fetch(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' });
  }
});

// A report is given for five seconds: the rest is asked of the same database in this process, where tests move the clock.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['a table is gone', 'ALTER TABLE subscribers RENAME TO gone', 'ALTER TABLE gone RENAME TO subscribers'],
  [
    'a column is not there yet',
    'ALTER TABLE submissions RENAME COLUMN last_error TO gone',
    'ALTER TABLE submissions RENAME COLUMN gone TO last_error',
  ],
])('a database is named of which %s', async (_, harm, repair) => {
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

test('names a database that takes no writes', async () => {
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

test('writes once a minute, however often anyone asks', async () => {
  const { DB, ask, wait } = await start();
  const writes = new Set<number>();
  for (let minutes = 0; minutes < 3 * 60_000; minutes += 5_000) {
    await ask();
    writes.add((await DB.prepare("SELECT at FROM heartbeats WHERE name = 'health'").first<number>('at'))!);
    wait(5_000);
  }
  expect(writes.size).toBe(3);
});

test('the sweep is pending before the first, and fails 15 minutes after the last', async () => {
  const { DB, ask, wait } = await start();
  await DB.prepare("DELETE FROM heartbeats WHERE name = 'sweep'").run();
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: { ok: true, state: 'pending' } } });
  await worker().scheduled({ cron: '*/5 * * * *' });
  const { at } = (await DB.prepare("SELECT at FROM heartbeats WHERE name = 'sweep'").first<{ at: number }>())!;
  vi.setSystemTime(at + 15 * 60_000);
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: { ok: true, age: 900 } } });
  wait(5_000);
  expect(await ask()).toMatchObject({ code: 503, checks: { sweep: { ok: false, error: 'no sweep', age: 905 } } });
});

test('a message that waits for an hour is named, spam is counted, and neither is shown', async () => {
  const { DB, ask } = await start();
  const insert = (id: string, minutes: number, spam: number) =>
    DB.prepare(
      `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, attempted_at, last_error, spam)
      VALUES (?1, 'contact', ?1, 'ann@example.org', '{}', ?2, ?2, 'webhook: secret', ?3)`,
    ).bind(id, Date.now() - minutes * 60_000, spam);
  await DB.batch([insert('one', 61, 0), insert('two', 5, 0), insert('three', 600, 1)]);
  const report = await ask();
  await DB.prepare('DELETE FROM submissions').run();
  expect(report).toMatchObject({ code: 503, status: 'failing' });
  expect(report.checks.delivery).toEqual({
    ok: false,
    error: 'messages wait',
    ms: expect.any(Number),
    oldest: 3660,
    undelivered: 2,
    retried: 2,
    claimed: 0,
    spam: 1,
  });
  expect(JSON.stringify(report)).not.toMatch(/example\.org|secret/);
});

test('who asks all the time gets the report of five seconds ago', async () => {
  const { DB, ask, wait } = await start();
  expect(await ask()).toMatchObject({ code: 200 });
  await DB.prepare('ALTER TABLE subscribers RENAME TO gone').run();
  wait(4_999);
  const early = await Promise.all(Array.from({ length: 100 }, ask));
  wait(1);
  // One of them waits for the new report, and the others get the old one meanwhile.
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

/** Starts the report anew, on the database and the queue of the server. */
async function start() {
  const env = { ...(await worker().getEnv()), ...variables };
  const app = new Hono<App>().get(api.health, health());
  return {
    DB: env.DB,
    ask: async () => {
      const answer = await app.request(api.health, {}, env);
      return { ...((await answer.json()) as Omit<Report, 'code'>), code: answer.status };
    },
    /** Lets time pass, in milliseconds. */
    wait: (ms: number) => vi.setSystemTime(Date.now() + ms),
  };
}
