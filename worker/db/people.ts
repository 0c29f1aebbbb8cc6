import type { Channel } from '#content/shared/desk/desk-api.ts';
import { addressHash } from './confirmation-limits.ts';
import { type Database, type Statement, transaction } from './database.ts';
import { identifier, type Sql, sql } from './sql.ts';
import { endSubscriptionEvents } from './subscribers.ts';

type Rows = Record<string, unknown>[];

/** ?1 is the address, or its hash in the last table. */
const personRows = {
  outbox: sql`event_id IN (SELECT event_id FROM outbox WHERE email = ?1 COLLATE NOCASE
    UNION ALL SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE
    UNION ALL SELECT replies.id FROM submissions CROSS JOIN replies ON message = submissions.id
      WHERE submissions.email = ?1 COLLATE NOCASE)`,
  replies: sql`message IN (SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE)`,
  submissions: sql`email = ?1 COLLATE NOCASE AND form NOT LIKE 'subscriber.%'`,
  subscribers: sql`email = ?1 COLLATE NOCASE`,
  newsletter_keys: sql`email = ?1 COLLATE NOCASE`,
  confirmation_limits: sql`address_hash = ?1`,
} as const;
type Table = keyof typeof personRows;
type PersonData = Record<Table, Rows>;

export async function personData(db: Database, email: string): Promise<PersonData> {
  const selectOf = (table: Table) => sql`SELECT * FROM ${identifier(table)} WHERE ${personRows[table]}`;
  return byTable(await transaction<Rows[number]>(db, await statements(db, email, selectOf)));
}

/** Undelivered events, and the wish for no more emails. */
const keptRows: Partial<Record<Table, Sql>> = {
  outbox: sql`type IN ('subscriber.left', 'person.erased') AND state = 'waiting'`,
  confirmation_limits: sql`stopped_at IS NOT NULL`,
};

/** Returns the deleted rows and event ids to deliver. */
export async function erasePerson(
  db: Database,
  email: string,
  event: { channels: readonly Channel[]; at: number },
  also: Statement[] = [],
): Promise<{ erased: PersonData; events: string[] }> {
  const deleteFrom = (table: Table) => sql`DELETE FROM ${identifier(table)}
    WHERE ${personRows[table]} AND NOT (${keptRows[table] ?? sql`FALSE`}) RETURNING *`;
  const [left, erased, ...deleted] = await transaction<Rows[number]>(db, [
    endSubscriptionEvents(db, email, event),
    personErased(db, email, event),
    ...(await statements(db, email, deleteFrom)),
    ...also,
  ]);
  const events = [...left!.results, ...erased!.results].map(({ event_id }) => String(event_id));
  return { erased: byTable(deleted), events };
}

function personErased(db: Database, email: string, { channels, at }: { channels: readonly Channel[]; at: number }) {
  const statement = sql`INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at, enqueued_at)
    SELECT lower(hex(randomblob(16))), value, 'person.erased', ?1, '{}', ?3, ?3, ?3 FROM json_each(?2)
    WHERE EXISTS (SELECT 1 FROM submissions WHERE ${personRows.submissions})
      OR EXISTS (SELECT 1 FROM subscribers WHERE ${personRows.subscribers})
    RETURNING event_id`;
  return db.prepare(statement).bind(email, JSON.stringify(channels), at);
}

async function statements(db: Database, email: string, sqlOf: (table: Table) => Sql): Promise<Statement[]> {
  const hash = await addressHash(db, email);
  const tables = Object.keys(personRows) as Table[];
  return tables.map((table) => db.prepare(sqlOf(table)).bind(table === 'confirmation_limits' ? hash : email));
}

function byTable(results: { results: Rows }[]): PersonData {
  return Object.fromEntries(Object.keys(personRows).map((table, at) => [table, results[at]!.results])) as PersonData;
}
