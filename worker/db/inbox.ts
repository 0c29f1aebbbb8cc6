import { type Database, query } from './database.ts';
import { type Message, type Submission, undelivered } from './submissions.ts';
import { subscribed } from './subscribers.ts';

/** A message or a subscription, as the inbox lists it. */
export interface InboxRow {
  /** Of a message; of a subscription `newsletter:<address>`. */
  id: string;
  form: 'newsletter' | Message['form'];
  email: string;
  payload: string;
  spam: number;
  received_at: number;
  delivered_at: number | null;
  attempts: number;
  last_error: string | null;
  channels: string | null;
  source: string | null;
  done_at: number | null;
  unsubscribed_at: number | null;
  confirmed_at: number | null;
  /** Of a subscription; empty for a message. */
  token: string;
}

/** Both kinds of rows, with the `words` that the desk searches. */
export const messages = `SELECT id, form, email, payload, spam, received_at, delivered_at, attempts, last_error, channels, source,
    done_at, NULL AS unsubscribed_at, NULL AS confirmed_at, '' AS token, words
  FROM submissions WHERE form NOT LIKE 'subscriber.%'`;
export const subscriptions = `SELECT 'newsletter:' || email AS id, 'newsletter' AS form, email, '{}' AS payload, spam,
    subscribed_at AS received_at, NULL AS delivered_at, 0 AS attempts, NULL AS last_error, '' AS channels, source,
    NULL AS done_at, unsubscribed_at, confirmed_at, token, lower(email) AS words
  FROM subscribers`;

/**
 * What was received, newest first; a filter that is left out lets everything through. Without `all` that is messages and
 * subscriptions that count; with `spam` those that were taken for spam.
 */
export async function inbox(
  db: Database,
  filter: {
    form?: string;
    from?: number;
    until?: number;
    undelivered?: boolean;
    spam?: boolean;
    all?: boolean;
    limit?: number;
  },
): Promise<InboxRow[]> {
  const results = await query<InboxRow>(
    db,
    `SELECT * FROM (${messages} UNION ALL ${subscriptions})
      WHERE (?1 IS NULL OR form = ?1) AND (?2 IS NULL OR received_at >= ?2) AND (?3 IS NULL OR received_at < ?3)
      AND (?4 = 0 OR (form <> 'newsletter' AND ${undelivered})) AND (?7 = 1 OR spam = ?5)
      AND (?7 = 1 OR ?5 = 1 OR form <> 'newsletter' OR (${subscribed}))
      ORDER BY received_at DESC LIMIT ?6`,
    filter.form ?? null,
    filter.from ?? null,
    filter.until ?? null,
    Number(filter.undelivered ?? false),
    Number(filter.spam ?? false),
    filter.limit ?? -1,
    Number(filter.all ?? false),
  );
  return results;
}

/** One message by its id, or by its reference. */
export async function submissionById(db: Database, id: string): Promise<Submission | undefined> {
  const results = await query<Submission>(
    db,
    'SELECT * FROM submissions WHERE id = ?1 OR substr(id, 1, 8) = lower(?1)',
    id,
  );
  return results[0];
}

/**
 * Makes a message new again, as if it had never been tried or taken for spam: the next sweep delivers it to all that is
 * configured.
 */
export async function redeliver(db: Database, id: string): Promise<boolean> {
  const results = await query(
    db,
    `UPDATE submissions SET ${madeNew}
      WHERE (id = ?1 OR substr(id, 1, 8) = lower(?1)) AND form NOT LIKE 'subscriber.%' RETURNING id`,
    id,
  );
  return results.length > 0;
}

/** What lets a message be tried as if it never had been; an attempt that is under way counts for nothing then. */
const untried = `delivered_at = NULL, attempts = 0, attempted_at = NULL, claimed_until = NULL, last_error = NULL,
  channels = NULL, in_digest = 0`;

/** What makes a message new again. */
export const madeNew = `spam = 0, webhook_at = NULL, email_at = NULL, ${untried}`;

/**
 * Sends the messages received from a moment on to those configured channels that have not had them, such as one that was
 * switched on later. Returns how many there are; the next sweeps deliver them.
 */
export async function redeliverSince(db: Database, from: number): Promise<number> {
  const results = await query(
    db,
    `UPDATE submissions SET ${untried}
      WHERE received_at >= ?1 AND spam = 0 AND form NOT LIKE 'subscriber.%' AND (webhook_at IS NULL OR email_at IS NULL) RETURNING id`,
    from,
  );
  return results.length;
}
