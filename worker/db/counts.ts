import { type CountRow, numbersOf } from '#content/shared/desk/analytics-events.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { type Database, query, transaction } from './database.ts';
import { sql } from './sql.ts';

/** A repeated batch id changes nothing. */
export async function addCounts(db: Database, id: string, day: number, rows: readonly CountRow[]): Promise<void> {
  await transaction(db, [
    db
      .prepare(
        sql`INSERT INTO counts (day, what, name, count)
        SELECT value ->> 'day', value ->> 'what', value ->> 'name', value ->> 'count' FROM json_each(?1)
        WHERE NOT EXISTS (SELECT 1 FROM counted_batches WHERE id = ?2)
        ON CONFLICT (day, what, name) DO UPDATE SET count = count + excluded.count`,
      )
      .bind(JSON.stringify(rows), id),
    db.prepare(sql`INSERT INTO counted_batches (id, day) VALUES (?1, ?2) ON CONFLICT DO NOTHING`).bind(id, day),
  ]);
}

export async function readNumbers(db: Database, since: string, until: string): Promise<DeskNumbers> {
  const rows = await query<CountRow>(
    db,
    sql`SELECT day, what, name, count FROM counts
      WHERE day BETWEEN unixepoch(?1) / 86400 AND unixepoch(?2) / 86400`,
    since,
    until,
  );
  return numbersOf(rows, since, until);
}
