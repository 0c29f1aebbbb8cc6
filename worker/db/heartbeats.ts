import { type Database, query, transaction } from './database.ts';

/** Limits the writes that health requests can cause. */
const writeMs = 60_000;

/** Space for the longest message with its indexes. */
const roomBytes = 32_768;

export async function recordSweep(db: Database, at: number): Promise<void> {
  await query(
    db,
    `INSERT INTO heartbeats (name, at) VALUES ('sweep', ?1) ON CONFLICT (name) DO UPDATE SET at = excluded.at`,
    at,
  );
}

export async function lastSweep(db: Database): Promise<number | undefined> {
  const [row] = await query<{ at: number }>(db, "SELECT at FROM heartbeats WHERE name = 'sweep'");
  return row?.at;
}

/** Rejects if the database takes no writes or is full. Checks every time, but writes once per `writeMs`. */
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
