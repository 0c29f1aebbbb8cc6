// @module-tag slow
import { expect, test } from 'vitest';
import { redeliverSince } from '../db/message-actions.ts';
import { receivedById } from '../db/received.ts';
import { channelsByForm } from './channels.ts';
import { act } from './test-actions.ts';
import { hour, minute, second, start, startHook, startWorld } from './test-world.ts';

const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };
const mail = { NOTIFY_EMAIL: 'staff@example.org' };
const both = { ...webhook, ...mail };
const day = 24 * hour;
const every = (span: number, count: number) => Array.from({ length: count }, (_, at) => at * span);

test.each([
  ['a minute', minute, 15 * minute],
  ['an hour', hour, 2 * hour],
  ['a day', day, 8 * hour],
  ['two days', 2 * day, 4 * hour],
])('a receiver that is down for %s gets each message once, after the next attempt', async (_, outage, patience) => {
  const world = startWorld(webhook);
  const posts = startHook((_, at) => (at - start < outage ? 503 : 204));
  const ids = await world.run([0, outage / 4, outage / 2, outage - second], outage + patience);
  for (const id of ids) {
    const { state, ended_at } = world.deliveries(id).webhook;
    expect([state, ended_at! - start >= outage]).toEqual(['delivered', true]);
  }
  expect(posts.filter(({ ok }) => ok)).toHaveLength(ids.length);
  expect(world.mails).toEqual([]);
});

test('a new channel gets new messages, and older ones on request', async () => {
  const world = startWorld(mail);
  const posts = startHook(() => 204);
  const earlier = await world.run([0, minute], hour);
  world.configure(webhook);
  const [later] = await world.run([0], day);
  expect(posts.map(({ id }) => id)).toEqual([later]);
  expect(await redeliverSince(world.database, start, channelsByForm(world.env()))).toBe(2);
  await world.run([], hour);
  expect(posts.map(({ id }) => id).toSorted()).toEqual([later, ...earlier].toSorted());
  expect(world.mailsTo('staff@example.org')).toHaveLength(3);
});

test('without channels a message is only stored', async () => {
  const world = startWorld({});
  const [id] = await world.run([0], hour);
  world.configure(mail);
  await world.run([], hour);
  expect(await receivedById(world.database, id!)).toMatchObject({ delivery: null });
  expect(world.mails).toEqual([]);
});

test('deliveries of a removed channel end after three days, reported if no other channel delivered', async () => {
  const world = startWorld(both);
  const posts = startHook(() => 503);
  const [mailed] = await world.run([0], minute);
  world.breakMail(true);
  const [unread] = await world.run([0], minute);
  world.breakMail(false);
  world.configure({ DELIVERY_WEBHOOK_URL: '' });
  world.sqlite.prepare("DELETE FROM outbox WHERE event_id = ? AND channel LIKE 'owner-email:%'").run(unread!);
  const before = posts.length;
  await world.run([], 4 * day);
  expect(posts).toHaveLength(before);
  const ended = { state: 'undeliverable' };
  expect(world.deliveries(mailed!).webhook).toMatchObject({ ...ended, dismissed_at: expect.any(Number) });
  expect(world.deliveries(unread!).webhook).toMatchObject({ ...ended, dismissed_at: null });
  const reports = world.mailsTo('staff@example.org').filter(({ subject }) => subject.startsWith('Deliveries given up'));
  expect(reports.map(({ text }) => text)).toEqual([expect.stringContaining('not configured any more')]);
  expect(await world.health()).toBeUndefined();
  await act(world, 'resend', unread!);
  await world.run([], 10 * minute);
  expect(world.deliveries(unread!)['owner-email'].state).toBe('delivered');
});

test('a channel removed for less than three days gets its waiting messages', async () => {
  const world = startWorld(mail);
  world.breakMail(true);
  const [id] = await world.run([0], minute);
  world.configure({ NOTIFY_EMAIL: '' });
  await world.run([], day);
  world.breakMail(false);
  world.configure(mail);
  await world.run([], day);
  expect(world.deliveries(id!)['owner-email'].state).toBe('delivered');
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
});

test('sends one receipt per message, at most five a day, none late', async () => {
  const world = startWorld(mail);
  const [id] = await world.run([0], minute);
  expect(world.mailsTo('a@b.c')).toMatchObject([
    {
      subject: `We got your message (reference ${id!.slice(0, 8).toUpperCase()})`,
      text: expect.stringContaining('within 24 hours'),
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
  ]);
  expect(JSON.stringify(world.mailsTo('a@b.c'))).not.toMatch(/Ann|Lee|Hello there/);
  await world.run([0, 1, 2, 3, 4, 5, 6], hour);
  expect(world.mailsTo('a@b.c')).toHaveLength(5);
  await world.run([], day);
  world.breakMail(true);
  const [late] = await world.run([0], 2 * hour);
  world.breakMail(false);
  await world.run([], hour);
  const { 'owner-email': email, receipt } = world.deliveries(late!);
  expect(email.state).toBe('delivered');
  expect(receipt).toMatchObject({ state: 'undeliverable', dismissed_at: expect.any(Number) });
  expect([world.mailsTo('a@b.c').length, world.mailsTo('staff@example.org').length]).toEqual([5, 9]);
});

test('a failing receipt is retried for an hour and not reported', async () => {
  const world = startWorld(mail);
  world.breakMail(({ to }) => to === 'a@b.c');
  const [id] = await world.run([0], 2 * hour);
  expect(world.deliveries(id!).receipt).toMatchObject({ state: 'undeliverable', dismissed_at: expect.any(Number) });
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
  expect(await world.health()).toBeUndefined();
});

test('emails thirty messages an hour, lists the others in digests, and loses none', async () => {
  const world = startWorld(both);
  const posts = startHook(() => 204);
  const ids = await world.run(every(10 * second, 200), 20 * hour);
  const mails = world.mailsTo('staff@example.org');
  const digests = mails.filter(({ subject }) => subject.startsWith('Busy hour'));
  expect([mails.length - digests.length, digests.length]).toEqual([30, 2]);
  for (const id of ids.slice(30)) {
    const listed = digests.filter(({ text }) => text.includes(id.slice(0, 8).toUpperCase()));
    expect(listed).toHaveLength(1);
  }
  expect(posts).toHaveLength(200);
  for (const id of ids) expect(world.deliveries(id)['owner-email'].ended_at! - start).toBeLessThan(2 * hour);
  await world.run([0], minute);
  expect(world.mailsTo('staff@example.org').at(-1)!.subject).toMatch(/^Message from Ann Lee \([0-9A-F]{8}\)$/);
});

test('sends thirty receipts for 600 messages from forged addresses', async () => {
  const world = startWorld(mail);
  for (let at = 0; at < 600; at++) {
    await world.receive({ email: `nobody${at}@example.org` });
    await world.run([], second);
  }
  await world.run([], hour);
  const receipts = world.mails.filter(({ subject }) => subject.startsWith('We got your message'));
  expect(receipts).toHaveLength(30);
});

test('retries a failed digest and a failed post on their schedule', async () => {
  const world = startWorld(both);
  let isUp = false;
  startHook(() => (isUp ? 204 : 500));
  world.breakMail(({ subject }) => subject.startsWith('Busy hour'));
  const ids = await world.run(Array(40).fill(0), 2 * hour);
  const delivered = (channel: 'webhook' | 'owner-email') =>
    ids.filter((id) => world.deliveries(id)[channel].state === 'delivered').length;
  expect(delivered('owner-email')).toBe(30);
  expect(await world.health()).toBeTruthy();
  isUp = true;
  world.breakMail(false);
  await world.run([], 2 * hour);
  expect([delivered('owner-email'), delivered('webhook')]).toEqual([40, 40]);
  expect(world.mailsTo('staff@example.org')).toHaveLength(31);
});

test('emails a list of suspected spam on Mondays, and delivers approved messages', async () => {
  const world = startWorld(mail);
  const [one] = [await world.suspect(), await world.suspect()];
  expect(world.deliveries(one!)).toEqual({});
  await world.run([], hour);
  expect(world.mails).toEqual([]);
  for (let day = 0; day < 7; day++) {
    await world.daily();
    await world.run([], 24 * hour);
  }
  const [list, ...more] = world.mailsTo('staff@example.org');
  expect(more).toEqual([]);
  expect(list!.subject).toBe('Messages that look like spam: 2');
  expect(list!.text).toContain(`${one!.slice(0, 8).toUpperCase()}  contact  a@b.c\nHello there\n`);
  await act(world, 'not-spam', one!);
  await world.run([], hour);
  expect(world.mailsTo('staff@example.org').at(-1)!.subject).toMatch(/^Message from Ann Lee \([0-9A-F]{8}\)$/);
});

test('a stalled queue gets few messages, and delivers each after it recovers', async () => {
  const world = startWorld(webhook);
  const posts = startHook(() => 204);
  world.pauseQueue(true);
  const ids = await world.run(Array(50).fill(0), 3 * hour);
  expect(world.enqueued()).toBeLessThanOrEqual(50 * 7);
  expect(await world.health()).toBe('deliveries are late');
  await world.run([], 2 * day);
  expect(world.enqueued()).toBeLessThanOrEqual(50 * 12);
  world.pauseQueue(false);
  await world.run([], 5 * day);
  expect(new Set(posts.map(({ id }) => id))).toEqual(new Set(ids));
  expect(posts).toHaveLength(50);
});

test('if no result can be stored, posts end after ten and each email goes out once', async () => {
  const world = startWorld(both);
  const posts = startHook(() => 204);
  world.breakStatements((sql) => sql.startsWith('UPDATE outbox SET state = ?4'));
  const [id] = await world.run([0], 5 * day);
  expect(posts.map((post) => post.id)).toEqual(Array(10).fill(id));
  expect(world.mailsTo('a@b.c')).toHaveLength(1);
  const subjects = world.mailsTo('staff@example.org').map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject.startsWith('Message from'))).toHaveLength(1);
  expect(subjects.filter((subject) => subject.startsWith('Deliveries given up')).length).toBeLessThanOrEqual(2);
  expect(world.deliveries(id!)).toMatchObject({
    webhook: { state: 'undeliverable', attempts: 10 },
    'owner-email': { state: 'undeliverable', claimed_at: start, reported_at: expect.any(Number) },
  });
});

test.each([
  [400, 5],
  [422, 30],
  [500, 5],
])('answered %i each time, a message is posted ten times in %i days and reported once', async (status, days) => {
  const world = startWorld(both);
  let poison = '';
  const posts = startHook((id) => (id === poison ? status : 204));
  poison = await world.receive();
  await world.run([], hour);
  await world.run(every(day, days), days * day - hour);
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
  const messages = world.mailsTo(both.NOTIFY_EMAIL).filter(({ subject }) => subject.startsWith('Message from'));
  expect(messages).toHaveLength(1 + days);
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
  const ids = await world.run(every(outage / 300, 300), outage - second);
  expect(await world.health()).toBe('receiver down: webhook');
  expect(posts.length).toBeLessThanOrEqual(20);
  await world.run([], 2 * hour);
  const taken = posts.filter(({ ok }) => ok).map(({ id }) => id);
  expect(taken.toSorted()).toEqual(ids.toSorted());
  expect(await world.health()).toBeUndefined();
});
