import { expect, test } from 'vitest';
import { startDesk } from '../desk/test-desk.ts';
import type { Database, Statement } from './database.ts';
import { changeMessage } from './message-actions.ts';
import { deliveriesOf } from './outbox.ts';
import { personData } from './people.ts';

const { db } = await startDesk();
const archive = 3000;
const [id, email] = ['id-7', 'v7@example.org'];

await db.batch(
  [
    `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at)
      SELECT 'id-' || value, 'contact', value, 'v' || value || '@example.org', '{}', value FROM ids`,
    `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, state, ended_at)
      SELECT 'id-' || value, 'webhook', 'contact.received', value, value, 'delivered', value FROM ids`,
    `INSERT INTO replies (id, message, kind, text, who, at) VALUES ('reply', '${id}', 'reply', 'Hello', 'ann', 1)`,
    `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at) VALUES ('reply', 'reply', 'reply', 1, 1)`,
    `INSERT INTO subscribers (email, token, subscribed_at) SELECT 'v' || value || '@example.org', value, value FROM ids`,
    `INSERT INTO newsletter_keys (key, id, email, used_at) SELECT value, value, 'v' || value || '@example.org', 1 FROM ids`,
  ].map((sql) =>
    db.prepare(
      sql.replace(
        'FROM ids',
        `FROM (WITH RECURSIVE n (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM n LIMIT ${archive}) SELECT value FROM n)`,
      ),
    ),
  ),
);

/** In workerd, whose SQLite plans otherwise than the one of Node. */
async function rowsRead(run: (db: Database) => Promise<unknown>): Promise<number> {
  let rows = 0;
  const count = <Answer extends D1Result>(answer: Answer) => {
    rows += answer.meta.rows_read ?? 0;
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

test.each([
  ['deliveries of a message', 100, (counted: Database) => deliveriesOf(counted, id)],
  ['deliveries of an address', 100, (counted: Database) => deliveriesOf(counted, `newsletter:${email}`)],
  ['a person', 300, (counted: Database) => personData(counted, email)],
  [
    'trying again',
    100,
    (counted: Database) => changeMessage(counted, { id: 'a', at: 1, who: 'ann', what: 'retry', message: id }),
  ],
  [
    'dismissing',
    100,
    (counted: Database) => changeMessage(counted, { id: 'b', at: 1, who: 'ann', what: 'dismiss', message: id }),
  ],
])('reads few rows for %s, whatever the archive', async (_, most, run) => {
  expect(await rowsRead(run)).toBeLessThanOrEqual(most);
});

test('finds the deliveries of a message and of its replies', async () => {
  expect((await deliveriesOf(db as unknown as Database, id)).map(({ event_id }) => event_id)).toEqual(['reply', id]);
});
