import { expect, test } from 'vitest';
import { sweep } from '../delivery/outbox.ts';
import { factsOf } from '../desk/entry.ts';
import { orderOf, readFilter } from '../desk/filter.ts';
import { startDesk } from '../desk/test-desk.ts';
import type { Env } from '../env.ts';
import type { Database, Statement } from './database.ts';
import { changeMessage } from './message-actions.ts';
import { claimEvent, deliveriesOf, outboxCounts, recordResults } from './outbox.ts';
import { erasePerson, personData } from './people.ts';
import { openCounts, receivedById, receivedPage, stateCounts } from './received.ts';
import { downReceivers } from './receivers.ts';
import { addReply } from './replies.ts';
import { countSubmission } from './senders.ts';
import { storeMessage } from './submissions.ts';

const { db } = await startDesk();
const archive = 9000;
const [id, email, at] = ['id-9', 'v9@example.org', 1e9];
const channels = ['webhook', 'owner-email:ann@example.org', 'receipt'] as const;

// A third each is spam, done and open. Of these a third waits, and a third is undeliverable.
await db.batch(
  [
    `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, source, spam, done_at)
      SELECT 'id-' || value, 'contact', value, 'v' || value || '@example.org', '{"message":"Hello"}', value, '{}', value % 3 = 1,
        IIF(value % 3 = 2, 1, NULL) FROM ids`,
    `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, state, ended_at)
      SELECT 'id-' || ids.value, channels.value, 'contact.received', ids.value, ids.value, CASE ids.value % 9 WHEN 3 THEN 'waiting' WHEN 6
        THEN 'undeliverable' ELSE 'delivered' END, ids.value FROM ids, json_each('${JSON.stringify(channels)}') AS channels
      WHERE ids.value % 3 <> 1`,
    `INSERT INTO replies (id, message, kind, text, who, at) VALUES ('reply', '${id}', 'reply', 'Hello', 'ann', 1)`,
    `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at) VALUES ('reply', 'reply', 'reply', 1, 1)`,
    `INSERT INTO subscribers (email, token, subscribed_at, confirmed_at) SELECT 'v' || value || '@example.org', value, value, 1 FROM ids`,
    `INSERT INTO newsletter_keys (key, id, email, used_at) SELECT value, value, 'v' || value || '@example.org', 1 FROM ids`,
    `UPDATE submissions SET email = '${email}' WHERE received_at BETWEEN 9 AND 18`,
  ].map((sql) =>
    db.prepare(
      sql.replace(
        'FROM ids',
        `FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT ${archive}) SELECT value FROM n) AS ids`,
      ),
    ),
  ),
);

/** In workerd, whose SQLite plans otherwise than the one of Node. */
async function rowsOf(run: (db: Database) => Promise<unknown>): Promise<{ read: number; written: number }> {
  const rows = { read: 0, written: 0 };
  const count = <Answer extends D1Result>(answer: Answer) => {
    rows.read += answer.meta.rows_read;
    rows.written += answer.meta.rows_written;
    return answer;
  };
  const inner = Symbol('statement');
  const wrap = (statement: D1PreparedStatement): Statement =>
    ({
      [inner]: statement,
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: async () => count(await statement.all()),
    }) as unknown as Statement;
  await run({
    prepare: (sql) => wrap(db.prepare(sql)),
    batch: async (statements) =>
      (await db.batch(statements.map((one) => (one as unknown as Record<symbol, D1PreparedStatement>)[inner]!))).map(
        count,
      ) as never,
  });
  return rows;
}

async function post(db: Database, id: string) {
  const network = { network: '192.0.2.1', perDay: 200 };
  await countSubmission(db, [network], at);
  const sent = { id, form: 'contact', email: 'new@example.org', payload: '{"message":"Hello"}', source: '{}' } as const;
  await storeMessage(db, { ...sent, key: { current: id }, spam: false, at, channels });
}

async function deliver(db: Database, id: string) {
  const { deliveries } = await claimEvent(db, id, at);
  for (const delivery of deliveries)
    await recordResults(db, [{ delivery, state: 'delivered', at, nextAttemptAt: delivery.next_attempt_at }]);
}

const entry = (what: 'retry' | 'dismiss' | 'done' | 'reply', message = id) => ({
  id: what,
  at,
  who: 'ann',
  what,
  message,
});
const change = (what: 'retry' | 'dismiss' | 'done') => (db: Database) => changeMessage(db, { ...entry(what), what });
const list = (query: Record<string, string>) => (db: Database) => {
  const filter = readFilter(query);
  return receivedPage(db, filter, { limit: 100, offset: 0, order: orderOf(filter) });
};

test('finds the deliveries of a message and of its replies', async () => {
  const found = await deliveriesOf(db, id);
  expect(found.map(({ event_id }) => event_id)).toEqual(['reply', id, id, id]);
});

type Act = [name: string, read: number, written: number, run: (db: Database) => Promise<unknown>];

test.each<Act>([
  ['a message', 100, 0, async (db) => factsOf(db, (await receivedById(db, id))!)],
  ['deliveries of an address', 100, 0, (db) => deliveriesOf(db, `newsletter:${email}`)],
  ['trying again', 100, 10, change('retry')],
  ['dismissing', 100, 10, change('dismiss')],
  ['settling', 100, 10, change('done')],
  [
    'a reply',
    100,
    10,
    (db) => addReply(db, { id: 'new', message: id, kind: 'reply', text: 'Hi', who: 'ann', at }, entry('reply'), true),
  ],
  ['a person of ten messages', 300, 0, (db) => personData(db, email)],
  ['the overview', 2000, 0, (db) => Promise.all([outboxCounts(db), stateCounts(db), downReceivers(db)])],
  ['the counts', 2000, 0, (db) => openCounts(db, at)],
  ...(
    [
      {},
      { search: 'hello' },
      { search: 'e' },
      { search: 'nothing' },
      { state: 'open' },
      { state: 'done' },
      { state: 'spam' },
      { state: 'spam', search: 'hello' },
      { undelivered: '1' },
      { undelivered: '1', state: 'done' },
      { form: 'newsletter' },
      { form: 'support' },
      { subscribed: '1' },
    ] as Record<string, string>[]
  ).map((query): Act => [`the list ${JSON.stringify(query)}`, 2000, 0, list(query)]),
  ['a form', 20, 20, (db) => post(db, 'form')],
  [
    'the whole life of a message',
    116,
    34,
    async (db) => {
      await post(db, 'life');
      await deliver(db, 'life');
    },
  ],
  ['erasing', 300, 300, (db) => erasePerson(db, email, { channels: ['webhook'], at })],
])('%s reads at most %i rows and writes %i, whatever the archive', async (_, read, written, run) => {
  const rows = await rowsOf(run);
  expect(rows.read).toBeLessThanOrEqual(read);
  expect(rows.written).toBeLessThanOrEqual(written);
});

test('a sweep reads few rows if nothing is due, whatever the archive', async () => {
  await db.exec("DELETE FROM outbox WHERE state <> 'delivered'");
  const env = { NOTIFY_EMAIL: 'ann@example.org', DELIVERIES: {} } as Env;
  const rows = await rowsOf((counted) => sweep({ ...env, DB: counted }));
  expect(rows).toEqual({ read: expect.toSatisfy((read: number) => read <= 300), written: 0 });
});
