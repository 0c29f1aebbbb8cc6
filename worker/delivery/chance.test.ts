// @module-tag slow
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { TimeoutError } from '../timeout.ts';
import { reply } from './test-actions.ts';
import { hour, minute, startHook, startWorld } from './test-world.ts';

const owner = 'staff@example.org';
const day = 24 * hour;

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ what: fc.constant('wait' as const), span: fc.integer({ min: 1, max: 25 }) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constantFrom('message', 'reply', 'sign-up') }) },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('hook' as const), status: fc.constantFrom(204, 204, 400, 410, 429, 503) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('mail' as const),
      mood: fc.constantFrom('well', 'well', 'down', 'late', 'unsure'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('store' as const),
      broken: fc.constantFrom('', '', 'results', 'claims', 'writes'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('queue' as const), paused: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('clock' as const), days: fc.constantFrom(1, 5, 400) }) },
);

const broken: Record<string, (sql: string) => boolean> = {
  '': () => false,
  results: (sql) => sql.startsWith('UPDATE outbox SET state = ?4'),
  claims: (sql) => sql.includes('attempts = attempts + 1'),
  writes: (sql) => /^(UPDATE|INSERT|DELETE)/.test(sql) && !sql.includes('heartbeats'),
};

test('whatever fails, no one gets more than the bound, and each message is delivered or reported', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 400, maxLength: 400 }), async (steps) => {
      const world = startWorld({
        DELIVERY_WEBHOOK_URL: 'https://hook.test',
        NOTIFY_EMAIL: owner,
        NEWSLETTER_CONFIRM: 'on',
      });
      const sends = new Map<string, number>();
      const count = (key: string) => sends.set(key, (sends.get(key) ?? 0) + 1);
      let [status, mood, store, people] = [204, 'well', '', 0];
      const posts = startHook((id) => {
        count(`post ${id}`);
        return status;
      });
      world.breakMail(({ to, subject, text }) => {
        if (mood !== 'down') count(`mail ${to} ${subject} ${text}`);
        if (mood === 'well') return false;
        return mood === 'late' ? new TimeoutError('no answer in 20 s') : new Error('down');
      });
      const ids: string[] = [];
      // The store may refuse a message; its visitor is told.
      const offer = (work: () => Promise<unknown>) => work().catch(() => {});
      for (const one of steps) {
        if ('span' in one) await world.run([], one.span * minute);
        else if ('status' in one) status = one.status;
        else if ('mood' in one) mood = one.mood;
        else if ('paused' in one) world.pauseQueue(one.paused);
        else if ('broken' in one) {
          store = one.broken;
          world.breakStatements(broken[store]!);
        } else if ('days' in one) {
          const now = Date.now();
          vi.setSystemTime(now + one.days * day);
          await offer(() => world.sweep());
          vi.setSystemTime(now);
        } else if (one.what === 'message')
          await offer(async () => ids.push(await world.receive({ email: `v${people++}@b.c` })));
        else if (one.what === 'sign-up') await offer(() => world.signUp(`s${people++}@b.c`));
        else if (ids.length > 0) await offer(() => reply(world, ids.at(-1)!, crypto.randomUUID()));
        if (store === '') await expectTruth(world);
      }
      status = 204;
      mood = 'well';
      world.breakStatements(broken['']!);
      world.pauseQueue(false);
      await world.run([], 4 * day);
      await world.run([0], 2 * hour);
      const left = world.sqlite
        .prepare(
          `SELECT * FROM outbox WHERE state = 'waiting'
          OR (state = 'undeliverable' AND dismissed_at IS NULL AND reported_at IS NULL)`,
        )
        .all();
      expect(left).toEqual([]);
      for (const id of ids) expect(Object.values(world.deliveries(id)).length).toBeGreaterThanOrEqual(3);
      expect(await world.health()).toBeUndefined();
      for (const [key, times] of sends) expect([key, times <= (isToVisitor(key) ? 3 : 10)]).toEqual([key, true]);
      expect(posts.length).toBeLessThanOrEqual(10 * ids.length + 10);
    }),
    { numRuns: 25, seed: 20261128, endOnFailure: true },
  );
}, 120_000);

const isToVisitor = (key: string) => /^mail [vs]\d/.test(key);

/** Health fails while a receiver is down. */
async function expectTruth(world: ReturnType<typeof startWorld>) {
  const down = world.sqlite.prepare('SELECT channel FROM receivers WHERE down_since IS NOT NULL').all();
  if (down.length > 0) expect(await world.health()).toMatch(/^receiver down/);
}
