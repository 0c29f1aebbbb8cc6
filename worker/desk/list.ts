import type { DeskList } from '#content/desk.ts';
import type { Database } from '../db/database.ts';
import { type ReceivedFilter, receivedCount, receivedRows } from '../db/desk.ts';
import { deskEntry } from './entry.ts';

/** What passes a filter, newest first: how many, and `limit` lines from the `offset`th on. */
export async function readList(
  db: Database,
  filter: ReceivedFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskList> {
  const [total, rows] = await Promise.all([receivedCount(db, filter), receivedRows(db, filter, { limit, offset })]);
  return { total, offset, entries: rows.map(deskEntry) };
}
