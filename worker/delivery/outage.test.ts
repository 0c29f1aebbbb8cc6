import { describe, expect, test, vi } from 'vitest';
import { changeMessage, redeliverSince } from '../db/message-actions.ts';
import { deliveryFacts } from '../db/submissions.ts';
import { hour, minute, second, start, startWorld } from './test-world.ts';

describe.each([
  ['a minute', minute, 3 * minute],
  ['an hour', hour, 36 * minute],
  ['a day', 24 * hour, 76 * minute],
  ['three days', 72 * hour, 76 * minute],
])('a receiver that is down for %s', (_, outage, patience) => {
  test('gets each message once, soon after it is back, whenever in between it came', async () => {
    const world = startWorld({ DELIVERY_WEBHOOK_URL: 'https://hook.test' });
    const arrivals = [0, outage / 2, outage - second];
    const delivered = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      return new Response(null, { status: Date.now() - start < outage ? 503 : 204 });
    });
    const ids = await world.run(arrivals, outage + patience);
    const rows = ids.map(world.read);
    for (const { delivered_at, webhook_at } of rows) {
      expect(delivered_at! - start).toBeGreaterThanOrEqual(outage);
      expect(delivered_at! - start).toBeLessThanOrEqual(outage + patience);
      expect(webhook_at).toBe(delivered_at);
    }
    const good = await Promise.all(delivered.mock.settledResults.map(({ value }) => value));
    expect(good.filter((answer) => answer.ok)).toHaveLength(ids.length);
    expect(world.mails).toEqual([]);
  });
});

test('mail goes out once while the webhook is down', async () => {
  const world = startWorld({ DELIVERY_WEBHOOK_URL: 'https://hook.test', NOTIFY_EMAIL: 'staff@example.org' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 500 }));
  const [id] = await world.run([0], 6 * hour);
  expect(world.read(id!)).toMatchObject({ delivered_at: null, last_error: 'webhook: answered 500', email_at: start });
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
});

test('a channel that is switched on later gets what comes from then on, and what came before if it is told to', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  const posted = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const earlier = await world.run([0, minute], hour);
  world.configure({ DELIVERY_WEBHOOK_URL: 'https://hook.test' });
  const [later] = await world.run([0], 24 * hour);
  const ids = () => posted.mock.calls.map(([, init]) => (init!.headers as Record<string, string>)['webhook-id']);
  expect(ids()).toEqual([later]);
  expect(await redeliverSince(world.database, start)).toBe(2);
  await world.run([], hour);
  expect(ids()).toEqual([later, ...earlier]);
  expect(world.mailsTo('staff@example.org')).toHaveLength(3);
});

test('what came while nothing was configured stays where it is, also once something is', async () => {
  const world = startWorld({});
  const [id] = await world.run([0], hour);
  world.configure({ NOTIFY_EMAIL: 'staff@example.org' });
  await world.run([], hour);
  expect(world.read(id!)).toMatchObject({ attempts: 0, delivered_at: null, channels: '' });
  expect(world.mails).toEqual([]);
});

test('a channel that is switched off keeps waiting for what was meant for it', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  world.breakMail(true);
  const [id] = await world.run([0], minute);
  world.configure({ NOTIFY_EMAIL: '', DELIVERY_WEBHOOK_URL: 'https://hook.test' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  await world.run([], hour);
  expect(world.read(id!)).toMatchObject({ delivered_at: null, last_error: 'email,receipt: not configured any more' });
  world.breakMail(false);
  world.configure({ NOTIFY_EMAIL: 'staff@example.org' });
  await world.run([], hour);
  expect(world.read(id!).delivered_at).toEqual(expect.any(Number));
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
});

test('a visitor gets one receipt, at most five a day and none that is late', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  const [id] = await world.run([0], minute);
  expect(world.mailsTo('a@b.c')).toMatchObject([
    {
      subject: `We have your message (reference ${id!.slice(0, 8).toUpperCase()})`,
      text: expect.stringContaining('within 24 hours'),
      headers: { 'Auto-Submitted': 'auto-replied' },
    },
  ]);
  expect(JSON.stringify(world.mailsTo('a@b.c'))).not.toMatch(/Ann|Lee|Hello there/);
  await world.run([0, 1, 2, 3, 4, 5, 6], hour);
  expect(world.mailsTo('a@b.c')).toHaveLength(5);
  await world.run([], 24 * hour);
  world.breakMail(true);
  const [late] = await world.run([0], 2 * hour);
  world.breakMail(false);
  await world.run([], hour);
  expect(world.read(late!).delivered_at).toEqual(expect.any(Number));
  expect([world.mailsTo('a@b.c').length, world.mailsTo('staff@example.org').length]).toEqual([5, 9]);
});

test('an address that takes no receipt does not keep its message from being delivered', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  world.breakMail(({ to }) => to === 'a@b.c');
  const [id] = await world.run([0], 10 * minute);
  expect(world.read(id!)).toMatchObject({ receipt_at: null, last_error: null, attempts: 4 });
  expect(world.read(id!).delivered_at).toEqual(expect.any(Number));
  expect(world.mailsTo('staff@example.org')).toHaveLength(1);
});

test('what comes while a setting is wrong waits until it is right', async () => {
  const world = startWorld({ DELIVERY_WEBHOOK_URL: 'https://hook.test', DELIVERY_WEBHOOK_SECRET: 'half' });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const [id] = await world.run([0], 3 * hour);
  expect(world.read(id!)).toMatchObject({ attempts: 0, delivered_at: null, channels: 'webhook' });
  world.configure({ DELIVERY_WEBHOOK_SECRET: `whsec_${btoa('a secret of thirty-two bytes or so')}` });
  await world.run([], 10 * minute);
  expect(world.read(id!).delivered_at).toEqual(expect.any(Number));
});

test('an address that takes no mail is asked for a day, then given up, and never a fault of the site', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  world.breakMail(({ to }) => to === 'nobody@example.org');
  const nobody = await world.signUp('nobody@example.org');
  const ann = await world.signUp('ann@example.org');
  await world.run([], 23 * hour);
  expect(world.mailsTo('ann@example.org')).toHaveLength(1);
  expect(world.read(ann!).delivered_at! - start).toBeLessThan(minute);
  expect(world.read(nobody!).delivered_at).toBeNull();
  expect(await deliveryFacts(world.database, Date.now())).toMatchObject({ undelivered: 1, oldest: null });
  await world.run([], 3 * hour);
  expect(await deliveryFacts(world.database, Date.now())).toMatchObject({ undelivered: 0 });
});

test('of a flood thirty messages an hour have a mail of their own, the others are read in digests, and none is lost', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org', DELIVERY_WEBHOOK_URL: 'https://hook.test' });
  const posted = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const flood = Array.from({ length: 200 }, (_, at) => at * 10 * second);
  const ids = await world.run(flood, 20 * hour);
  const mails = world.mailsTo('staff@example.org');
  const digests = mails.filter(({ subject }) => subject.startsWith('More messages in an hour'));
  expect([mails.length - digests.length, digests.length]).toEqual([30, 2]);
  for (const id of ids.slice(30)) {
    const listed = digests.filter(({ text }) => text.includes(id.slice(0, 8).toUpperCase()));
    expect(listed).toHaveLength(1);
  }
  expect(posted).toHaveBeenCalledTimes(200);
  for (const id of ids) expect(world.read(id).delivered_at! - start).toBeLessThan(2 * hour);
  await world.run([0], minute);
  expect(world.mailsTo('staff@example.org').at(-1)!.subject).toBe('Message from Ann Lee');
});

test('a digest that fails is sent with the next sweep, and so is what the webhook refuses meanwhile', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org', DELIVERY_WEBHOOK_URL: 'https://hook.test' });
  let isUp = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: isUp ? 204 : 500 }));
  world.breakMail(({ subject }) => subject.startsWith('More messages'));
  const ids = await world.run(Array(40).fill(0), 2 * hour);
  expect(ids.filter((id) => world.read(id).email_at)).toHaveLength(30);
  isUp = true;
  world.breakMail(false);
  await world.run([], 2 * hour);
  expect(ids.filter((id) => world.read(id).delivered_at)).toHaveLength(40);
  expect(world.mailsTo('staff@example.org')).toHaveLength(31);
});

test('what waits for a digest when mail is switched off is delivered without', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org', DELIVERY_WEBHOOK_URL: 'https://hook.test' });
  const posted = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status: 204 }));
  const ids = await world.run(Array(31).fill(0), minute);
  expect(ids.filter((id) => !world.read(id).delivered_at)).toHaveLength(1);
  world.configure({ NOTIFY_EMAIL: '' });
  await world.run([], hour);
  expect(await deliveryFacts(world.database, Date.now())).toMatchObject({ undelivered: 0 });
  expect(posted).toHaveBeenCalledTimes(31);
});

test('what was taken for spam is mailed on Mondays, and delivered when the owner says so', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'staff@example.org' });
  const [one] = [await world.suspect(), await world.suspect()];
  await world.run([], hour);
  expect(world.mails).toEqual([]);
  for (let day = 0; day < 7; day++) {
    await world.daily();
    await world.run([], 24 * hour);
  }
  const [mail, ...more] = world.mailsTo('staff@example.org');
  expect(more).toEqual([]);
  expect(mail!.subject).toBe('Messages that look like spam: 2');
  expect(mail!.text).toContain(`${one!.slice(0, 8).toUpperCase()}  contact  a@b.c\nHello there\n`);
  await changeMessage(world.database, { id: 'entry', at: Date.now(), who: 'ann', what: 'resend', message: one! });
  await world.run([], hour);
  expect(world.mailsTo('staff@example.org').at(-1)!.subject).toBe('Message from Ann Lee');
});
