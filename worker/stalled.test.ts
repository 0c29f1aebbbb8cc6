import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { feedWith } from './changelog/test-upstream.ts';
import type { Database, Statement } from './db/database.ts';
import { startWorld } from './delivery/test-world.ts';
import type { App } from './env.ts';
import { forms } from './forms/routes.ts';
import { health } from './health.ts';

vi.mock('../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

const never = () => new Promise<never>(() => {});
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
  ['a stalled rate limit', { SEND_LIMIT: { limit: never } }, 201, []],
  [
    'a stalled object of the feed',
    {
      CHANGELOG_FEED_URL: 'https://blog.example/feed',
      CHANGELOG: { getByName: () => ({ latest: never, refresh: never }) },
    },
    201,
    ['feed'],
  ],
])('a form and health answer within ten seconds of %s', async (_, broken, status, failing) => {
  const world = startWorld({ NOTIFY_EMAIL: 'ann@example.org' });
  await world.sweep();
  const env = {
    ...world.env(),
    SEND_LIMIT: { limit: async () => ({ success: true }) },
    DELIVERIES: { metrics: async () => ({ backlogCount: 0 }), sendBatch: async () => {} },
    RELEASE: { id: 'release' },
    ...(typeof broken === 'number' ? { DB: slow(world.database as Database, broken) } : broken),
  };
  vi.useFakeTimers();
  const app = new Hono<App>().route('/', forms).get(api.health, health());
  const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} };
  const post = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': '192.0.2.1' },
    body: JSON.stringify(messageTo(contactForm)),
  };
  const answers: Record<string, Response> = {};
  for (const [path, init] of [
    [api.contact, post],
    [api.health, {}],
  ] as const)
    void Promise.resolve(app.request(path, init, env, context)).then((answer) => {
      answers[path] = answer;
    });
  await vi.advanceTimersByTimeAsync(10_000);
  const { checks } = (await answers[api.health]!.json()) as { checks: Record<string, { ok: boolean }> };
  expect(answers[api.contact]!.status).toBe(status);
  expect(Object.keys(checks).filter((name) => !checks[name]!.ok)).toEqual(failing);
});
