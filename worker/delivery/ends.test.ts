import { describe, expect, test, vi } from 'vitest';
import type { Env } from '../env.ts';
import { TimeoutError } from '../timeout.ts';
import { act, reply } from './test-actions.ts';
import { hour, minute, second, startHook, startWorld } from './test-world.ts';

const mail = { NOTIFY_EMAIL: 'staff@example.org' };
const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };
const both = { ...webhook, ...mail };
const secret = `whsec_${btoa('a secret of thirty-two bytes or so')}`;
const day = 24 * hour;
describe('a reply that the email service takes', () => {
  test.each([
    ['answering too late, goes out once', new TimeoutError('no answer in 20 s'), 1],
    ['answering with an error, goes out three times', new Error('internal error'), 3],
  ])('%s, and again at the owner’s request', async (_, error, copies) => {
    const world = startWorld(mail);
    const id = await world.receive();
    await world.run([], minute);
    let sends = 0;
    world.breakMail(({ subject }) => (subject.startsWith('Re:') && ++sends > 0 ? error : false));
    const replyId = await reply(world, id, 'Hello');
    await world.run([], 14 * day);
    expect(sends).toBe(copies);
    expect(world.deliveries(replyId).reply).toMatchObject({ state: 'undeliverable', reported_at: expect.any(Number) });
    expect(world.deliveries(replyId).reply.claimed_at !== null).toBe(copies === 1);
    expect(await world.health()).toBeUndefined();
    world.breakMail(false);
    await act(world, 'retry', id);
    await world.run([], minute);
    expect(world.deliveries(replyId).reply).toMatchObject({ state: 'delivered', claimed_at: null });
  });

  test('is not repeated if the result cannot be stored', async () => {
    const world = startWorld(mail);
    const id = await world.receive();
    await world.run([], minute);
    world.breakStatements((sql) => sql.startsWith('UPDATE outbox SET state = ?4'));
    const replyId = await reply(world, id, 'Hello');
    await world.run([], 4 * day);
    expect(world.mails.filter(({ subject }) => subject.startsWith('Re:'))).toHaveLength(1);
    expect(world.deliveries(replyId).reply).toMatchObject({ state: 'undeliverable', claimed_at: expect.any(Number) });
  });
});

test.each([
  ['E_RECIPIENT_SUPPRESSED', 1],
  ['E_VALIDATION_ERROR', 1],
  ['E_DELIVERY_FAILED', 3],
])('refused addresses of visitors (%s) are never down', async (code, sends) => {
  const world = startWorld({ ...mail, NEWSLETTER_CONFIRM: 'on' });
  let count = 0;
  const refusal = Object.assign(new Error('refused'), { code });
  world.breakMail(({ to }) => (to !== mail.NOTIFY_EMAIL && ++count > 0 ? refusal : false));
  for (let at = 0; at < 5; at++) await world.signUp(`nobody${at}@example.org`);
  await world.run([], 3 * day);
  expect(count).toBe(5 * sends);
  expect(await world.health()).toBeUndefined();
});

test.each([301, 400, 401, 404, 410, 500])('a webhook that answers %i is down after three messages', async (status) => {
  const world = startWorld(webhook);
  let answer = status;
  const posts = startHook(() => answer);
  await world.run([0, minute], hour);
  expect(await world.health()).toBeUndefined();
  await world.run([0, minute, 2 * minute], hour);
  expect(await world.health()).toBe('receiver down: webhook');
  await world.run([], 3 * day);
  expect(await world.health()).toBe('receiver down: webhook');
  expect(posts.length).toBeLessThanOrEqual(5 * 10);
  answer = 204;
  await world.run([0], 5 * minute);
  expect(await world.health()).toBeUndefined();
});

test('a single message that is refused for a day is down, one among good ones is not', async () => {
  const world = startWorld(webhook);
  let poison = await world.receive();
  startHook((id) => (id === poison ? 400 : 204));
  await world.run([], 23 * hour);
  expect(await world.health()).toBeUndefined();
  await world.run([], 2 * hour);
  expect(await world.health()).toBe('receiver down: webhook');
  await world.run([], 3 * day);
  await world.run([0], hour);
  expect(await world.health()).toBeUndefined();
  poison = await world.receive();
  for (let at = 0; at < 8; at++) {
    await world.run([hour], 12 * hour);
    expect(await world.health()).toBeUndefined();
  }
});

test('a delivery behind a poisoned one is tried before its three days end', async () => {
  const world = startWorld(webhook);
  const poison = [await world.receive(), await world.receive(), await world.receive()];
  startHook((id) => (poison.includes(id) ? 500 : 204));
  const [good] = await world.run([hour], 4 * day);
  expect(world.deliveries(good!).webhook.state).toBe('delivered');
  expect(await world.health()).toBeUndefined();
});

test('a suppressed address of the owner stops only itself, and is down', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org, boss@example.org' });
  const refusal = Object.assign(new Error('suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' });
  world.breakMail(({ to }) => (to === 'boss@example.org' ? refusal : false));
  const arrivals = Array.from({ length: 40 }, (_, at) => at * hour);
  const ids = await world.run(arrivals, 3 * day);
  const subjects = world.mailsTo('staff@example.org').map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Message from'))).toHaveLength(ids.length);
  expect(await world.health()).toBe('receiver down: owner-email, address 2 of NOTIFY_EMAIL');
  world.breakMail(false);
  await world.run([0], day);
  expect(world.mailsTo('boss@example.org').length).toBeGreaterThan(0);
  expect(await world.health()).toBeUndefined();
});

test.each<['owner-email' | 'webhook', Partial<Env>, Partial<Env>]>([
  ['owner-email', { NOTIFY_EMAIL: 'staff@example.org, boss' }, { NOTIFY_EMAIL: 'staff@example.org, boss@example.org' }],
  ['webhook', { ...both, DELIVERY_WEBHOOK_SECRET: 'half' }, { DELIVERY_WEBHOOK_SECRET: secret }],
])('%s with an invalid variable waits, the rest goes out; then it gets its messages', async (channel, bad, good) => {
  const world = startWorld(bad);
  const posts = startHook(() => 204);
  const [id] = await world.run([0], 3 * hour);
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
  expect(await world.health()).toBe('deliveries are late');
  expect([world.mailsTo('boss@example.org'), posts]).toEqual([[], []]);
  world.configure(good);
  await world.run([], 10 * minute);
  expect(world.deliveries(id!)[channel].state).toBe('delivered');
  expect(world.mailsTo('boss@example.org').length + posts.length).toBe(1);
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
  expect(await world.health()).toBeUndefined();
});

test('a wrong variable stops only its channel', async () => {
  const world = startWorld({
    ...both,
    DELIVERY_WEBHOOK_SECRET: 'half',
    DIGEST_HOUR: 'noon',
    DELIVERY_RETRY_SECONDS: 'x',
  });
  await world.run([0], hour);
  expect(world.mails.map(({ to }) => to)).toEqual(['staff@example.org', 'a@b.c']);
});

test('without writes nothing is sent twice: no busy hour, no daily list, no report', async () => {
  const world = startWorld({ ...mail, DIGEST_HOUR: '8' });
  await world.run(Array(40).fill(0), 29 * minute);
  const before = world.mails.length;
  const { sweep } = world;
  world.sweep = () => sweep().catch(() => {});
  world.breakStatements((sql) => /^(UPDATE|INSERT)/.test(sql));
  await world.run([], 6 * hour);
  expect(world.mails).toHaveLength(before);
  world.breakStatements(() => false);
  await world.run([], hour);
  const subjects = world.mails.slice(before).map(({ subject }) => subject);
  expect(subjects).toEqual([expect.stringMatching(/^Busy hour/), expect.stringMatching(/open/)]);
});

test('a digest that the service takes too late goes out once', async () => {
  const world = startWorld(mail);
  let sends = 0;
  world.breakMail(({ subject }) => (subject.startsWith('Busy hour') && ++sends > 0 ? new TimeoutError('late') : false));
  const ids = await world.run(Array(31).fill(0), 5 * day);
  expect(sends).toBe(1);
  const states = ids.map((id) => world.deliveries(id)['owner-email']).filter(({ in_digest }) => in_digest);
  expect(states).toMatchObject([{ state: 'undeliverable', claimed_at: expect.any(Number) }]);
});

test('a clock that was 400 days ahead delays nothing by more than a day', async () => {
  const world = startWorld(mail);
  world.breakMail(true);
  const now = Date.now();
  vi.setSystemTime(now + 400 * day);
  const id = await world.receive();
  await world.attempt(id);
  vi.setSystemTime(now);
  world.breakMail(false);
  await world.run([], day + 10 * minute);
  expect(world.deliveries(id)['owner-email'].state).toBe('delivered');
});

test('a corrected mistake counts anew: messages marked as spam and back have three days', async () => {
  const world = startWorld(webhook);
  let isUp = false;
  startHook(() => (isUp ? 204 : 500));
  const [id] = await world.run([0], second);
  await act(world, 'spam', id!);
  await world.run([], 5 * day);
  isUp = true;
  await act(world, 'not-spam', id!);
  await world.run([], hour);
  expect(world.deliveries(id!).webhook.state).toBe('delivered');
});
