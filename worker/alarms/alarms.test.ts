import { readFileSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { alarms } from '#content/desk/health-alarms.ts';
import { site } from '#content/site.ts';
import { feedWith } from '../changelog/test-upstream.ts';
import { hour, minute, startWorld } from '../delivery/test-world.ts';
import type { Env } from '../env.ts';
import { Alarms } from './alarms.ts';

vi.mock('../../content/changelog.xml', () => ({ default: feedWith('Shipped') }));
vi.mock('cloudflare:workers', () => import('../test-durable-object.ts'));

const owner = { NOTIFY_EMAIL: 'owner@example.org' };
const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test/' };
const hook = vi.fn();
beforeEach(() => {
  hook.mockReset().mockImplementation(async () => new Response());
  vi.stubGlobal('fetch', hook);
});

test('emails the owner when the database takes no writes, and when it does again', async () => {
  const { mails, news, sqlite, run } = startAlarms(owner);
  await run(3 * hour);
  expect(mails).toEqual([]);
  for (const table of tables(sqlite))
    sqlite.exec(`CREATE TRIGGER stop_${table} BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'full'); END`);
  await run(10 * minute);
  expect(mails).toMatchObject([{ to: 'owner@example.org' }]);
  expect(mails[0]!.text).toContain(`database: takes no writes\n${alarms.database!.meaning}\nRun: `);
  await run(3 * hour);
  // The sweep's heartbeat is a write too.
  expect(news()).toEqual(['failing: database', 'failing: sweep']);
  for (const table of tables(sqlite)) sqlite.exec(`DROP TRIGGER stop_${table}`);
  await run(3 * hour);
  expect(news()).toEqual(['working again: database, sweep']);
});

test('reports that the cron stopped, twice', async () => {
  const { news, run } = startAlarms(owner);
  for (const _ of ['first', 'second']) {
    await run(hour);
    await run(45 * minute, { cron: false });
    expect(news()).toEqual(['failing: sweep']);
    await run(3 * hour, { cron: false });
    expect(news()).toEqual([]);
    await run(3 * hour);
    expect(news()).toEqual(['working again: sweep']);
  }
});

test('reports a missing database and the checks that need it in one email', async () => {
  const { news, env, run } = startAlarms(owner);
  await run(hour);
  const { DB } = env;
  env.DB = new Proxy({} as D1Database, {
    get: () => () => {
      throw new Error('D1_ERROR: gone');
    },
  });
  await run(3 * hour);
  expect(news()).toEqual(['failing: database, sweep, delivery']);
  env.DB = DB;
  await run(hour);
  expect(news()).toHaveLength(1);
});

test('posts a signed event if email fails, and retries if both fail', async () => {
  const { news, breakMail, run } = startAlarms({ ...owner, ...webhook });
  await run(hour);
  breakMail(true);
  hook.mockImplementation(async () => new Response(null, { status: 500 }));
  await run(hour, { cron: false });
  const tries = hook.mock.calls.length;
  expect(tries).toBeGreaterThan(5);
  hook.mockImplementation(async () => new Response());
  await run(3 * hour, { cron: false });
  expect(hook).toHaveBeenCalledTimes(tries + 1);
  const [url, { headers, body }] = hook.mock.lastCall!;
  expect([url, headers['webhook-signature']]).toEqual([webhook.DELIVERY_WEBHOOK_URL, expect.stringMatching(/^v1,/)]);
  expect(JSON.parse(body)).toMatchObject({
    type: 'alarm.changed',
    data: { changes: [{ check: 'sweep', error: 'no sweep' }] },
  });
  breakMail(false);
  await run(hour);
  expect(news()).toEqual(['working again: sweep']);
});

test('reports a failure that began and ended while nothing could be sent, once', async () => {
  const { mails, news, breakMail, run } = startAlarms(owner);
  await run(hour);
  breakMail(true);
  await run(hour, { cron: false });
  await run(hour);
  expect(mails).toEqual([]);
  breakMail(false);
  await run(3 * hour);
  expect(mails[0]!.text).toContain('sweep: no sweep\nNo email about it could be sent at the time. It works again.');
  expect(news()).toEqual(['failed for a while: sweep']);
});

test('emails each address of the owner and the webhook, whichever fails', async () => {
  const { mails, breakMail, run } = startAlarms({ NOTIFY_EMAIL: 'owner@example.org, night@example.org', ...webhook });
  await run(hour);
  breakMail(({ to }) => to === 'owner@example.org');
  await run(hour, { cron: false });
  expect(mails.map(({ to }) => to)).toEqual(['night@example.org']);
  expect(hook).toHaveBeenCalledTimes(1);
});

test('logs an alarm once if there is no receiver', async () => {
  const { run } = startAlarms({});
  await run(hour);
  await run(3 * hour, { cron: false });
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line));
  expect(lines.filter(({ event }) => event === 'alarm')).toEqual([
    { level: 'error', event: 'alarm', check: 'sweep', error: 'no sweep' },
  ]);
});

test.each([5, 15, 60])('sends few emails about a check that changes every %d minutes', async (every) => {
  const { mails, run, env } = startAlarms(owner);
  for (let at = 0; at < 24 * hour; at += every * minute) {
    env.ACCESS_AUD = env.ACCESS_AUD ? '' : 'wrong';
    await run(every * minute);
  }
  expect(mails.length).toBeLessThan(16);
});

test('reports a flood once, and its end', async () => {
  const { news, sqlite, run } = startAlarms(owner);
  await run(hour);
  const insert = sqlite.prepare(
    "INSERT INTO subscribers (email, token, subscribed_at, spam) VALUES ('a' || ?1 || '@b.c', ?1, ?2, 1)",
  );
  for (let n = 0; n < 300; n++) insert.run(n, Date.now() + 30 * minute);
  await run(hour);
  expect(news()).toEqual(['failing: flood']);
  await run(3 * hour);
  expect(news()).toEqual(['working again: flood']);
});

test('each check has a row in the README', async () => {
  const { looked, run } = startAlarms(owner);
  await run(hour);
  const readme = readFileSync('worker/alarms/README.md', 'utf8');
  for (const check of [...looked(), 'settings']) {
    expect(alarms).toHaveProperty(check);
    expect(readme).toContain(`\n| \`${check}\` |`);
    expect(readme.replace(/\\\|/g, '|')).toContain(alarms[check]!.run);
  }
});

function startAlarms(variables: Partial<Env>) {
  const world = startWorld(variables);
  const env = {
    ...world.env(),
    RELEASE: { id: 'release' },
    DELIVERIES: { metrics: async () => ({ backlogCount: 0 }) },
  } as unknown as Env;
  const stored = new Map<string, unknown>();
  let alarmAt: number | null = null;
  const storage = {
    getAlarm: async () => alarmAt,
    setAlarm: async (at: number) => {
      alarmAt = at;
    },
    kv: {
      get: (name: string) => structuredClone(stored.get(name)),
      put: (name: string, value: unknown) => stored.set(name, value),
    },
  };
  const object = () => new Alarms({ storage, waitUntil: () => {} } as never, env);
  world.configure({ ALARMS: { getByName: object } as never });
  let sweepAt = Date.now();
  return {
    ...world,
    env,
    /** Of the emails since the last call. */
    news: () => world.mails.splice(0).map(({ subject }) => subject.replace(`${site.name}, `, '')),
    looked: () => Object.keys(stored.get('state') as object),
    async run(span: number, { cron = true } = {}) {
      const end = Date.now() + span;
      for (;;) {
        const next = Math.min(sweepAt, alarmAt ?? Number.POSITIVE_INFINITY);
        if (next > end) break;
        vi.setSystemTime(next);
        if (next === sweepAt) {
          sweepAt += 5 * minute;
          world.configure({ DB: env.DB });
          if (cron) await world.sweep().catch(() => {});
        } else {
          alarmAt = null;
          await object().alarm();
        }
      }
      vi.setSystemTime(end);
    },
  };
}

function tables(sqlite: ReturnType<typeof startWorld>['sqlite']): string[] {
  const rows = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
  return rows.map(({ name }) => String(name));
}
