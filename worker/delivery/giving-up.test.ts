// @module-tag slow
import { expect, test } from 'vitest';
import { hour, minute, second, start, startHook, startWorld } from './test-world.ts';

const both = { DELIVERY_WEBHOOK_URL: 'https://hook.test', NOTIFY_EMAIL: 'staff@example.org' };
const webhook = { DELIVERY_WEBHOOK_URL: both.DELIVERY_WEBHOOK_URL };
const day = 24 * hour;

test.each([
  [400, 5],
  [422, 30],
  [500, 5],
])('answered %i each time, a message is posted ten times in %i days and reported once', async (status, days) => {
  const world = startWorld(both);
  let poison = '';
  const posts = startHook((id) => (id === poison ? status : 204));
  poison = await world.receive();
  await world.run(
    Array.from({ length: days }, (_, at) => at * day + hour),
    days * day,
  );
  const times = posts.filter(({ id }) => id === poison).map(({ at }) => at);
  expect(times).toHaveLength(10);
  expect((times.at(-1)! - start) / day).toBeCloseTo(3, 0);
  const { webhook } = world.deliveries(poison);
  expect(webhook).toMatchObject({ state: 'undeliverable', attempts: 10, dismissed_at: null });
  expect(JSON.parse(webhook.answers)).toEqual(times.slice(-5).map((at) => ({ at, status, text: 'no such field' })));
  const reports = world.mailsTo(both.NOTIFY_EMAIL).filter(({ subject }) => subject === 'Deliveries given up: 1');
  expect(reports).toHaveLength(1);
  const reference = poison.slice(0, 8).toUpperCase();
  expect(reports[0]!.text).toContain(`${reference}  webhook  contact.received  a@b.c\n${status} no such field`);
  expect(await world.health()).toBeUndefined();
  expect(posts.filter(({ id }) => id !== poison)).toHaveLength(days);
});

test('410 ends only this delivery', async () => {
  const world = startWorld(webhook);
  const posts = startHook(() => 410);
  const ids = await world.run([0, minute, 2 * minute, 3 * minute], day);
  expect(posts).toHaveLength(4);
  expect(ids.map((id) => world.deliveries(id).webhook.state)).toEqual(Array(4).fill('undeliverable'));
});

test('Retry-After delays all deliveries of the receiver', async () => {
  const world = startWorld(webhook);
  const posts = startHook(() => new Response(null, { status: 429, headers: { 'Retry-After': '3600' } }));
  await world.run([0, minute, 2 * minute, 30 * minute], hour - second);
  expect(posts).toHaveLength(1);
  await world.run([], hour);
  expect(posts).toHaveLength(2);
});

test('300 messages take at most 20 posts during a six-hour outage and arrive once, after the next attempt of the oldest', async () => {
  const world = startWorld(webhook);
  const outage = 6 * hour;
  const posts = startHook((_, at) => (at < start + outage ? 503 : 204));
  const ids = await world.run(
    Array.from({ length: 300 }, (_, at) => (at * outage) / 300),
    outage - second,
  );
  expect(await world.health()).toBe('receiver down: webhook');
  expect(posts.length).toBeLessThanOrEqual(20);
  await world.run([], 2 * hour);
  const taken = posts.filter(({ ok }) => ok).map(({ id }) => id);
  expect(taken.toSorted()).toEqual(ids.toSorted());
  expect(await world.health()).toBeUndefined();
});
