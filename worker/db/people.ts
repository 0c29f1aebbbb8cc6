import type { Channel } from '#content/desk/desk-api.ts';
import { addressHash } from './confirmation-limits.ts';
import { type Database, type Statement, transaction } from './database.ts';
import { subscribersLeave } from './subscribers.ts';

type Rows = Record<string, unknown>[];

/** The tables with rows of a person, and the condition of those: ?1 is the address, of the last table its hash. */
const ofPerson = {
  outbox: '(email = ?1 COLLATE NOCASE OR event_id IN (SELECT id FROM submissions WHERE email = ?1 COLLATE NOCASE))',
  submissions: "email = ?1 COLLATE NOCASE AND form NOT LIKE 'subscriber.%'",
  subscribers: 'email = ?1 COLLATE NOCASE',
  newsletter_keys: 'email = ?1 COLLATE NOCASE',
  confirmation_limits: 'address_hash = ?1',
} as const;
type Table = keyof typeof ofPerson;
type Holdings = Record<Table, Rows>;

/** Everything held about a person, whichever way the address is capitalized. */
export async function heldAbout(db: Database, email: string): Promise<Holdings> {
  const results = await transaction<Rows[number]>(
    db,
    await statements(db, email, (table) => `SELECT * FROM ${table} WHERE ${ofPerson[table]}`),
  );
  return holdings(results);
}

/** The rows that erasing keeps: events until they are delivered, and the wish for no more emails. */
const kept: Partial<Record<Table, string>> = {
  outbox: "type IN ('subscriber.left', 'person.erased') AND state = 'waiting'",
  confirmation_limits: 'stopped_at IS NOT NULL',
};

/**
 * Deletes everything held about a person in a transaction with `also`. The `channels` hear that their subscriptions have
 * ended and that they were erased. Returns what was deleted, and the ids of the events to deliver.
 */
export async function erase(
  db: Database,
  email: string,
  told: { channels: readonly Channel[]; at: number },
  also: Statement[] = [],
): Promise<{ erased: Holdings; events: string[] }> {
  const deletions = await statements(
    db,
    email,
    (table) => `DELETE FROM ${table} WHERE ${ofPerson[table]} AND NOT (${kept[table] ?? 'FALSE'}) RETURNING *`,
  );
  const [left, erased, ...deleted] = await transaction<Rows[number]>(db, [
    subscribersLeave(db, email, told),
    personErased(db, email, told),
    ...deletions,
    ...also,
  ]);
  const events = [...left!.results, ...erased!.results].map(({ event_id }) => String(event_id));
  return { erased: holdings(deleted), events };
}

/** The statement for the event that a person was erased, if anything is held about them. */
function personErased(db: Database, email: string, { channels, at }: { channels: readonly Channel[]; at: number }) {
  const sql = `INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at, enqueued_at)
    SELECT lower(hex(randomblob(16))), value, 'person.erased', ?1, '{}', ?3, ?3, ?3 FROM json_each(?2)
    WHERE EXISTS (SELECT 1 FROM submissions WHERE ${ofPerson.submissions})
      OR EXISTS (SELECT 1 FROM subscribers WHERE ${ofPerson.subscribers})
    RETURNING event_id`;
  return db.prepare(sql).bind(email, JSON.stringify(channels), at);
}

/** A statement for each table, made with its name. */
async function statements(db: Database, email: string, sqlOf: (table: Table) => string): Promise<Statement[]> {
  const hash = await addressHash(db, email);
  const tables = Object.keys(ofPerson) as Table[];
  return tables.map((table) => db.prepare(sqlOf(table)).bind(table === 'confirmation_limits' ? hash : email));
}

/** The rows of each table, from results in the order of `ofPerson`. */
function holdings(results: { results: Rows }[]): Holdings {
  return Object.fromEntries(Object.keys(ofPerson).map((table, at) => [table, results[at]!.results])) as Holdings;
}
