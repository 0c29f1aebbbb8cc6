import type { MessageFormName } from '#content/forms/forms.ts';
import { type Database, query } from './database.ts';
import type { SubscriberEvent } from './subscribers.ts';

/** A message with its way to the owner, as the table has it. */
export interface Submission {
  id: string;
  form: MessageFormName | SubscriberEvent;
  idempotency_key: string;
  email: string;
  /** What the form sent, by the names of its fields, as JSON. */
  payload: string;
  spam: number;
  received_at: number;
  webhook_at: number | null;
  email_at: number | null;
  delivered_at: number | null;
  attempts: number;
  attempted_at: number | null;
  claimed_until: number | null;
  last_error: string | null;
  /** The channels it has to go to, with commas; `null` is all that are configured. */
  channels: string | null;
  /** Where it came from (`Source`), as JSON. */
  source: string | null;
  /** When the visitor's receipt went out, or was left out. */
  receipt_at: number | null;
  /** Whether the owner reads of it in the next digest and not in a mail of its own. */
  in_digest: number;
  /** When its owner had seen to it. */
  done_at: number | null;
  /** When somebody last took it for spam; not what was taken for it on arrival. */
  spam_at: number | null;
}

/** A message that somebody wrote. */
export type Message = Submission & { form: MessageFormName };

/** What an index finds: messages that have to go somewhere. */
export const undelivered = "delivered_at IS NULL AND spam = 0 AND channels IS NOT ''";

/**
 * Keeps a message once for its form and key. `key.former` is a key that counts as the same while a message has it.
 * Returns the id that the key got first, `repeated` when that was earlier, or `undefined` when the key belongs to
 * another message.
 */
export async function keepSubmission(
  db: Database,
  sent: Pick<Message, 'id' | 'form' | 'email' | 'payload' | 'channels' | 'source'> & {
    key: { current: string; former?: string };
    spam: boolean;
    at: number;
  },
): Promise<{ id: string; repeated: boolean } | undefined> {
  const results = await query<Pick<Submission, 'id' | 'payload'>>(
    db,
    `INSERT INTO submissions (id, form, idempotency_key, email, payload, spam, received_at, channels, source)
      VALUES (?1, ?2, COALESCE((SELECT idempotency_key FROM submissions WHERE form = ?2 AND idempotency_key = ?8), ?3), ?4, ?5, ?6, ?7, ?9, ?10)
      ON CONFLICT (form, idempotency_key) DO UPDATE SET form = form RETURNING id, payload`,
    sent.id,
    sent.form,
    sent.key.current,
    sent.email,
    sent.payload,
    Number(sent.spam),
    sent.at,
    sent.key.former ?? null,
    sent.channels,
    sent.source,
  );
  const first = results[0]!;
  return first.payload === sent.payload ? { id: first.id, repeated: first.id !== sent.id } : undefined;
}

/** Whether a message of a form is stored under this key. */
export async function hasSubmissionKey(db: Database, form: MessageFormName, key: string): Promise<boolean> {
  const results = await query(db, 'SELECT 1 FROM submissions WHERE form = ?1 AND idempotency_key = ?2', form, key);
  return results.length > 0;
}

/**
 * Takes a message for one attempt to deliver it, so that nobody else tries before `until`.
 * Returns `undefined` when it is delivered, erased, spam, taken or meant for nobody.
 */
export async function claimSubmission(
  db: Database,
  id: string,
  { at, until }: { at: number; until: number },
): Promise<Submission | undefined> {
  const results = await query<Submission>(
    db,
    `UPDATE submissions SET attempts = attempts + 1, attempted_at = ?2, claimed_until = ?3
      WHERE id = ?1 AND ${undelivered} AND COALESCE(claimed_until, 0) <= ?2 RETURNING *`,
    id,
    at,
    until,
  );
  return results[0];
}

/** Whether a message still has to be delivered. */
export async function isUndelivered(db: Database, id: string): Promise<boolean> {
  const results = await query(db, `SELECT 1 FROM submissions WHERE id = ?1 AND ${undelivered}`, id);
  return results.length > 0;
}

/** A message with what came of an attempt; `waits` when its owner reads of it in a digest. */
export type Attempted = Submission & { waits: boolean };

/**
 * Writes down how an attempt went and lets the message go; without an error it is delivered, unless it waits for a digest that
 * was not sent meanwhile. Does nothing when the claim is not held any more: then it was made new, and is tried again.
 */
export async function recordAttempt(db: Database, attempted: Attempted, at: number): Promise<void> {
  const { id, claimed_until, webhook_at, email_at, receipt_at, last_error, in_digest, waits } = attempted;
  await query(
    db,
    `UPDATE submissions SET webhook_at = COALESCE(?3, webhook_at), email_at = COALESCE(?4, email_at),
      receipt_at = COALESCE(?5, receipt_at), last_error = ?6, in_digest = ?7, claimed_until = NULL,
      delivered_at = IIF(?6 IS NULL AND (?8 = 0 OR COALESCE(?4, email_at) IS NOT NULL), ?9, NULL)
      WHERE id = ?1 AND claimed_until = ?2`,
    id,
    claimed_until,
    webhook_at,
    email_at,
    receipt_at,
    last_error,
    in_digest,
    Number(waits),
    at,
  );
}

/** How many mails of their own messages had since. */
export async function mailsSince(db: Database, since: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    db,
    "SELECT COUNT(*) AS count FROM submissions WHERE email_at > ?1 AND in_digest = 0 AND form NOT LIKE 'subscriber.%'",
    since,
  );
  return row!.count;
}

/** The messages that wait for a digest, once the first of them was received before `since`; the oldest `limit`. */
export async function digestOf(db: Database, since: number, limit: number): Promise<Message[]> {
  const messages = await query<Message>(
    db,
    `SELECT * FROM submissions WHERE ${undelivered} AND in_digest = 1 AND email_at IS NULL ORDER BY received_at LIMIT ?1`,
    limit,
  );
  return messages.length > 0 && messages[0]!.received_at <= since ? messages : [];
}

/** Writes down that the owner has been mailed about these messages. */
export async function recordDigest(db: Database, ids: readonly string[], at: number): Promise<void> {
  await query(
    db,
    'UPDATE submissions SET email_at = ?1 WHERE id IN (SELECT value FROM json_each(?2))',
    at,
    JSON.stringify(ids),
  );
}

/** How many messages are on their way, and how many were taken for spam. */
interface DeliveryFacts {
  undelivered: number;
  /** When the one that waits longest was received, of those whose address nobody could make up. */
  oldest: number | null;
  /** Of the undelivered, those that failed or were given up at least once. */
  retried: number;
  /** Of the undelivered, those that somebody is delivering right now. */
  claimed: number;
  spam: number;
}

/** How delivery stands. */
export async function deliveryFacts(db: Database, at: number): Promise<DeliveryFacts> {
  const [facts] = await query<DeliveryFacts>(
    db,
    `SELECT COUNT(*) AS undelivered, MIN(IIF(form = 'subscriber.asked', NULL, received_at)) AS oldest, COUNT(last_error) AS retried,
      COALESCE(SUM(claimed_until > ?1), 0) AS claimed, (SELECT COUNT(*) FROM submissions WHERE spam = 1) AS spam
      FROM submissions WHERE ${undelivered}`,
    at,
  );
  return facts!;
}

/**
 * The ids of messages whose delivery nobody is seeing to, oldest first: never tried two minutes after they came, or not
 * tried again for 20 minutes, an hour once they are a day old. Both are longer than the queue's own pauses. Where `digests`
 * are mailed, what waits for nothing but the next one is left out.
 */
export async function overdueSubmissions(
  db: Database,
  { at, limit, digests }: { at: number; limit: number; digests: boolean },
): Promise<string[]> {
  const results = await query<{ id: string }>(
    db,
    `SELECT id FROM submissions WHERE ${undelivered}
      AND NOT (?3 = 1 AND in_digest = 1 AND email_at IS NULL AND last_error IS NULL AND claimed_until IS NULL)
      AND COALESCE(attempted_at + IIF(?1 - received_at < 86400000, 1200000, 3600000), received_at + 120000) <= ?1
      ORDER BY received_at LIMIT ?2`,
    at,
    limit,
    Number(digests),
  );
  return results.map(({ id }) => id);
}

/** How many receipts went to an address since. */
export async function receiptsTo(db: Database, email: string, since: number): Promise<number> {
  const [row] = await query<{ count: number }>(
    db,
    'SELECT COUNT(*) AS count FROM submissions WHERE email = ?1 COLLATE NOCASE AND receipt_at > ?2',
    email,
    since,
  );
  return row!.count;
}

/** What was taken for spam and is still there, newest first, and how much of it there is. */
export async function suspects(db: Database, limit: number): Promise<{ count: number; latest: Message[] }> {
  const latest = await query<Message>(
    db,
    'SELECT * FROM submissions WHERE spam = 1 ORDER BY received_at DESC LIMIT ?1',
    limit,
  );
  const [row] = await query<{ count: number }>(db, 'SELECT COUNT(*) AS count FROM submissions WHERE spam = 1');
  return { count: row!.count, latest };
}
