import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { feedWith } from './changelog/test-upstream.ts';
import type { Database, Statement } from './db/database.ts';
import { startWorld } from './delivery/test-world.ts';
import type { App, Env } from './env.ts';
import { startForms } from './forms/test-forms.ts';
import { health, type Report } from './health.ts';

vi.mock('../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

const never = () => new Promise<never>(() => {});
const stalled = { getByName: () => ({ latest: never, refresh: never }) };
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Each query takes `ms`. */
function slow(db: Database, ms: number): Database {
  const wrap = (statement: Statement): Statement => ({
    ...statement,
    bind: (...values) => wrap(statement.bind(...values)),
    all: () => after(ms).then(() => statement.all()),
  });
  return { prepare: (sql) => wrap(db.prepare(sql)), batch: (all) => after(ms).then(() => db.batch(all)) };
}

test.each<[what: string, broken: object | number, status: number, failing: string[]]>([
  ['a database that takes 3 s', 3_000, 201, []],
  ['a stalled database', 3_600_000, 503, ['database', 'sweep', 'delivery']],
  ['a stalled queue', { DELIVERIES: { metrics: never, sendBatch: never } }, 201, ['queue']],
  ['a failing rate limit', { SEND_LIMIT: { limit: () => Promise.reject(new Error('down')) } }, 201, []],
  ['a stalled rate limit', { SEND_LIMIT: { limit: never } }, 201, []],
  [
    'a stalled object of the feed',
    { CHANGELOG_FEED_URL: 'https://blog.example/feed', CHANGELOG: stalled },
    201,
    ['feed'],
  ],
])('a form and health answer within ten seconds of %s', async (_, broken, status, failing) => {
  const world = startWorld({ NOTIFY_EMAIL: 'ann@example.org' });
  await world.sweep();
  world.configure({
    DELIVERIES: { metrics: async () => ({ backlogCount: 0 }), sendBatch: async () => {} },
    RELEASE: { id: 'release' },
    ...(typeof broken === 'number' ? { DB: slow(world.database, broken) } : broken),
  } as unknown as Env);
  vi.useFakeTimers();
  const reports = new Hono<App>().get(api.health, health());
  const answers = Promise.all([
    startForms(world).post(api.contact, messageTo(contactForm)),
    reports.request(api.health, {}, world.env()),
  ]);
  await vi.advanceTimersByTimeAsync(10_000);
  const [form, report] = await answers;
  expect(form.status).toBe(status);
  const { checks } = (await report.json()) as Report;
  expect(Object.keys(checks).filter((name) => !checks[name]!.ok)).toEqual(failing);
});
