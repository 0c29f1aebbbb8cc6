import { type Database, type Statement, transaction } from './database.ts';

/** The rows of each table that belong to a person. */
interface Holdings {
  submissions: Record<string, unknown>[];
  subscribers: Record<string, unknown>[];
  newsletter_keys: Record<string, unknown>[];
}

/** Everything held about a person, whichever way the address is capitalized. */
export function heldAbout(db: Database, email: string): Promise<Holdings> {
  return ofPerson(db, email, (table) => `SELECT * FROM ${table} WHERE email = ?1 COLLATE NOCASE`);
}

/** Deletes everything held about a person, and does what else is given with it; returns what it was. */
export function erase(db: Database, email: string, also: Statement[] = []): Promise<Holdings> {
  return ofPerson(db, email, (table) => `DELETE FROM ${table} WHERE email = ?1 COLLATE NOCASE RETURNING *`, also);
}

async function ofPerson(
  db: Database,
  email: string,
  sql: (table: keyof Holdings) => string,
  also: Statement[] = [],
): Promise<Holdings> {
  const tables = ['submissions', 'subscribers', 'newsletter_keys'] as const;
  const [submissions, subscribers, keys] = await transaction<Record<string, unknown>>(db, [
    ...tables.map((table) => db.prepare(sql(table)).bind(email)),
    ...also,
  ]);
  return { submissions: submissions!.results, subscribers: subscribers!.results, newsletter_keys: keys!.results };
}
