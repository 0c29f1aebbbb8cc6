import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { ping, schema } from './db/database.ts';
import { storeMessage } from './db/submissions.ts';
import { unsubscribe } from './db/subscribers.ts';
import { migrate, startMiniflare } from './test-miniflare.ts';
import { testFolder } from './test-site.ts';

const site = await startMiniflare(await testFolder());
const db = await site.getD1Database('DB');
afterAll(() => site.dispose());

const files = (await readdir('worker/migrations')).sort();
/** Those of the oldest release that sites run, commit 87df57ce. */
const released = files.filter((file) => file < '0014');
const later = files.slice(released.length);

test('later migrations keep the data of the oldest release', { tags: ['slow'] }, async () => {
  await migrate(db, released);
  const insert = `INSERT INTO submissions (rowid, id, form, idempotency_key, email, payload, spam, received_at, channels)
    VALUES (?1, ?2, ?3, 'key', 'ann@example.org', '{"message":"''; -- 🐼"}', 0, 2, 'outbox,webhook')`;
  await db.batch([
    db.prepare(insert).bind(5, 'b', 'support'),
    db.prepare(insert).bind(3, 'a', 'contact'),
    db.prepare(`INSERT INTO outbox (event_id, channel, type, created_at, state, attempts, next_attempt_at)
      VALUES ('a', 'webhook', 'contact.received', 2, 'waiting', 3, 9)`),
    db.prepare(`INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at)
      VALUES ('s', 'webhook', 'subscriber.confirmed', 'bo@example.org', '{"token":"t"}', 2, 9)`),
    db.prepare("INSERT INTO subscribers (email, token, subscribed_at) VALUES ('bo@example.org', 't', 2)"),
    db.prepare("INSERT INTO replies VALUES ('r', 'a', 'note', 'Called', 'Cy', 3)"),
  ]);
  const contents = () =>
    Promise.all(['submissions', 'outbox', 'subscribers', 'replies'].map((table) => all(`SELECT * FROM ${table}`)));
  const before = await contents();
  expect(before.map((rows) => rows.length)).toEqual([3, 2, 1, 1]);
  await db
    .prepare(
      `INSERT INTO subscribers (email, token, subscribed_at, confirmed_at, unsubscribed_at) VALUES ('Ann@x.org', 'A', 1, NULL, NULL),
        ('ann@x.org', 'a', 2, 2, NULL), ('Cy@x.org', 'C', 1, 1, NULL), ('cy@x.org', 'c', 2, 2, 3)`,
    )
    .run();
  await migrate(db, later);
  const merged = () => all("SELECT token, merged_token, unsubscribed_at FROM subscribers WHERE email LIKE '%@x.org'");
  expect(await merged()).toEqual([
    { token: 'a', merged_token: 'A', unsubscribed_at: null },
    { token: 'c', merged_token: 'C', unsubscribed_at: 3 },
  ]);
  for (const id of ['first', 'second']) await unsubscribe(db, { token: 'A', id, channels: ['webhook'], at: 4 });
  expect(await merged()).toMatchObject([{ unsubscribed_at: 4 }, { unsubscribed_at: 3 }]);
  expect(await all("SELECT event_id FROM outbox WHERE type = 'subscriber.left'")).toEqual([{ event_id: 'first' }]);
  await db.exec(
    "DELETE FROM subscribers WHERE email LIKE '%@x.org'; DELETE FROM outbox WHERE type = 'subscriber.left'",
  );
  expect(await contents()).toMatchObject(before);

  const sent = { email: 'ann@example.org', spam: false, at: 10, channels: [], source: null, key: { current: 'key' } };
  const [{ payload }] = (await all("SELECT payload FROM submissions WHERE id = 'a'")) as [{ payload: string }];
  const again = { ...sent, id: 'e', form: 'contact' as const, payload };
  expect(await storeMessage(db, again)).toEqual({ id: 'a', repeated: true });
  const partner = { ...again, id: 'd', form: 'partner' as 'contact' };
  expect(await storeMessage(db, partner)).toEqual({ id: 'd', repeated: false });
});

test('released migrations do not change', async () => {
  const sql = await Promise.all(released.map((file) => readFile(`worker/migrations/${file}`, 'utf8')));
  expect(createHash('sha256').update(sql.join('\n')).digest('hex')).toBe(
    'fa63c1a04fbce1ecb9b0e571dfce9a31c6aacf83002597699dba5eda6dad2aa7',
  );
});

test('health checks every table and column, and is well once the next release drops the rest', {
  tags: ['slow'],
}, async () => {
  const of = (columns: string) => columns.split(' ').map((column) => `submissions DROP COLUMN ${column}`);
  const first = 'webhook_at email_at delivered_at attempts attempted_at claimed_until';
  const drops = [
    ...['insert', 'attempt', 'result', 'subscriber_event', 'deleted_event'].map((name) => `DROP TRIGGER old_${name}`),
    'DROP VIEW old_deliveries',
    ...['undelivered', 'mailed'].map((name) => `DROP INDEX ${name}_submissions`),
    ...[...of(`${first} last_error channels receipt_at in_digest words`), 'receivers DROP COLUMN failing_since'].map(
      (change) => `ALTER TABLE ${change}`,
    ),
  ];
  for (const drop of drops) await db.prepare(drop).all();
  await ping(db);
  const tables = await all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'");
  const found = tables.map(async ({ name }) => {
    const columns = await all(`SELECT name FROM pragma_table_info('${name}')`);
    return [name, columns.map((column) => column.name).join(', ')];
  });
  expect(Object.fromEntries(await Promise.all(found))).toEqual(schema);
});

async function all(sql: string) {
  return (await db.prepare(sql).all<Record<string, unknown>>()).results;
}
