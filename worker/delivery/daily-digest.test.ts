import { beforeEach, expect, test, vi } from 'vitest';
import { referenceOf } from '#content/forms/emails.ts';
import { dayStart } from '#content/shared/dates/day.ts';
import { act } from './test-actions.ts';
import { hour, minute, startWorld } from './test-world.ts';

const midnight = dayStart('2026-11-02')!;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: midnight }));

const digests = ({ mails }: ReturnType<typeof startWorld>) => mails.filter(({ subject }) => subject.includes(' open'));

test('emails open messages once a day from the hour that is set, the most urgent first', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'owner@brand.test', DIGEST_HOUR: '8' });
  await world.run([], 30 * hour);
  expect(digests(world)).toEqual([]);
  const [late, open] = [await world.receive(), await world.receive({ email: 'd@e.f' })];
  world.sqlite.prepare('UPDATE submissions SET received_at = ? WHERE id = ?').run(midnight, late);
  await world.run([], hour);
  expect(digests(world)).toEqual([]);
  await world.run([], 2 * hour);
  const [first, ...more] = digests(world);
  expect(more).toEqual([]);
  expect(first!.subject).toContain('2 open, 1 overdue');
  expect(first!.text.indexOf(referenceOf(late))).toBeLessThan(first!.text.indexOf(referenceOf(open)));
  expect(first!.text).toMatch(/Overdue by 8 hours: .*, Ann Lee, contact/);
  await world.run([], 24 * hour);
  expect(digests(world)).toHaveLength(2);
  for (const message of [late, open]) await act(world, 'done', message);
  await world.run([], 48 * hour);
  expect(digests(world)).toHaveLength(2);
});

test('sends no daily email without an hour or an address', async () => {
  for (const variables of [{ NOTIFY_EMAIL: 'owner@brand.test' }, { DIGEST_HOUR: '8' }]) {
    const world = startWorld(variables);
    await world.receive();
    await world.run([], 48 * hour);
    expect(digests(world)).toEqual([]);
  }
});

test('tries again when the daily email could not be sent', async () => {
  const world = startWorld({ NOTIFY_EMAIL: 'owner@brand.test', DIGEST_HOUR: '0' });
  await world.receive();
  await world.run([], 6 * minute);
  vi.setSystemTime(midnight + 25 * hour);
  world.breakMail(true);
  await world.run([], 20 * minute);
  world.breakMail(false);
  await world.run([], 8 * hour);
  expect(digests(world)).toHaveLength(2);
});
