import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { retention } from '#content/facts/figures.ts';
import { dayOf } from '#content/shared/dates/day.ts';
import { monthsBefore } from './retention.ts';
import { startServer } from './test-server.ts';

const { env, logs, scheduled } = startServer();

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
  const { DB } = await env();
  const now = new Date();
  const monthsAgo = (months: number, days: number) => monthsBefore(now, months) + days * 86_400_000;
  const daysAgo = (days: number) => now.getTime() - days * 86_400_000;
  const insert = (table: string, row: Record<string, unknown>) =>
    DB.prepare(
      `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map((_, at) => `?${at + 1}`)})`,
    ).bind(...Object.values(row));
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
  const key = (name: string, hours: number) =>
    DB.prepare("INSERT INTO newsletter_keys VALUES (?1, ?1, 'a@b.c', ?2)").bind(name, Date.now() - hours * 3_600_000);
  const today = Math.floor(now.getTime() / 86_400_000);
  await DB.batch([
    ...[0, 1, 2].map((days) => insert('senders', { network: '192.0.2.1', day: today - days, sends: 1 })),
    message('kept', monthsAgo(retention.usageMonths, 1), { payload: '{"name":"Hello"}' }),
    message('too old', monthsAgo(retention.usageMonths, -1)),
    message('suspect', daysAgo(29), { spam: 1 }),
    message('old suspect', daysAgo(31), { spam: 1 }),
    message('taken for spam lately', daysAgo(60), { spam: 1, spam_at: daysAgo(29) }),
    message('taken for spam before', daysAgo(60), { spam: 1, spam_at: daysAgo(31) }),
    ...['kept', 'too old'].map((id) => delivery(id, { channel: 'webhook', type: 'contact.received' })),
    ...['kept', 'too old'].map((id) =>
      insert('replies', { id: `reply to ${id}`, message: id, kind: 'reply', text: 'Hello', who: 'a@b.c', at: 1 }),
    ),
    delivery('reply to too old', { channel: 'reply', type: 'contact.received', state: 'delivered' }),
    delivery('told', { type: 'subscriber.left', state: 'delivered' }),
    delivery('erased', { type: 'person.erased', created_at: daysAgo(29) }),
    delivery('erased in vain', { type: 'person.erased', created_at: daysAgo(31) }),
    delivery('not asked', { channel: 'confirmation', email: 'unasked@b.c', state: 'undeliverable' }),
    delivery('gone', { channel: 'confirmation', email: 'left@b.d' }),
    subscriber('unasked@b.c', { confirmed_at: null, asked_at: daysAgo(99) }),
    ...[1, -1].map((days) =>
      insert('confirmation_limits', {
        address_hash: `${days}`,
        emails: 3,
        last_at: monthsAgo(retention.usageMonths, days),
      }),
    ),
    insert('confirmation_limits', { address_hash: 'stopped', emails: 0, last_at: 1, stopped_at: 1 }),
    subscriber('stays@b.c', {}),
    subscriber('left@b.c', { unsubscribed_at: 5 }),
    subscriber('waits@b.c', { confirmed_at: null, asked_at: daysAgo(29) }),
    subscriber('silent@b.c', { confirmed_at: null, asked_at: daysAgo(31) }),
    subscriber('suspect@b.c', { confirmed_at: null, spam: 1, subscribed_at: daysAgo(31) }),
    ...[1, -1].map((days) =>
      insert('desk_audit', { id: `${days}`, at: monthsAgo(retention.deskMonths, days), who: 'a@b.c', what: 'done' }),
    ),
    ...[1, -1].map((days) => {
      const day = dayOf(monthsAgo(retention.countMonths, days));
      return insert('counts', { day, what: 'view', name: `${days}`, count: 1 });
    }),
    key('today', 23),
    key('yesterday', 25),
  ]);

  expect(await scheduled('17 3 * * *', now)).toMatchObject({ outcome: 'ok' });
  expect(await DB.prepare('SELECT id FROM submissions ORDER BY rowid').all()).toMatchObject({
    results: [{ id: 'kept' }, { id: 'suspect' }, { id: 'taken for spam lately' }, { id: 'not asked' }],
  });
  expect(await DB.prepare('SELECT event_id FROM outbox ORDER BY event_id').all()).toMatchObject({
    results: [{ event_id: 'erased' }, { event_id: 'kept' }, { event_id: 'not asked' }],
  });
  expect((await DB.prepare('SELECT id FROM replies').all()).results).toEqual([{ id: 'reply to kept' }]);
  expect(await DB.prepare('SELECT address_hash FROM confirmation_limits ORDER BY address_hash').all()).toMatchObject({
    results: [{ address_hash: '1' }, { address_hash: 'stopped' }],
  });
  expect(await DB.prepare('SELECT email FROM subscribers ORDER BY rowid').all()).toMatchObject({
    results: [{ email: 'unasked@b.c' }, { email: 'stays@b.c' }, { email: 'waits@b.c' }],
  });
  expect(await DB.prepare('SELECT key FROM newsletter_keys').all()).toMatchObject({ results: [{ key: 'today' }] });
  expect((await DB.prepare('SELECT day FROM senders ORDER BY day').all()).results).toEqual([
    { day: today - 1 },
    { day: today },
  ]);
  expect((await DB.prepare('SELECT id FROM desk_audit').all()).results).toEqual([{ id: '1' }]);
  expect((await DB.prepare('SELECT name FROM counts').all()).results).toEqual([{ name: '1' }]);
  // D1 also counts rows that triggers delete.
  const line = JSON.parse(logs.find((text) => text.includes('purged'))!);
  expect(line).toMatchObject({ submissions: 6, newsletterKeys: 1, subscribers: 3 });
});
