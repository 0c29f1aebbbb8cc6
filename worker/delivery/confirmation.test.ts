import { expect, test } from 'vitest';
import { sendTestEmails } from './check-email.ts';
import { hour, minute, startWorld } from './test-world.ts';

const mail = { NOTIFY_EMAIL: 'staff@example.org', NEWSLETTER_CONFIRM: 'on' };
const day = 24 * hour;
const toVisitors = ({ to }: { to: string | string[] }) => ![to].flat().includes(mail.NOTIFY_EMAIL);

test('failed confirmation emails are sent after email works again, and health reports them within an hour', async () => {
  const world = startWorld(mail);
  world.breakMail(toVisitors);
  for (let at = 0; at < 50; at++) {
    await world.signUp(`visitor${at}@example.org`);
    await world.run([], hour);
    if (at === 0) expect(await world.health()).toBe('receiver down: confirmation');
    if (at % 24 === 0) await world.daily();
  }
  for (let days = 0; days < 31; days++) {
    await world.run([], hour);
    world.skip(day);
    await world.daily();
  }
  expect(await world.health()).toBe('receiver down: confirmation');
  expect(await world.counts()).toMatchObject({ waiting: 50, undeliverable: 0 });
  world.breakMail(false);
  await world.run([], 10 * minute);
  expect(world.mails.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 50 }, (_, at) => `visitor${at}@example.org`).toSorted(),
  );
  expect(await world.health()).toBeUndefined();
  await world.daily();
  await world.confirm('visitor0@example.org');
});

test('a failing address becomes undeliverable after three days and stays visible', async () => {
  const world = startWorld(mail);
  world.breakMail(({ to }) => to === 'nobody@example.org');
  const id = (await world.signUp('nobody@example.org'))!;
  for (let hours = 0; hours < 96; hours++) {
    await world.signUp(`visitor${hours}@example.org`);
    await world.run([], hour);
  }
  expect(world.deliveries(id).confirmation).toMatchObject({ state: 'undeliverable', attempts: 10 });
  const reports = world.mailsTo(mail.NOTIFY_EMAIL);
  expect(reports.map(({ subject }) => subject)).toEqual(['Deliveries given up: 1']);
  expect(reports[0]!.text).toContain('confirmation  subscriber.asked  nobody@example.org\ndown');
  expect(await world.health()).toBeUndefined();
  world.skip(31 * day);
  await world.daily();
  expect(world.subscriber('nobody@example.org')).toBeTruthy();
  expect(world.subscriber('visitor0@example.org')).toBeUndefined();
});

test('an address on the suppression list is undeliverable at once', async () => {
  const world = startWorld(mail);
  world.breakMail(() => Object.assign(new Error('suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' }));
  const id = (await world.signUp('nobody@example.org'))!;
  await world.run([], hour);
  expect(world.deliveries(id).confirmation).toMatchObject({ state: 'undeliverable', attempts: 1 });
});

test('an address gets at most three confirmation emails, then one in 30 days', async () => {
  const world = startWorld(mail);
  for (let hours = 0; hours < 7 * 24; hours++) {
    await world.signUp('ann@example.org');
    await world.run([], hour);
  }
  expect(world.mailsTo('ann@example.org')).toHaveLength(3);
  const links = world.mailsTo('ann@example.org').map(({ text }) => /confirm\?token=(\S+)/.exec(text)![1]);
  expect(new Set(links)).toEqual(new Set([world.subscriber('ann@example.org').confirm_token]));
  for (let days = 0; days < 60; days++) {
    await world.signUp('ANN@example.org');
    await world.run([], minute);
    world.skip(day);
    await world.daily();
  }
  expect(world.mails).toHaveLength(5);
  await world.confirm('ANN@example.org');
  await world.leave('ANN@example.org');
  await world.signUp('ANN@example.org');
  await world.run([], minute);
  expect(world.mails).toHaveLength(6);
});

test('"This wasn’t me" stops confirmation emails for good', async () => {
  const world = startWorld(mail);
  await world.signUp('ann@example.org');
  await world.run([], minute);
  await world.reject('ann@example.org');
  await world.daily();
  expect(world.subscriber('ann@example.org')).toBeUndefined();
  world.skip(90 * day);
  expect(await world.signUp('Ann@example.org')).toBeUndefined();
  await world.run([], hour);
  expect(world.mails).toHaveLength(1);
});

test('a successful test email sends the waiting confirmation emails', async () => {
  const world = startWorld(mail);
  world.breakMail(toVisitors);
  for (const name of ['ann', 'ben', 'cal']) await world.signUp(`${name}@example.org`);
  await world.run([], 2 * hour);
  expect(await sendTestEmails(world.env(), 'owner@example.org')).toEqual([
    { to: 'staff@example.org' },
    { to: 'owner@example.org', error: 'down' },
  ]);
  world.breakMail(false);
  expect(await sendTestEmails(world.env(), 'owner@example.org')).toContainEqual({ to: 'owner@example.org' });
  expect(await world.health()).toBeUndefined();
  await world.run([], 5 * minute);
  expect(await world.counts()).toMatchObject({ waiting: 0 });
});
