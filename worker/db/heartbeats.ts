import { type Database, query, transaction } from './database.ts';

/** Bounds the writes that anyone can cause by asking for health. */
const writeMs = 60_000;

/** Room for the longest message with its indexes. */
const roomBytes = 32_768;

/** Records the end of a sweep. */
export async function recordSweep(db: Database, at: number): Promise<void> {
  await query(
    db,
    `INSERT INTO heartbeats (name, at) VALUES ('sweep', ?1) ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
    at,
  );
}

/** When the last sweep ended; undefined before the first. */
export async function lastSweep(db: Database): Promise<number | undefined> {
  const [row] = await query<{ at: number }>(db, "SELECT at FROM heartbeats WHERE name = 'sweep'");
  return row?.at;
}

/**
 * Rejects when the database takes no write or has no room. Writes two rows a minute at most; in between the statement still
 * fails where writes are refused.
 */
export async function checkWrites(db: Database, at: number): Promise<void> {
  await transaction(db, [
    db
      .prepare(
        `INSERT INTO heartbeats (name, at, room) VALUES ('health', ?1, zeroblob(${roomBytes}))
        ON CONFLICT (name) DO UPDATE SET at = excluded.at, room = excluded.room WHERE at <= excluded.at - ${writeMs}`,
      )
      .bind(at),
    db.prepare("UPDATE heartbeats SET room = NULL WHERE name = 'health' AND room IS NOT NULL"),
  ]);
}
