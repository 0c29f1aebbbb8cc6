import type { DeskAction, DeskAudit, DeskState } from '#content/desk.ts';
import { type Database, query, type Statement, transaction } from './database.ts';
import { type InboxRow, madeNew, messages, subscriptions } from './inbox.ts';
import { searchable, undelivered } from './submissions.ts';

/** What is asked for; what is left out lets everything but spam through. */
export interface ReceivedFilter {
  /** Each must stand in what was sent. */
  words: readonly string[];
  form?: string;
  state?: DeskState;
  priority?: string;
  /** Milliseconds since 1970; `until` is the first moment after. */
  from?: number;
  until?: number;
  source?: string;
  undelivered?: boolean;
}

/** The subscriptions that the desk lists. */
const addresses = `${subscriptions} WHERE unsubscribed_at IS NULL`;

/** With the conditions inside, SQLite reads both kinds in their order from an index and merges them. */
const both = (columns: string, where: string) =>
  `SELECT ${columns} FROM (${messages}) WHERE ${where} UNION ALL SELECT ${columns} FROM (${addresses}) WHERE ${where}`;

/** Nobody has to answer a sign-up. */
const states: Record<DeskState, string> = {
  open: "spam = 0 AND done_at IS NULL AND form <> 'newsletter'",
  done: "spam = 0 AND (done_at IS NOT NULL OR form = 'newsletter')",
  spam: 'spam = 1',
};

/**
 * What was received and passes the filter, newest first: `limit` rows from the `offset`th on, or those after a row. An
 * address of the newsletter has `newsletter:<address>` as its id.
 */
export async function receivedRows(
  db: Database,
  filter: ReceivedFilter,
  { limit, offset = 0, after }: { limit: number; offset?: number; after?: Pick<InboxRow, 'received_at' | 'id'> },
): Promise<InboxRow[]> {
  const { conditions, values, value } = passing(filter);
  if (after) conditions.push(`(received_at, id) < (${value(after.received_at)}, ${value(after.id)})`);
  const found = await query<{ id: string }>(
    db,
    `${both('id, received_at', conditions.join(' AND '))}
      ORDER BY received_at DESC, id DESC LIMIT ${value(limit)} OFFSET ${value(offset)}`,
    ...values,
  );
  return receivedByIds(
    db,
    found.map(({ id }) => id),
  );
}

/** How many pass the filter. */
export async function receivedCount(db: Database, filter: ReceivedFilter): Promise<number> {
  const { conditions, values } = passing(filter);
  const [row] = await query<{ count: number }>(
    db,
    `SELECT SUM(part) AS count FROM (${both('COUNT(*) AS part', conditions.join(' AND '))})`,
    ...values,
  );
  return row!.count;
}

/** What was received under these ids, newest first. */
export function receivedByIds(db: Database, ids: readonly string[]): Promise<InboxRow[]> {
  return query<InboxRow>(
    db,
    `${messages} AND id IN (SELECT value FROM json_each(?1))
      UNION ALL ${addresses} AND email IN (SELECT substr(value, 12) FROM json_each(?1) WHERE value LIKE 'newsletter:%')
      ORDER BY received_at DESC, id DESC`,
    JSON.stringify(ids),
  );
}

function passing({ words, form, state, priority, from, until, source, undelivered: isUndelivered }: ReceivedFilter) {
  const values: unknown[] = [];
  const value = (one: unknown) => `?${values.push(one)}`;
  const conditions = [
    state ? states[state] : 'spam = 0',
    // D1 takes no pattern of more than 50 bytes for LIKE.
    ...words.map((word) => `instr(words, ${value(searchable(word))}) > 0`),
    ...(form === undefined ? [] : [`form = ${value(form)}`]),
    ...(priority === undefined ? [] : [`json_extract(payload, '$.priority') = ${value(priority)}`]),
    ...(from === undefined ? [] : [`received_at >= ${value(from)}`]),
    ...(until === undefined ? [] : [`received_at < ${value(until)}`]),
    ...(source === undefined ? [] : [`${value(source)} IN (${sourceNames.map(sourcePart)})`]),
    ...(isUndelivered ? [undelivered] : []),
  ];
  return { conditions, values, value };
}

/** What of a `Source` can be asked for. */
const sourceNames = ['page', 'landing', 'referrer', 'utm_source', 'utm_campaign'];
const sourcePart = (name: string) => `json_extract(source, '$.${name}')`;

/** What somebody does at the desk. */
export interface Deed {
  /** Of the line that says so. */
  id: string;
  at: number;
  who: string;
  what: DeskAudit['what'];
  message?: string;
}

/** Does something to a message, and notes it. */
export async function act(db: Database, deed: Deed & { message: string; what: DeskAction }): Promise<void> {
  const changes: Record<DeskAction, string> = {
    done: `done_at = ${Math.trunc(deed.at)}`,
    open: 'done_at = NULL',
    spam: `spam_at = IIF(spam = 1, spam_at, ${Math.trunc(deed.at)}), spam = 1`,
    'not-spam': 'spam = 0',
    resend: madeNew,
  };
  await transaction(db, [
    db.prepare(`UPDATE submissions SET ${changes[deed.what]} WHERE id = ?1`).bind(deed.message),
    noting(db, deed),
  ]);
}

/** Notes what somebody did. */
export async function note(db: Database, deed: Deed): Promise<void> {
  await transaction(db, [noting(db, deed)]);
}

/** The statement that notes what somebody did. */
export function noting(db: Database, { id, at, who, what, message }: Deed): Statement {
  return db
    .prepare(
      'INSERT INTO desk_audit (id, at, who, what, message) VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (id) DO NOTHING',
    )
    .bind(id, at, who, what, message ?? null);
}

/** What was done to a message, newest first. */
export async function historyOf(db: Database, message: string): Promise<DeskAudit[]> {
  return query<DeskAudit>(
    db,
    'SELECT at, who, what, message AS "on" FROM desk_audit WHERE message = ?1 ORDER BY at DESC',
    message,
  );
}

/** The ids of what has to go somewhere and nobody is taking there now, oldest first. */
export async function waitingSubmissions(db: Database, at: number, limit: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    db,
    `SELECT id FROM submissions WHERE ${undelivered} AND COALESCE(claimed_until, 0) <= ?1 ORDER BY received_at LIMIT ?2`,
    at,
    limit,
  );
  return rows.map(({ id }) => id);
}
