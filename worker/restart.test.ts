// @module-tag slow
import type { Miniflare } from 'miniflare';
import { afterAll, expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { feedWith, sends, startUpstream } from './changelog/test-upstream.ts';
import { migrate, startMiniflare } from './test-miniflare.ts';
import { testFolder } from './test-site.ts';

const received: string[] = [];
const hook = await startUpstream();
hook.answer = async (request, response) => {
  const { type, data } = JSON.parse((await request.toArray()).join(''));
  received.push(data.message ?? `${type} ${data.email}`);
  response.end();
};
const directory = await testFolder();
const upstream = await startUpstream();
afterAll(() => {
  for (const { close } of [hook, upstream]) close();
});

const message = messageTo(contactForm, { email: 'a@b.c', message: 'Stored before the crash' });

test('delivers after a queue failure, a kill and a restart, and still has a large feed', async () => {
  const first = await start({ queue: false });
  await migrate(await first.getD1Database('DB'));
  const feed = feedWith('x'.repeat(3_000_000));
  upstream.answer = sends(feed);
  expect(await (await first.dispatchFetch(`http://localhost${api.feed}`)).text()).toBe(feed);
  const key = { 'Idempotency-Key': 'before' };
  const stored = await post(first, api.contact, message, key);
  expect(stored.status).toBe(201);
  const receipt = await stored.json();
  expect((await post(first, api.newsletter, { email: 'a@b.c' })).status).toBe(201);
  await first.dispose();

  const second = await start({ queue: true });
  expect(await (await second.dispatchFetch(`http://localhost${api.feed}`)).text()).toBe(feed);
  expect(upstream.requests).toHaveLength(1);
  const repeat = await post(second, api.contact, message, key);
  expect([repeat.status, await repeat.json()]).toEqual([200, receipt]);
  const database = await second.getD1Database('DB');
  expect(await database.prepare('SELECT email FROM subscribers').all()).toMatchObject({
    results: [{ email: 'a@b.c' }],
  });
  expect(received).toEqual([]);

  await database.prepare('UPDATE outbox SET enqueued_at = enqueued_at - 120000').run();
  await (await second.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() });
  await vi.waitUntil(() => received.length > 1, { timeout: 10_000 });
  await vi.waitUntil(
    async () => (await database.prepare("SELECT 1 FROM outbox WHERE state = 'waiting'").first()) === null,
  );
  expect(received.sort()).toEqual([message.message, `subscriber.confirmed ${message.email}`]);
  await second.dispose();
});

function start({ queue }: { queue: boolean }) {
  return startMiniflare(directory, {
    ...(!queue && { queueProducers: undefined }),
    bindings: {
      ...(!queue && { DELIVERIES: 'no queue' }),
      CHANGELOG_FEED_URL: upstream.url,
      DELIVERY_WEBHOOK_URL: hook.url,
      DELIVERY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    },
  });
}

function post(site: Miniflare, path: string, body: object, headers: Record<string, string> = {}) {
  return site.dispatchFetch(`http://localhost${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}
