import type { Channel } from '#content/shared/desk/desk-api.ts';
import { addressHash } from './confirmation-limits.ts';
import { type Database, type Statement, transaction } from './database.ts';
import { endSubscriptionEvents } from './subscribers.ts';

type Rows = Record<string, unknown>[];

/** ?1 is the address, or its hash in the last table. */
const personRows = {
  outbox: `event_id IN (SELECT event_id FROM outbox WHERE email = ?1 COLLATE NOCASE
    UNION ALL SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE
    UNION ALL SELECT replies.id FROM submissions CROSS JOIN replies ON message = submissions.id
      WHERE submissions.email = ?1 COLLATE NOCASE)`,
  replies: 'message IN (SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE)',
  submissions: "email = ?1 COLLATE NOCASE AND form NOT LIKE 'subscriber.%'",
  subscribers: 'email = ?1 COLLATE NOCASE',
  newsletter_keys: 'email = ?1 COLLATE NOCASE',
  confirmation_limits: 'address_hash = ?1',
} as const;
type Table = keyof typeof personRows;
type PersonData = Record<Table, Rows>;

export async function personData(db: Database, email: string): Promise<PersonData> {
  const results = await transaction<Rows[number]>(
    db,
    await statements(db, email, (table) => `SELECT * FROM ${table} WHERE ${personRows[table]}`),
  );
  return byTable(results);
}

/** Undelivered events, and the wish for no more emails. */
const keptRows: Partial<Record<Table, string>> = {
  outbox: "type IN ('subscriber.left', 'person.erased') AND state = 'waiting'",
  confirmation_limits: 'stopped_at IS NOT NULL',
};

/** Returns the deleted rows and event ids to deliver. */
export async function erasePerson(
  db: Database,
  email: string,
  event: { channels: readonly Channel[]; at: number },
  also: Statement[] = [],
): Promise<{ erased: PersonData; events: string[] }> {
  const deletions = await statements(
    db,
    email,
    (table) => `DELETE FROM ${table} WHERE ${personRows[table]} AND NOT (${keptRows[table] ?? 'FALSE'}) RETURNING *`,
  );
  const [left, erased, ...deleted] = await transaction<Rows[number]>(db, [
    endSubscriptionEvents(db, email, event),
    personErased(db, email, event),
    ...deletions,
    ...also,
  ]);
  const events = [...left!.results, ...erased!.results].map(({ event_id }) => String(event_id));
  return { erased: byTable(deleted), events };
}

function personErased(db: Database, email: string, { channels, at }: { channels: readonly Channel[]; at: number }) {
  const sql = `INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at, enqueued_at)
    SELECT lower(hex(randomblob(16))), value, 'person.erased', ?1, '{}', ?3, ?3, ?3 FROM json_each(?2)
    WHERE EXISTS (SELECT 1 FROM submissions WHERE ${personRows.submissions})
      OR EXISTS (SELECT 1 FROM subscribers WHERE ${personRows.subscribers})
    RETURNING event_id`;
  return db.prepare(sql).bind(email, JSON.stringify(channels), at);
}

async function statements(db: Database, email: string, sqlOf: (table: Table) => string): Promise<Statement[]> {
  const hash = await addressHash(db, email);
  const tables = Object.keys(personRows) as Table[];
  return tables.map((table) => db.prepare(sqlOf(table)).bind(table === 'confirmation_limits' ? hash : email));
}

function byTable(results: { results: Rows }[]): PersonData {
  return Object.fromEntries(Object.keys(personRows).map((table, at) => [table, results[at]!.results])) as PersonData;
}
