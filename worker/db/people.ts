import { type Database, type Statement, transaction } from './database.ts';
import { subscribersLeave } from './subscribers.ts';

/** The rows of each table that belong to a person. */
interface Holdings {
  submissions: Record<string, unknown>[];
  subscribers: Record<string, unknown>[];
  newsletter_keys: Record<string, unknown>[];
}

/** Everything held about a person, whichever way the address is capitalized. */
export async function heldAbout(db: Database, email: string): Promise<Holdings> {
  const select = (table: keyof Holdings) =>
    db.prepare(`SELECT * FROM ${table} WHERE email = ?1 COLLATE NOCASE`).bind(email);
  const [submissions, subscribers, keys] = await transaction<Record<string, unknown>>(db, [
    select('submissions'),
    select('subscribers'),
    select('newsletter_keys'),
  ]);
  return holdings(submissions, subscribers, keys);
}

/**
 * Deletes everything held about a person, and does what else is given with it. That they left is told where `channels` says;
 * what tells it stays until it is delivered. Returns what was deleted, and the ids of what has to be delivered then.
 */
export async function erase(
  db: Database,
  email: string,
  left: { channels: string; at: number },
  also: Statement[] = [],
): Promise<{ erased: Holdings; events: string[] }> {
  const remove = (table: keyof Holdings, where = '') =>
    db.prepare(`DELETE FROM ${table} WHERE email = ?1 COLLATE NOCASE ${where} RETURNING *`).bind(email);
  const [submissions, events, subscribers, keys] = await transaction<Record<string, unknown>>(db, [
    remove('submissions', "AND NOT (form = 'subscriber.left' AND delivered_at IS NULL)"),
    subscribersLeave(db, email, left),
    remove('subscribers'),
    remove('newsletter_keys'),
    ...also,
  ]);
  return { erased: holdings(submissions, subscribers, keys), events: events!.results.map(({ id }) => String(id)) };
}

type Result = { results: Record<string, unknown>[] } | undefined;

function holdings(submissions: Result, subscribers: Result, keys: Result): Holdings {
  return { submissions: submissions!.results, subscribers: subscribers!.results, newsletter_keys: keys!.results };
}
