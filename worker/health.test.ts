import { expect, test, vi } from 'vitest';
import { api } from '#content/api.ts';
import { startServer } from './test-server.ts';

const { fetch, worker } = startServer({ NOTIFY_EMAIL: 'staff@example.org' });

vi.setConfig({ testTimeout: 60_000 });

test('a site whose parts answer is healthy', async () => {
  const answer = await fetch(api.health);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\w+$/),
    checks: {
      database: { ok: true, ms: expect.any(Number) },
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

test.each([
  ['a table is gone', 'ALTER TABLE subscribers RENAME TO gone', 'ALTER TABLE gone RENAME TO subscribers'],
  [
    'a column is not there yet',
    'ALTER TABLE submissions RENAME COLUMN last_error TO gone',
    'ALTER TABLE submissions RENAME COLUMN gone TO last_error',
  ],
])('a database is named of which %s', async (_, harm, repair) => {
  const { DB } = await worker().getEnv();
  await DB.prepare(harm).run();
  expect(await reportOnce((report) => report.status === 'failing')).toMatchObject({
    checks: { database: { ok: false, error: 'no answer' } },
  });
  await DB.prepare(repair).run();
  await reportOnce((report) => report.status === 'ok');
});

test('a message that waits for an hour is named, spam is counted, and neither is shown', async () => {
  const { DB } = await worker().getEnv();
  const insert = (id: string, minutes: number, spam: number) =>
    DB.prepare(
      `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, attempted_at, last_error, spam)
      VALUES (?1, 'contact', ?1, 'ann@example.org', '{}', ?2, ?2, 'webhook: secret', ?3)`,
    ).bind(id, Date.now() - minutes * 60_000, spam);
  await DB.batch([insert('one', 61, 0), insert('two', 5, 0), insert('three', 600, 1)]);
  const report = await reportOnce(({ status }) => status === 'failing');
  expect(report.checks.delivery).toEqual({
    ok: false,
    error: 'messages wait',
    ms: expect.any(Number),
    oldest: expect.any(Number),
    undelivered: 2,
    retried: 2,
    claimed: 0,
    spam: 1,
  });
  expect(report.checks.delivery!.oldest).toBeGreaterThan(3600);
  expect(JSON.stringify(report)).not.toMatch(/example\.org|secret/);
});

test('who asks all the time gets the report of five seconds ago', async () => {
  const { DB } = await worker().getEnv();
  await DB.prepare('DELETE FROM submissions').run();
  await reportOnce(({ status }) => status === 'ok');
  await DB.prepare('ALTER TABLE subscribers RENAME TO gone').run();
  const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(api.health)));
  await DB.prepare('ALTER TABLE gone RENAME TO subscribers').run();
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(90);
});

interface Report {
  status: string;
  checks: Record<string, Record<string, unknown>>;
}

/** The first report that is so; each is given for five seconds. */
function reportOnce(is: (report: Report) => boolean): Promise<Report> {
  const read = async () => {
    const report = (await (await fetch(api.health)).json()) as Report;
    return is(report) && report;
  };
  return vi.waitUntil(read, { timeout: 20_000, interval: 250 }) as Promise<Report>;
}
