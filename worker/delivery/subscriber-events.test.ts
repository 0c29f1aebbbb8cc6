import { expect, test } from 'vitest';
import { erasePerson } from '../db/people.ts';
import { hour, minute, startHook, startWorld } from './test-world.ts';

const both = { NOTIFY_EMAIL: 'staff@example.org', DELIVERY_WEBHOOK_URL: 'https://hook.test' };
const ann = 'ann@example.org';

test('posts once that an erased person left, whatever the case of letters, then deletes the event', async () => {
  const [world, hook] = start();
  for (const email of [ann, 'Ann@example.org', 'ben@example.org']) await world.signUp(email);
  await world.run([], minute);
  await world.confirm(ann);
  await world.signUp('ANN@example.org');
  await world.run([], hour);
  hook.status = 503;
  const left = { channels: ['webhook'] as const, at: Date.now() };
  const { erased, events } = await erasePerson(world.database, ann, left);
  expect([erased.subscribers.length, events.length]).toEqual([1, 2]);
  expect((await erasePerson(world.database, ann, left)).events).toEqual([]);
  await world.run([], hour);
  hook.status = 204;
  await world.run([], 2 * hour);
  expect(hook.events().sort()).toEqual([
    ['person.erased', ann],
    ['subscriber.confirmed', ann],
    ['subscriber.left', ann],
  ]);
  await world.daily();
  expect(world.sqlite.prepare("SELECT 1 FROM outbox WHERE email LIKE 'ann%'").all()).toEqual([]);
  expect(world.sqlite.prepare("SELECT 1 FROM submissions WHERE email LIKE 'ann%'").all()).toEqual([]);
});

test('posts an unsubscription even if the person is erased during an outage', async () => {
  const [world, hook] = start();
  await world.signUp(ann);
  await world.run([], minute);
  await world.confirm(ann);
  await world.run([], minute);
  hook.status = 503;
  await world.leave(ann);
  await world.run([], minute);
  expect((await erasePerson(world.database, ann, { channels: ['webhook'], at: Date.now() })).events).toHaveLength(1);
  hook.status = 204;
  await world.run([], hour);
  const types = ['person.erased', 'subscriber.confirmed', 'subscriber.left'];
  expect(hook.events().toSorted()).toEqual(types.map((type) => [type, ann]));
});

test('does not post an outdated subscription after an unsubscription', async () => {
  const [world, hook] = start();
  await world.signUp(ann);
  await world.run([], minute);
  hook.status = 503;
  await world.confirm(ann);
  await world.run([], 15 * minute);
  hook.status = 204;
  await world.leave(ann);
  await world.run([], hour);
  expect(hook.events()).toEqual([['subscriber.left', ann]]);
  expect(await world.counts()).toMatchObject({ waiting: 0 });
});

test('does not post an outdated unsubscription after a new subscription', async () => {
  const [world, hook] = start();
  await world.signUp(ann);
  await world.run([], minute);
  await world.confirm(ann);
  await world.run([], hour);
  hook.status = 503;
  await world.leave(ann);
  await world.run([], 15 * minute);
  await world.signUp(ann);
  await world.run([], 0);
  hook.status = 204;
  await world.confirm(ann);
  await world.run([], hour);
  expect(hook.events().map(([type]) => type)).toEqual(['subscriber.confirmed', 'subscriber.confirmed']);
  expect(await world.counts()).toMatchObject({ waiting: 0 });
});

test('emails a confirmation at once after an unsubscription, then at most once an hour', async () => {
  const [world] = start();
  await world.signUp(ann);
  await world.run([], minute);
  await world.confirm(ann);
  await world.run([], minute);
  await world.leave(ann);
  await world.run([], minute);
  await world.signUp(ann);
  await world.run([], minute);
  expect(world.mailsTo(ann)).toHaveLength(2);
  expect(await world.signUp(ann)).toBeUndefined();
  await world.run([], minute);
  expect(world.mailsTo(ann)).toHaveLength(2);
  await world.confirm(ann);
  expect(world.subscriber(ann)).toMatchObject({ unsubscribed_at: null, confirmed_at: Date.now() });
});

function start() {
  const posts = startHook(() => hook.status);
  const events = () => posts.filter(({ ok }) => ok).map(({ type, data }) => [type, data.email]);
  const hook = { status: 204, events };
  return [startWorld(both), hook] as const;
}
