import type { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { referenceOf } from '#content/forms/emails.ts';
import { personData } from '../db/people.ts';
import { hour, minute, second, start, startHook, startWorld } from './test-world.ts';

const webhook = { DELIVERY_WEBHOOK_URL: 'https://hook.test' };
const both = { ...webhook, NOTIFY_EMAIL: 'staff@example.org' };
const day = 24 * hour;

test('migrates undelivered messages of the previous release', async () => {
  const posted = { webhook_at: 5 };
  const delivered = { ...posted, email_at: 5, receipt_at: 5, delivered_at: 6, attempts: 1, attempted_at: 5 };
  const failing = { attempts: 12, attempted_at: start - 15 * minute, last_error: 'email: down' };
  const world = startWorld(both, (db) => {
    insert(db, 'delivered', delivered);
    insert(db, 'without receipt', { ...delivered, receipt_at: null });
    insert(db, 'before channels', { ...delivered, channels: null });
    insert(db, 'made new', { channels: null });
    insert(db, 'stored', { channels: '' });
    insert(db, 'forgotten', {});
    insert(db, 'failing', { ...posted, ...failing });
    insert(db, 'in digest', { ...posted, in_digest: 1 });
    insert(db, 'claimed', { attempts: 1, attempted_at: start, claimed_until: start + minute });
    insert(db, 'spam', { spam: 1 });
    insert(db, 'marked as spam', { ...posted, spam: 1, spam_at: 7 });
    const event = (id: string, form: string, more: object) =>
      insert(db, id, { form, email: 'ann@example.org', payload: '{"token":"t"}', channels: 'webhook', ...more });
    event('asked', 'subscriber.asked', { channels: 'email', payload: '{"token":"ct"}', source: '{"page":"/"}' });
    event('confirmed', 'subscriber.confirmed', { source: '{"page":"/"}' });
    event('left', 'subscriber.left', { webhook_at: 5, delivered_at: 5 });
    db.exec(`INSERT INTO subscribers (email, token, subscribed_at, confirmed_at, confirm_token)
      VALUES ('ann@example.org', 't', 1, 2, 'ct')`);
  });
  const posts = startHook(() => 204);
  await world.run([], second);
  expect(posts).toEqual([]);
  await world.run([], day);
  expect(posts.map(({ id }) => id).toSorted()).toEqual(['claimed', 'confirmed', 'forgotten', 'made new']);
  expect(posts.find(({ id }) => id === 'confirmed')).toMatchObject({
    type: 'subscriber.confirmed',
    data: { email: 'ann@example.org', source: { page: '/' } },
  });
  const references = world.mailsTo(both.NOTIFY_EMAIL).map(({ text }) => /, reference (.*)$/.exec(text)?.[1]);
  const emailed = ['claimed', 'failing', 'forgotten', 'in digest', 'made new'];
  expect(references.toSorted()).toEqual(emailed.map(referenceOf));
  expect(world.mailsTo('ann@example.org')).toHaveLength(1);
  expect(JSON.parse(world.deliveries('without receipt').receipt.answers)).toEqual([]);
  expect(await world.health()).toBeUndefined();
  expect(await world.counts()).toMatchObject({ waiting: 0, undeliverable: 0 });
});

test('a rollback and a second upgrade lose and repeat nothing', async () => {
  const world = startWorld(webhook);
  let answer: (id: string) => number = () => 204;
  const posts = startHook((id) => answer(id));
  const [done] = await world.run([0], minute);
  answer = () => 410;
  const givenUp = await world.receive();
  await world.run([], minute);
  answer = () => 400;
  const waiting = [await world.receive(), await world.receive()];
  await world.signUp('ann@example.org');
  await world.run([], minute);
  await world.confirm('ann@example.org');
  await world.run([], minute);
  const event = posts.at(-1)!.id;
  posts.length = 0;
  answer = () => 204;

  // The previous release on the new tables.
  const db = world.sqlite;
  world.skip(2 * hour);
  expect(overdue(db).toSorted()).toEqual([...waiting, event].toSorted());
  deliverOld(db, waiting[0]!, { webhook_at: Date.now() });
  deliverOld(db, event, { webhook_at: Date.now() });
  deliverOld(db, waiting[1]!, { last_error: 'webhook: answered 503' });
  insert(db, 'old and delivered', { channels: 'webhook', received_at: Date.now() });
  deliverOld(db, 'old and delivered', { webhook_at: Date.now() });
  insert(db, 'old and waiting', { channels: 'webhook', received_at: Date.now() });
  insert(db, 'old and spam', { channels: 'webhook', received_at: Date.now(), spam: 1 });
  insert(db, 'old and no spam', { channels: 'webhook', received_at: Date.now(), spam: 1 });
  db.exec("UPDATE submissions SET spam = 0 WHERE id = 'old and no spam'");
  deliverOld(db, 'old and no spam', { last_error: 'webhook: answered 503' });
  insert(db, 'old and erased', { channels: 'webhook', received_at: Date.now(), email: 'ben@example.org' });
  db.exec("DELETE FROM submissions WHERE email = 'ben@example.org'");
  db.prepare(
    `UPDATE submissions SET spam = 0, webhook_at = NULL, email_at = NULL, delivered_at = NULL, attempts = 0, attempted_at = NULL,
    claimed_until = NULL, last_error = NULL, channels = NULL, in_digest = 0 WHERE id = ?`,
  ).run(done!);

  await world.run([], day);
  expect(posts.map(({ id }) => id).toSorted()).toEqual(
    [done!, waiting[1]!, 'old and waiting', 'old and no spam'].toSorted(),
  );
  expect(world.deliveries(givenUp).webhook.state).toBe('undeliverable');
  expect((await personData(world.database, 'ben@example.org')).outbox).toEqual([]);
  // The previous release added every channel; unconfigured ones end within three days.
  expect(overdue(db)).toEqual([done]);
  await world.daily();
  expect(db.prepare("SELECT id FROM submissions WHERE form LIKE 'subscriber.%'").all()).toEqual([]);
});

function insert(db: DatabaseSync, id: string, columns: Record<string, string | number | null>) {
  const payload = '{"firstName":"Ann","lastName":"Lee","email":"a@b.c","message":"Hello"}';
  const row = { id, form: 'contact', idempotency_key: id, email: 'a@b.c', payload, received_at: start - hour };
  const all = { channels: 'webhook,email,receipt', ...row, ...columns };
  const names = Object.keys(all);
  db.prepare(`INSERT INTO submissions (${names}) VALUES (${names.map(() => '?')})`).run(...Object.values(all));
}

function overdue(db: DatabaseSync) {
  const rows = db
    .prepare(
      `SELECT id FROM submissions WHERE delivered_at IS NULL AND spam = 0 AND channels IS NOT ''
      AND COALESCE(attempted_at + IIF(?1 - received_at < 86400000, 1200000, 3600000), received_at + 120000) <= ?1`,
    )
    .all(Date.now());
  return rows.map(({ id }) => id as string);
}

function deliverOld(db: DatabaseSync, id: string, result: { webhook_at?: number; last_error?: string }) {
  db.prepare(
    `UPDATE submissions SET attempts = attempts + 1, attempted_at = ?2, claimed_until = ?3
    WHERE id = ?1 AND COALESCE(claimed_until, 0) <= ?2`,
  ).run(id, Date.now(), Date.now() + minute);
  db.prepare(
    `UPDATE submissions SET webhook_at = COALESCE(?2, webhook_at), last_error = ?3, claimed_until = NULL,
    delivered_at = IIF(?3 IS NULL, ?4, NULL) WHERE id = ?1`,
  ).run(id, result.webhook_at ?? null, result.last_error ?? null, Date.now());
}
