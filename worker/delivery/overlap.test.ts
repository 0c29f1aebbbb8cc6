import { expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { changeMessage, redeliverSince } from '../db/message-actions.ts';
import { channelsByForm } from './channels.ts';
import { hour, minute, second, start, startHook, startWorld } from './test-world.ts';

const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };
const mail = { NOTIFY_EMAIL: 'staff@example.org' };
const resend = { id: 'audit', at: start, who: 'ann', what: 'resend' } as const;

test('sends a digest once during an attempt of the webhook', async () => {
  const world = startWorld({ ...webhook, ...mail });
  const hook = answerWith(400);
  const ids = await world.run(Array(31).fill(0), 29 * minute);
  const last = ids.find((id) => world.deliveries(id)['owner-email'].in_digest)!;
  vi.setSystemTime(start + 41 * minute);
  world.sqlite.exec('UPDATE receivers SET down_since = NULL');
  const attempt = startAttempt(world, hook, last);
  await attempt.begun;
  vi.setSystemTime(start + 45 * minute);
  await world.sweep();
  const digests = () => world.mailsTo(mail.NOTIFY_EMAIL).filter(({ subject }) => subject.startsWith('Busy hour'));
  expect([digests().length, world.deliveries(last)['owner-email'].state]).toEqual([1, 'delivered']);
  await attempt.end(204);
  answerWith(204);
  await world.run([], 2 * hour);
  expect(world.deliveries(last).webhook.state).toBe('delivered');
  expect(digests()).toHaveLength(1);
});

test('delivers a message again that is resent during an attempt', async () => {
  const world = startWorld(webhook);
  const hook = answerWith(500);
  const [id] = await world.run([0], 0);
  hook.mockClear();
  vi.setSystemTime(start + minute);
  const attempt = startAttempt(world, hook, id!);
  await attempt.begun;
  await changeMessage(world.database, { ...resend, at: Date.now(), message: id! }, ['webhook']);
  await attempt.end(204);
  expect(world.deliveries(id!).webhook).toMatchObject({ attempts: 0, state: 'waiting' });
  answerWith(204);
  await world.run([], hour);
  expect(hook).toHaveBeenCalledTimes(2);
  expect(world.deliveries(id!).webhook.state).toBe('delivered');
});

test('delivers to a channel that is added during an attempt', async () => {
  const world = startWorld(webhook);
  const hook = answerWith(500);
  const [id] = await world.run([0], 0);
  vi.setSystemTime(start + minute);
  const attempt = startAttempt(world, hook, id!);
  await attempt.begun;
  world.configure(mail);
  await redeliverSince(world.database, start, channelsByForm(world.env()));
  await attempt.end(204);
  answerWith(204);
  await world.run([], hour);
  expect(world.mailsTo(mail.NOTIFY_EMAIL)).toHaveLength(1);
});

test('two queue messages deliver once, and an abandoned attempt is repeated', async () => {
  const world = startWorld(webhook);
  const hook = vi.spyOn(globalThis, 'fetch');
  const id = await world.receive();
  await startAttempt(world, hook, id).begun;
  const posts = startHook(() => 204);
  await world.run([], 30 * second);
  expect(posts).toEqual([]);
  await world.run([], 10 * minute);
  expect(posts.map((post) => post.id)).toEqual([id]);
});

test('does not repeat a running attempt when the receiver recovers', async () => {
  const world = startWorld(webhook);
  const hook = answerWith(500);
  const [held] = await world.run([0, 0, 0], 0);
  vi.setSystemTime(start + minute);
  world.sqlite.exec('UPDATE receivers SET down_since = NULL');
  const attempt = startAttempt(world, hook, held!);
  await attempt.begun;
  world.sqlite.exec(`UPDATE receivers SET down_since = ${start}`);
  const posts = startHook(() => 204);
  await world.sweep();
  await world.run([], 10 * second);
  await attempt.end(204);
  expect(await world.health()).toBeUndefined();
  await world.run([], hour);
  expect(posts.map(({ id }) => id)).not.toContain(held);
  expect(world.deliveries(held!).webhook.state).toBe('delivered');
});

test('emails the addresses of the form instead of the owner’s', async () => {
  const world = startWorld(mail);
  Object.assign(contactForm, { notify: ['sales@example.org'] });
  await world.run([0], minute);
  Object.assign(contactForm, { notify: undefined });
  expect(world.mails.map(({ to }) => to).toSorted()).toEqual(['a@b.c', 'sales@example.org']);
});

function answerWith(status: number) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }));
}

function startAttempt(world: ReturnType<typeof startWorld>, hook: ReturnType<typeof vi.spyOn>, id: string) {
  const [begun, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
  hook.mockImplementation(() => {
    begun.resolve();
    return answer.promise;
  });
  const attempt = world.attempt(id);
  return {
    begun: begun.promise,
    async end(status: number) {
      answer.resolve(new Response(null, { status }));
      await attempt;
    },
  };
}
