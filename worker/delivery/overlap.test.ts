import { expect, test, vi } from 'vitest';
import { changeMessage, redeliverSince } from '../db/message-actions.ts';
import { hour, minute, start, startWorld } from './test-world.ts';

const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };
const mail = { NOTIFY_EMAIL: 'staff@example.org' };

test('a digest that goes out during an attempt goes out once', async () => {
  const world = startWorld({ ...webhook, ...mail });
  const hook = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  const ids = await world.run(Array(31).fill(0), 29 * minute);
  const last = ids.find((id) => world.read(id).in_digest)!;
  world.sqlite.exec('UPDATE submissions SET claimed_until = NULL');
  const attempt = startAttempt(world, hook, last);
  await attempt.begun;
  vi.setSystemTime(start + 45 * minute);
  await world.sweep();
  const digests = () => world.mailsTo(mail.NOTIFY_EMAIL).filter(({ subject }) => subject.startsWith('More messages'));
  expect([digests().length, world.read(last).email_at]).toEqual([1, Date.now()]);
  await attempt.end(204);
  expect(world.read(last)).toMatchObject({ email_at: Date.now(), delivered_at: Date.now() });
  hook.mockImplementation(async () => new Response(null, { status: 204 }));
  await world.run([], 2 * hour);
  expect(digests()).toHaveLength(1);
});

test('what the desk sends again during an attempt is sent again', async () => {
  const world = startWorld(webhook);
  const hook = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  const [id] = await world.run([0], 0);
  hook.mockClear();
  const attempt = startAttempt(world, hook, id!);
  await attempt.begun;
  await changeMessage(world.database, { id: 'entry', at: Date.now(), who: 'ann', what: 'resend', message: id! });
  await attempt.end(204);
  expect(world.read(id!)).toMatchObject({ attempts: 0, webhook_at: null, delivered_at: null });
  hook.mockImplementation(async () => new Response(null, { status: 204 }));
  await world.run([], hour);
  expect(hook).toHaveBeenCalledTimes(2);
  expect(world.read(id!).delivered_at).toEqual(expect.any(Number));
});

test('what is asked for on another channel during an attempt gets there', async () => {
  const world = startWorld(webhook);
  const hook = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  const [id] = await world.run([0], 0);
  const attempt = startAttempt(world, hook, id!);
  await attempt.begun;
  world.configure(mail);
  await redeliverSince(world.database, start);
  await attempt.end(204);
  hook.mockImplementation(async () => new Response(null, { status: 204 }));
  await world.run([], hour);
  expect(world.mailsTo(mail.NOTIFY_EMAIL)).toHaveLength(1);
});

/** Begins an attempt at a webhook that takes its time; `end` is its answer. */
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
