import { expect, test } from 'vitest';
import { sendTestEmails } from './check-email.ts';
import { act } from './test-actions.ts';
import { hour, minute, start, startWorld } from './test-world.ts';

const mail = { NOTIFY_EMAIL: 'staff@example.org', NEWSLETTER_CONFIRM: 'on' };
const day = 24 * hour;
const toVisitors = ({ to }: { to: string | string[] }) => ![to].flat().includes(mail.NOTIFY_EMAIL);

test('while email fails, each confirmation is sent at most three times, then at the owner’s request', async () => {
  const world = startWorld(mail);
  const sends: string[] = [];
  world.breakMail((email) => toVisitors(email) && sends.push(String(email.to)) > 0);
  for (let at = 0; at < 50; at++) {
    await world.signUp(`visitor${at}@example.org`);
    await world.run([], hour);
    if (at === 3) expect(await world.health()).toBe('receiver down: visitor-email');
    if (at % 24 === 0) await world.daily();
  }
  await world.run([], 4 * day);
  await world.daily();
  expect(await world.health()).toBe('receiver down: visitor-email');
  expect(await world.counts()).toMatchObject({ waiting: 0, undeliverable: 50 });
  for (let at = 0; at < 50; at++) {
    const email = `visitor${at}@example.org`;
    const count = sends.filter((to) => to === email).length;
    expect([count > 0, count <= 3], email).toEqual([true, true]);
  }
  world.breakMail(false);
  await act(world, 'retry', 'newsletter:visitor0@example.org');
  await world.run([], minute);
  expect(world.mailsTo('visitor0@example.org')).toHaveLength(1);
  expect(await world.health()).toBeUndefined();
  await world.confirm('visitor0@example.org');
});

test('a failing address becomes undeliverable after three sends in a day and stays visible', async () => {
  const world = startWorld(mail);
  world.breakMail(({ to }) => to === 'nobody@example.org');
  const id = (await world.signUp('nobody@example.org'))!;
  for (let hours = 0; hours < 96; hours++) {
    await world.signUp(`visitor${hours}@example.org`);
    await world.run([], hour);
  }
  expect(world.deliveries(id).confirmation).toMatchObject({ state: 'undeliverable', attempts: 3 });
  const reports = world.mailsTo(mail.NOTIFY_EMAIL);
  expect(reports.map(({ subject }) => subject)).toEqual(['Deliveries given up: 1']);
  expect(reports[0]!.text).toContain('confirmation  subscriber.asked  nobody@example.org\ndown');
  expect(await world.health()).toBeUndefined();
  world.skip(31 * day);
  await world.daily();
  expect(world.subscriber('nobody@example.org')).toBeTruthy();
  expect(world.subscriber('visitor0@example.org')).toBeUndefined();
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
  expect(world.sqlite.prepare('SELECT * FROM confirmation_limits').all()).toMatchObject([
    { address_hash: expect.stringMatching(/^[0-9a-f]{64}$/), emails: 1, stopped_at: start + minute },
  ]);
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
