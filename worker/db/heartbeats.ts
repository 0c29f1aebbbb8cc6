import { type Database, query, transaction } from './database.ts';
import { sql } from './sql.ts';

/** Limits the writes that health requests can cause. */
const writeMs = 60_000;

/** For the longest message with its indexes. */
const roomBytes = 32_768;

type Name = 'sweep' | 'digest' | 'digest-try' | 'report' | 'first-check';

export async function recordHeartbeat(db: Database, name: Name, at: number): Promise<void> {
  const statement = sql`INSERT INTO heartbeats (name, at) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET at = excluded.at`;
  await query(db, statement, name, at);
}

export async function lastHeartbeat(db: Database, name: Name): Promise<number | undefined> {
  const [row] = await query<{ at: number }>(db, sql`SELECT at FROM heartbeats WHERE name = ?1`, name);
  return row?.at;
}

/** Rejects if the database is full or takes no writes. Writes at most once per `writeMs`. */
export async function checkWrites(db: Database, at: number): Promise<void> {
  const write = sql`INSERT INTO heartbeats (name, at, room) VALUES ('health', ?1, zeroblob(${roomBytes}))
    ON CONFLICT (name) DO UPDATE SET at = excluded.at, room = excluded.room WHERE at <= excluded.at - ${writeMs}`;
  const empty = sql`UPDATE heartbeats SET room = NULL WHERE name = 'health' AND room IS NOT NULL`;
  await transaction(db, [db.prepare(write).bind(at), db.prepare(empty)]);
}
