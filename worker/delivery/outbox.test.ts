import { expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { onQueue } from '../triggers.ts';
import { enqueue } from './outbox.ts';
import { minute, second, start, startHook, startWorld } from './test-world.ts';

const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };

test('logs the error if the queue is down', async () => {
  const { env } = startWorld({ DELIVERIES: { sendBatch: () => Promise.reject() } } as unknown as Env);
  await enqueue(env(), ['one']);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('queue failed'));
});

test('the sweep enqueues what the queue lost and what is due', async () => {
  const world = startWorld(webhook);
  const posts = startHook(() => 204);
  world.pauseQueue(true);
  const [early, due, later] = [-3, -1, 15].map((minutes) => start + minutes * minute);
  const states = {
    forgotten: `next_attempt_at = ${early}, enqueued_at = ${early}`,
    enqueued: `next_attempt_at = ${due}, enqueued_at = ${due}`,
    waiting: `next_attempt_at = ${later}, enqueued_at = NULL, attempts = 3`,
    rested: `next_attempt_at = ${due}, enqueued_at = NULL, attempts = 3`,
    done: `next_attempt_at = ${due}, enqueued_at = NULL, state = 'delivered'`,
    given: `next_attempt_at = ${due}, enqueued_at = NULL, state = 'undeliverable'`,
    spam: `next_attempt_at = ${due}, enqueued_at = NULL`,
  };
  const names = new Map<string, string>();
  for (const [name, columns] of Object.entries(states)) {
    const id = await world.receive();
    names.set(id, name);
    world.sqlite.prepare(`UPDATE outbox SET ${columns} WHERE event_id = ?`).run(id);
    if (name === 'spam') world.sqlite.prepare('UPDATE submissions SET spam = 1 WHERE id = ?').run(id);
  }
  world.pauseQueue(false);
  await world.sweep();
  await world.run([], second);
  expect(posts.map(({ id }) => names.get(id)).toSorted()).toEqual(['forgotten', 'rested']);
});

test.each([
  ['invalid', 'nonsense'],
  ['of an erased event', { id: 'erased' }],
  ['of a delivered event', { id: 'done' }],
])('acknowledges a queue message %s', async (what, body) => {
  const world = startWorld(webhook);
  const posts = startHook(() => 204);
  const id = await world.receive();
  world.sqlite.exec("UPDATE outbox SET state = 'delivered', event_id = 'done'");
  world.sqlite.prepare("UPDATE submissions SET id = 'done' WHERE id = ?").run(id);
  const message = { body, ack: vi.fn(), retry: vi.fn() };
  await onQueue({ queue: 'site-deliveries', messages: [message] } as unknown as MessageBatch, world.env());
  expect([message.ack.mock.calls.length, message.retry.mock.calls, posts]).toEqual([1, [], []]);
  const isLogged = JSON.stringify(vi.mocked(console.error).mock.calls).includes('queue message invalid');
  expect(isLogged).toBe(what === 'invalid');
});
