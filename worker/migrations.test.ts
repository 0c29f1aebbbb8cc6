import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { schema } from './db/database.ts';
import { storeMessage } from './db/submissions.ts';
import { migrate, startMiniflare } from './test-miniflare.ts';

const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
const site = await startMiniflare(directory);
const db = await site.getD1Database('DB');
afterAll(async () => {
  await site.dispose();
  await rm(directory, { recursive: true });
});

const files = (await readdir('worker/migrations')).sort();
const before = files.filter((file) => file < '0003');
const later = files.filter((file) => file >= '0003');

test('migration 0003 keeps every message and index, and takes any form', async () => {
  await migrate(db, before);
  const insert = `INSERT INTO submissions (rowid, id, form, idempotency_key, email, payload, spam, received_at, webhook_at,
    email_at, delivered_at, attempts, attempted_at, claimed_until, last_error)
    VALUES (?1, ?2, ?3, 'key', 'ann@example.org', '{"message":"''; -- 🐼"}', 1, 2, 3, 4, 5, 6, 7, 8, 'webhook: 500')`;
  await db.batch([
    db.prepare(insert).bind(5, 'b', 'support'),
    db.prepare(insert).bind(3, 'a', 'contact'),
    db.prepare(`INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at)
      VALUES ('c', 'contact', 'other', 'b@c.d', '{}', 9)`),
  ]);
  const rows = await all('SELECT * FROM submissions ORDER BY rowid');
  const indexes = await all(indexesSql);
  expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(indexes).toHaveLength(3);

  await migrate(db, later);
  expect(await all('SELECT * FROM submissions ORDER BY rowid')).toMatchObject(rows);
  const names = indexes.map(({ name }) => name).filter((name) => name !== 'submissions_by_time');
  expect((await all(indexesSql)).map(({ name }) => name)).toEqual(expect.arrayContaining(names));

  const sent = { email: 'a@b.c', payload: '{"message":"New"}', spam: false, at: 10, channels: [], source: null };
  const partner = { ...sent, id: 'd', form: 'partner' as 'contact', key: { current: 'key' } };
  expect(await storeMessage(db, partner)).toEqual({ id: 'd', repeated: false });
  expect(await storeMessage(db, { ...partner, id: 'e', form: 'contact', payload: rows[0]!.payload as string })).toEqual(
    { id: 'a', repeated: true },
  );
});

test('released migrations do not change', async () => {
  const released = files.filter((file) => file < '0010');
  const sql = await Promise.all(released.map((file) => readFile(`worker/migrations/${file}`, 'utf8')));
  expect(createHash('sha256').update(sql.join('\n')).digest('hex')).toBe(
    '1eeb65a770f9f5709510d52125152f561b0f371583ef72d98a8e0edd167f7b9e',
  );
});

test('health checks every table and column', async () => {
  const tables = await all("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'");
  const found = tables.map(async ({ name }) => {
    const columns = await all(`SELECT name FROM pragma_table_info('${name}')`);
    return [name, columns.map((column) => column.name).join(', ')];
  });
  expect(Object.fromEntries(await Promise.all(found))).toEqual(schema);
});

const indexesSql = "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL ORDER BY name";

async function all(sql: string) {
  return (await db.prepare(sql).all<Record<string, unknown>>()).results;
}
