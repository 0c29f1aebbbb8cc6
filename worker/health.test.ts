import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { api } from '#content/shared/http/api.ts';
import { feedWith } from './changelog/test-upstream.ts';
import { checkWrites } from './db/heartbeats.ts';
import { minute, start as now, second, startWorld } from './delivery/test-world.ts';
import type { App } from './env.ts';
import { health, type Report } from './health.ts';

vi.mock('../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

function start() {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  const app = new Hono<App>().get(api.health, health());
  const env = { ...world.env(), RELEASE: { id: 'release' }, DELIVERIES: { metrics: async () => ({}) } };
  return {
    ...world,
    heartbeat: (name: string) => world.sqlite.prepare('SELECT at FROM heartbeats WHERE name = ?').get(name)?.at,
    async ask() {
      const answer = await app.request(api.health, {}, env);
      return { ...((await answer.json()) as Report), code: answer.status };
    },
  };
}

test.each([
  ['a table is missing', 'subscribers RENAME TO gone', 'gone RENAME TO subscribers'],
  ['a column is missing', 'subscribers RENAME asked_at TO gone', 'subscribers RENAME gone TO asked_at'],
])('fails if %s', async (_, harm, repair) => {
  const { ask, skip, sqlite } = start();
  sqlite.exec(`ALTER TABLE ${harm}`);
  const checks = { database: { ok: false, error: 'no answer' } };
  expect(await ask()).toMatchObject({ code: 503, status: 'failing', checks });
  sqlite.exec(`ALTER TABLE ${repair}`);
  skip(5 * second);
  expect(await ask()).toMatchObject({ code: 200, status: 'ok' });
});

test('fails while the database takes no writes', async () => {
  const { ask, skip, sqlite } = start();
  expect(await ask()).toMatchObject({ code: 200 });
  sqlite.exec("CREATE TRIGGER no_writes BEFORE INSERT ON heartbeats BEGIN SELECT RAISE(ABORT, 'quota'); END");
  skip(minute);
  expect(await ask()).toMatchObject({ code: 503, checks: { database: { ok: false, error: 'takes no writes' } } });
  sqlite.exec('DROP TRIGGER no_writes');
  skip(5 * second);
  expect(await ask()).toMatchObject({ code: 200 });
});

test('fails while the database is full, and takes up no space itself', async () => {
  const { database, skip, sqlite } = start();
  const check = () => {
    skip(minute);
    return checkWrites(database, Date.now());
  };
  await check();
  const { page_count } = sqlite.prepare('PRAGMA page_count').get() as { page_count: number };
  sqlite.exec(`PRAGMA max_page_count = ${page_count}`);
  for (let times = 0; times < 3; times++) await check();
  sqlite.exec("INSERT INTO heartbeats (name, at, room) VALUES ('messages', 0, zeroblob(20000))");
  for (let times = 0; times < 2; times++) await expect(check()).rejects.toThrow('full');
  sqlite.exec("DELETE FROM heartbeats WHERE name = 'messages'");
  await check();
});

test('writes once a minute', async () => {
  const { ask, heartbeat } = start();
  const writes = [];
  for (const passed of [0, 55, 60, 115, 120]) {
    vi.setSystemTime(now + passed * second);
    await ask();
    writes.push((Number(heartbeat('health')) - now) / second);
  }
  expect(writes).toEqual([0, 0, 60, 60, 120]);
});

test.each([
  ['the last', { ok: true, age: 900 }, { ok: false, error: 'no sweep', age: 905 }],
  ['the first check', { ok: true, state: 'pending' }, { ok: false, error: 'no sweep' }],
])('the sweep fails 15 minutes after %s', async (since, before, after) => {
  const { ask, skip, sweep } = start();
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: { ok: true, state: 'pending' } } });
  if (since === 'the last') await sweep();
  skip(15 * minute);
  expect(await ask()).toMatchObject({ code: 200, checks: { sweep: before } });
  skip(5 * second);
  expect(await ask()).toMatchObject({ code: 503, checks: { sweep: after } });
});

test.each([
  ['a delivery is 15 minutes late', 'webhook', 16, {}, 'deliveries are late'],
  ['a delivery is 14 minutes late', 'webhook', 14, {}, undefined],
  ['a receiver that was removed is down', 'webhook', 1, { down_since: 61 }, undefined],
  ['a receiver sent Retry-After', 'webhook', 70, { retry_at: -10 }, undefined],
  ['email to visitors fails', 'confirmation', 1, { down_since: 1 }, 'receiver down: visitor-email'],
])('delivery check if %s', async (_, channel, dueMinutes, receiver, error) => {
  const { ask, sqlite } = start();
  const ago = (minutes: number | undefined) => (minutes === undefined ? 'NULL' : now - minutes * minute);
  const { down_since, retry_at } = receiver as { down_since?: number; retry_at?: number };
  const due = ago(dueMinutes);
  sqlite.exec(`
    INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at)
      VALUES ('one', '${channel}', 'person.erased', 'ann@example.org', '{}', ${due}, ${due});
    INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, state)
      VALUES ('two', 'webhook', 'contact.received', 1, 1, 'undeliverable');
    INSERT INTO receivers (channel, failing, down_since, retry_at)
      VALUES ('${channel === 'webhook' ? channel : 'visitor-email'}', '[]', ${ago(down_since)}, ${ago(retry_at)})`);
  const report = await ask();
  expect(report).toMatchObject(error ? { code: 503, status: 'failing' } : { code: 200, status: 'ok' });
  expect(report.checks.delivery).toEqual({ ok: !error, ms: expect.any(Number), ...(error && { error }) });
});

test('reuses a report for five seconds', async () => {
  const { ask, skip, sqlite } = start();
  expect(await ask()).toMatchObject({ code: 200 });
  sqlite.exec('ALTER TABLE subscribers RENAME TO gone');
  const well = async () => {
    const reports = await Promise.all(Array.from({ length: 100 }, ask));
    return reports.filter(({ code }) => code === 200).length;
  };
  skip(4_999);
  expect(await well()).toBe(100);
  skip(1);
  expect(await well()).toBe(99);
});
