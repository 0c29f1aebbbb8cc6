import { type CountRow, numbersOf } from '#content/shared/desk/analytics-events.ts';
import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { type Database, query, transaction } from './database.ts';
import { sql } from './sql.ts';

/** A repeated batch id changes nothing. */
export async function addCounts(db: Database, id: string, day: number, rows: readonly CountRow[]): Promise<void> {
  const add = sql`INSERT INTO counts (day, what, name, count)
    SELECT value ->> 'day', value ->> 'what', value ->> 'name', value ->> 'count' FROM json_each(?1)
    WHERE NOT EXISTS (SELECT 1 FROM counted_batches WHERE id = ?2)
    ON CONFLICT (day, what, name) DO UPDATE SET count = count + excluded.count`;
  const keep = sql`INSERT INTO counted_batches (id, day) VALUES (?1, ?2) ON CONFLICT DO NOTHING`;
  await transaction(db, [db.prepare(add).bind(JSON.stringify(rows), id), db.prepare(keep).bind(id, day)]);
}

export async function readNumbers(db: Database, since: string, until: string): Promise<DeskNumbers> {
  const statement = sql`SELECT day, what, name, count FROM counts
    WHERE day BETWEEN unixepoch(?1) / 86400 AND unixepoch(?2) / 86400`;
  return numbersOf(await query<CountRow>(db, statement, since, until), since, until);
}
