import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { retention } from '#content/facts/figures.ts';
import { dayMs, dayOf } from '#content/shared/dates/day.ts';
import { hour, start as now, startWorld } from './delivery/test-world.ts';
import { monthsBefore } from './retention.ts';

test.each(['privacy-policy', 'gdpr-compliance'])('the %s page states the periods of the purge', async (name) => {
  const text = await readFile(`content/legal/${name}.md`, 'utf8');
  expect(text).toMatch(/^\|.*messages.*\{\{retention\.usageMonths\}\} months/im);
  expect(text).toMatch(/^\|.*spam.*\{\{retention\.suspectDays\}\} days/im);
  expect(text).toMatch(/^\|.*not confirmed.*\{\{retention\.suspectDays\}\} days/im);
});

test.each([
  ['2026-10-31T03:17:00Z', 1, '2026-09-30T03:17:00.000Z'],
  ['2026-03-31T03:17:00Z', 13, '2025-02-28T03:17:00.000Z'],
  ['2026-11-26T03:17:00Z', 24, '2024-11-26T03:17:00.000Z'],
])('%s minus %i months is %s', (at, months, before) => {
  expect(new Date(monthsBefore(new Date(at), months)).toISOString()).toBe(before);
});

test('the daily purge deletes after the periods in the privacy policy', async () => {
  const { daily, sqlite } = startWorld({});
  const monthsAgo = (months: number, days: number) => monthsBefore(new Date(now), months) + days * dayMs;
  const daysAgo = (days: number) => now - days * dayMs;
  const insert = (table: string, row: Record<string, string | number | null>) =>
    sqlite
      .prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`)
      .run(...Object.values(row));
  const message = (id: string, receivedAt: number, more = {}) => {
    const row = { id, form: 'contact', idempotency_key: id, email: 'a@b.c', payload: '{}', received_at: receivedAt };
    return insert('submissions', { ...row, ...more });
  };
  const delivery = (id: string, more: object) => {
    const row = { event_id: id, channel: 'webhook', type: 'subscriber.asked', created_at: 1, next_attempt_at: 1 };
    const isMessage = 'type' in more && more.type === 'contact.received';
    return insert('outbox', { ...row, ...(!isMessage && { email: 'a@b.d', payload: '{}' }), ...more });
  };
  const subscriber = (email: string, more: object) =>
    insert('subscribers', { email, token: email, subscribed_at: 1, confirmed_at: 1, ...more });
  const today = Math.floor(now / dayMs);
  for (const days of [0, 1, 2]) insert('senders', { network: '192.0.2.1', day: today - days, sends: 1 });
  message('kept', monthsAgo(retention.usageMonths, 1), { payload: '{"name":"Hello"}' });
  message('too old', monthsAgo(retention.usageMonths, -1));
  message('suspect', daysAgo(29), { spam: 1 });
  message('old suspect', daysAgo(31), { spam: 1 });
  message('taken for spam lately', daysAgo(60), { spam: 1, spam_at: daysAgo(29) });
  message('taken for spam before', daysAgo(60), { spam: 1, spam_at: daysAgo(31) });
  for (const id of ['kept', 'too old']) {
    delivery(id, { type: 'contact.received' });
    insert('replies', { id: `reply to ${id}`, message: id, kind: 'reply', text: 'Hello', who: 'a@b.c', at: 1 });
  }
  delivery('reply to too old', { channel: 'reply', type: 'contact.received', state: 'delivered' });
  delivery('told', { type: 'subscriber.left', state: 'delivered' });
  delivery('erased', { type: 'person.erased', created_at: daysAgo(29) });
  delivery('erased in vain', { type: 'person.erased', created_at: daysAgo(31) });
  delivery('not asked', { channel: 'confirmation', email: 'unasked@b.c', state: 'undeliverable' });
  delivery('gone', { channel: 'confirmation', email: 'left@b.d' });
  subscriber('unasked@b.c', { confirmed_at: null, asked_at: daysAgo(99) });
  subscriber('stays@b.c', {});
  subscriber('left@b.c', { unsubscribed_at: 5 });
  subscriber('waits@b.c', { confirmed_at: null, asked_at: daysAgo(29) });
  subscriber('silent@b.c', { confirmed_at: null, asked_at: daysAgo(31) });
  subscriber('suspect@b.c', { confirmed_at: null, spam: 1, subscribed_at: daysAgo(31) });
  for (const days of [1, -1]) {
    const last_at = monthsAgo(retention.usageMonths, days);
    insert('confirmation_limits', { address_hash: `${days}`, emails: 3, last_at });
    insert('desk_audit', { id: `${days}`, at: monthsAgo(retention.deskMonths, days), who: 'a@b.c', what: 'done' });
    const day = dayOf(monthsAgo(retention.countMonths, days));
    insert('counts', { day, what: 'view', name: `${days}`, count: 1 });
  }
  insert('confirmation_limits', { address_hash: 'stopped', emails: 0, last_at: 1, stopped_at: 1 });
  for (const hours of [23, 25])
    insert('newsletter_keys', { key: `${hours}`, id: `${hours}`, email: 'a@b.c', used_at: now - hours * hour });

  await daily();
  const left = (table: string, column: string) =>
    sqlite
      .prepare(`SELECT ${column} AS value FROM ${table}`)
      .all()
      .map(({ value }) => value)
      .toSorted();
  expect(left('submissions', 'id')).toEqual(['kept', 'not asked', 'suspect', 'taken for spam lately']);
  expect(left('outbox', 'event_id')).toEqual(['erased', 'kept', 'not asked']);
  expect(left('replies', 'id')).toEqual(['reply to kept']);
  expect(left('confirmation_limits', 'address_hash')).toEqual(['1', 'stopped']);
  expect(left('subscribers', 'email')).toEqual(['stays@b.c', 'unasked@b.c', 'waits@b.c']);
  expect(left('newsletter_keys', 'key')).toEqual(['23']);
  expect(left('senders', 'day')).toEqual([today - 1, today]);
  expect(left('desk_audit', 'id')).toEqual(['1']);
  expect(left('counts', 'name')).toEqual(['1']);
});
