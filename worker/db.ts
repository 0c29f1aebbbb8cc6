import type { MessageFormName } from '#content/forms/forms.ts';
import { retryTransient } from './transient-errors.ts';

/**
 * The part of D1 that the queries use; the inbox command brings its own. Every statement may run twice, when the first
 * answer is lost: what it writes has its key or id from outside.
 */
export interface Database {
  prepare(sql: string): Statement;
  batch<Row>(statements: Statement[]): Promise<{ results: Row[] }[]>;
}

interface Statement {
  bind(...values: unknown[]): Statement;
  all<Row>(): Promise<{ results: Row[] }>;
}

/** The columns of every table, as the migrations leave them. */
export const schema = {
  submissions:
    'id, form, idempotency_key, email, payload, spam, received_at, webhook_at, email_at, delivered_at, attempts, attempted_at, claimed_until, last_error, channels, source, receipt_at, in_digest',
  subscribers: 'email, token, subscribed_at, unsubscribed_at, spam, source, confirmed_at, confirm_token, asked_at',
  newsletter_keys: 'key, id, email, used_at',
  senders: 'network, day, sends',
} as const;

/** Answers when the database does and has every table and column; rejects when it is down or not migrated. */
export async function ping(db: Database): Promise<void> {
  const all = Object.entries(schema).map(([table, columns]) => db.prepare(`SELECT ${columns} FROM ${table} LIMIT 0`));
  await transaction(db, all);
}

/** How many messages are on their way, and how many were taken for spam. */
export interface DeliveryFacts {
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

/** What an index finds: messages that have to go somewhere. */
const undelivered = "delivered_at IS NULL AND spam = 0 AND channels IS NOT ''";

/** What the newsletter sends, which goes the way of a message: the question whether it is wanted, and who came and went. */
export type SubscriberEvent = 'subscriber.asked' | 'subscriber.confirmed' | 'subscriber.left';

/** So long after an address was asked it is not asked again, whoever signs it up. */
const askAgainMs = 3_600_000;

/**
 * Signs an address up. It counts at once, or with `asks` when it is confirmed; one that counts stays as it is. All times
 * are milliseconds since 1970. Returns the id that the idempotency key got first, `repeated` when that was earlier, or
 * `undefined` when the key belongs to another address; `event` is the id of what has to be delivered then. Without a key
 * every call counts as the first.
 */
export async function subscribe(
  db: Database,
  sent: {
    id: string;
    key: string | undefined;
    email: string;
    token: string;
    confirmToken: string;
    asks: boolean;
    channels: string;
    spam: boolean;
    source: string;
    at: number;
  },
): Promise<{ id: string; repeated: boolean; event: string | undefined } | undefined> {
  const key = sent.key ?? sent.id;
  const asks = sent.asks || sent.spam;
  const [kept, , event] = await transaction<{ id: string; email: string }>(db, [
    db
      .prepare(
        `INSERT INTO newsletter_keys (key, id, email, used_at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (key) DO UPDATE SET key = key RETURNING id, email`,
      )
      .bind(key, sent.id, sent.email, sent.at),
    // Only for the call that the key is new to: a late repeat must not undo an unsubscription.
    db
      .prepare(
        `INSERT INTO subscribers (email, token, subscribed_at, spam, source, confirmed_at, confirm_token, asked_at)
        SELECT ?1, ?2, ?3, ?4, ?7, ?8, ?9, IIF(?4, NULL, ?3) FROM newsletter_keys WHERE key = ?5 AND id = ?6
        ON CONFLICT (email) DO UPDATE SET spam = 0, unsubscribed_at = NULL, subscribed_at = excluded.subscribed_at,
          source = excluded.source, confirmed_at = excluded.confirmed_at, confirm_token = excluded.confirm_token,
          asked_at = excluded.asked_at
          WHERE excluded.spam = 0 AND (spam = 1 OR unsubscribed_at IS NOT NULL OR confirmed_at IS NULL)
          AND (excluded.confirmed_at IS NOT NULL OR COALESCE(asked_at, 0) <= excluded.asked_at - ${askAgainMs})`,
      )
      .bind(
        sent.email,
        sent.token,
        sent.at,
        Number(sent.spam),
        key,
        sent.id,
        sent.source,
        asks ? null : sent.at,
        sent.confirmToken,
      ),
    subscriberEvent(db, {
      id: sent.id,
      form: asks ? 'subscriber.asked' : 'subscriber.confirmed',
      channels: sent.channels,
      at: sent.at,
      // The token of this call is there only if the call changed something.
      where: 'confirm_token = ?5 AND spam = 0',
      token: sent.confirmToken,
    }),
  ]);
  const first = kept!.results[0]!;
  if (first.email !== sent.email) return undefined;
  return { id: first.id, repeated: first.id !== sent.id, event: event!.results[0]?.id };
}

/** Whether a sign-up is stored under this key. */
export async function hasNewsletterKey(db: Database, key: string): Promise<boolean> {
  return (await query(db, 'SELECT 1 FROM newsletter_keys WHERE key = ?1', key)).length > 0;
}

/** The subscription that a link to confirm belongs to; undefined when the link is not good, or no longer. */
export async function subscriberToConfirm(db: Database, token: string): Promise<{ confirmed: boolean } | undefined> {
  const [row] = await query<{ confirmed_at: number | null }>(
    db,
    'SELECT confirmed_at FROM subscribers WHERE confirm_token = ?1',
    token,
  );
  return row && { confirmed: row.confirmed_at !== null };
}

/**
 * Lets the subscription count whose link this is; the first time does it. Returns undefined when the link is not good,
 * and the id of what has to be delivered then.
 */
export async function confirmSubscriber(
  db: Database,
  link: { token: string; id: string; channels: string; at: number },
): Promise<{ event: string | undefined } | undefined> {
  const [, event, known] = await transaction<{ id: string }>(db, [
    db
      .prepare('UPDATE subscribers SET confirmed_at = ?2, spam = 0 WHERE confirm_token = ?1 AND confirmed_at IS NULL')
      .bind(link.token, link.at),
    subscriberEvent(db, { ...link, form: 'subscriber.confirmed', where: 'confirm_token = ?5 AND confirmed_at = ?3' }),
    db.prepare('SELECT 1 FROM subscribers WHERE confirm_token = ?1').bind(link.token),
  ]);
  return known!.results.length > 0 ? { event: event!.results[0]?.id } : undefined;
}

/** Ends the subscription with this token; the first time counts. Returns the id of what has to be delivered then. */
export async function unsubscribe(
  db: Database,
  link: { token: string; id: string; channels: string; at: number },
): Promise<{ event: string | undefined }> {
  const [, event] = await transaction<{ id: string }>(db, [
    db
      .prepare(
        `UPDATE subscribers SET unsubscribed_at = ?2, confirm_token = NULL WHERE token = ?1 AND unsubscribed_at IS NULL`,
      )
      .bind(link.token, link.at),
    subscriberEvent(db, {
      ...link,
      form: 'subscriber.left',
      where: 'token = ?5 AND unsubscribed_at = ?3 AND confirmed_at IS NOT NULL',
    }),
  ]);
  return { event: event!.results[0]?.id };
}

/** Puts an event of the subscriber `where` says among what has to be delivered, once for a time and a token. */
function subscriberEvent(
  db: Database,
  event: { id: string; form: SubscriberEvent; channels: string; at: number; where: string; token: string },
): Statement {
  const token = event.form === 'subscriber.asked' ? 'confirm_token' : 'token';
  return db
    .prepare(
      `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, channels, source)
      SELECT ?1, ?2, ?5 || ' ' || ?3, email, json_object('token', ${token}), ?3, ?4, source
      FROM subscribers WHERE ?4 <> '' AND ${event.where}
      ON CONFLICT (form, idempotency_key) DO UPDATE SET form = form RETURNING id`,
    )
    .bind(event.id, event.form, event.at, event.channels, event.token);
}

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
}

/** A message that somebody wrote. */
export type Message = Submission & { form: MessageFormName };

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

/** The message that a form's key belongs to. */
export async function submissionByKey(
  db: Database,
  form: Submission['form'],
  key: string,
): Promise<Pick<Submission, 'id' | 'payload'> | undefined> {
  const results = await query<Pick<Submission, 'id' | 'payload'>>(
    db,
    'SELECT id, payload FROM submissions WHERE form = ?1 AND idempotency_key = ?2',
    form,
    key,
  );
  return results[0];
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

/** Writes down how an attempt went and lets the message go. */
export async function recordAttempt(
  db: Database,
  { id, webhook_at, email_at, receipt_at, delivered_at, last_error, in_digest }: Submission,
): Promise<void> {
  await query(
    db,
    `UPDATE submissions SET webhook_at = ?2, email_at = ?3, delivered_at = ?4, last_error = ?5, receipt_at = ?6, in_digest = ?7, claimed_until = NULL
      WHERE id = ?1`,
    id,
    webhook_at,
    email_at,
    delivered_at,
    last_error,
    receipt_at,
    in_digest,
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

/** Counts a send of a network address on a day; returns how many it had that day, this one included. */
export async function countSend(db: Database, network: string, day: number): Promise<number> {
  const [row] = await query<{ sends: number }>(
    db,
    `INSERT INTO senders (network, day, sends) VALUES (?1, ?2, 1)
      ON CONFLICT (network, day) DO UPDATE SET sends = sends + 1 RETURNING sends`,
    network,
    day,
  );
  return row!.sends;
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

/**
 * The ids of messages whose delivery nobody is seeing to, oldest first: never tried two minutes after they came, or not
 * tried again for 20 minutes, an hour once they are a day old. Both are longer than the queue's own pauses. What waits
 * for nothing but the next digest is left out.
 */
export async function overdueSubmissions(db: Database, at: number, limit: number): Promise<string[]> {
  const results = await query<{ id: string }>(
    db,
    `SELECT id FROM submissions WHERE ${undelivered}
      AND NOT (in_digest = 1 AND email_at IS NULL AND last_error IS NULL AND claimed_until IS NULL)
      AND COALESCE(attempted_at + IIF(?1 - received_at < 86400000, 1200000, 3600000), received_at + 120000) <= ?1
      ORDER BY received_at LIMIT ?2`,
    at,
    limit,
  );
  return results.map(({ id }) => id);
}

/** Whether a subscription with this token exists. */
export async function hasSubscriber(db: Database, token: string): Promise<boolean> {
  const results = await query(db, 'SELECT 1 FROM subscribers WHERE token = ?1', token);
  return results.length > 0;
}

/**
 * Deletes messages received before `messages`, what was taken for spam or never confirmed before `suspects`, idempotency
 * keys used before `keys`, ended subscriptions and what was sent about them, and counts of days before `day`. Returns how many rows each table lost.
 */
export async function purge(
  db: D1Database,
  before: { messages: number; suspects: number; keys: number; day: number },
): Promise<{ submissions: number; newsletterKeys: number; subscribers: number }> {
  const statements = [
    db
      .prepare(
        `DELETE FROM submissions WHERE received_at < ?1 OR (spam = 1 AND received_at < ?2)
        OR (form LIKE 'subscriber.%' AND (delivered_at IS NOT NULL OR received_at < ?2))`,
      )
      .bind(before.messages, before.suspects),
    db.prepare('DELETE FROM newsletter_keys WHERE used_at < ?1').bind(before.keys),
    db
      .prepare(
        `DELETE FROM subscribers WHERE unsubscribed_at IS NOT NULL
        OR ((spam = 1 OR confirmed_at IS NULL) AND COALESCE(asked_at, subscribed_at) < ?1)`,
      )
      .bind(before.suspects),
    db.prepare('DELETE FROM senders WHERE day < ?1').bind(before.day),
  ];
  const [submissions, newsletterKeys, subscribers] = await retryTransient(() => db.batch(statements));
  return {
    submissions: submissions!.meta.changes,
    newsletterKeys: newsletterKeys!.meta.changes,
    subscribers: subscribers!.meta.changes,
  };
}

/** A message or a subscription, as the inbox lists it. */
export interface InboxRow {
  /** Of a message; empty for a subscription. */
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
  unsubscribed_at: number | null;
  confirmed_at: number | null;
  /** Of a subscription; empty for a message. */
  token: string;
}

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
    `SELECT * FROM (
        SELECT id, form, email, payload, spam, received_at, delivered_at, attempts, last_error, channels, source, NULL AS unsubscribed_at, NULL AS confirmed_at, '' AS token
        FROM submissions WHERE form NOT LIKE 'subscriber.%'
        UNION ALL
        SELECT '', 'newsletter', email, '{}', spam, subscribed_at, NULL, 0, NULL, NULL, source, unsubscribed_at, confirmed_at, token
        FROM subscribers
      )
      WHERE (?1 IS NULL OR form = ?1) AND (?2 IS NULL OR received_at >= ?2) AND (?3 IS NULL OR received_at < ?3)
      AND (?4 = 0 OR (form <> 'newsletter' AND ${undelivered})) AND (?7 = 1 OR spam = ?5)
      AND (?7 = 1 OR ?5 = 1 OR form <> 'newsletter' OR (confirmed_at IS NOT NULL AND unsubscribed_at IS NULL))
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
    `UPDATE submissions SET spam = 0, webhook_at = NULL, email_at = NULL, delivered_at = NULL, attempts = 0,
      attempted_at = NULL, claimed_until = NULL, last_error = NULL, channels = NULL, in_digest = 0
      WHERE (id = ?1 OR substr(id, 1, 8) = lower(?1)) AND form NOT LIKE 'subscriber.%' RETURNING id`,
    id,
  );
  return results.length > 0;
}

/**
 * Sends the messages received from a moment on to those configured channels that have not had them, such as one that was
 * switched on later. Returns how many there are; the next sweeps deliver them.
 */
export async function redeliverSince(db: Database, from: number): Promise<number> {
  const results = await query(
    db,
    `UPDATE submissions SET delivered_at = NULL, attempts = 0, attempted_at = NULL, last_error = NULL, channels = NULL, in_digest = 0
      WHERE received_at >= ?1 AND spam = 0 AND form NOT LIKE 'subscriber.%' AND (webhook_at IS NULL OR email_at IS NULL) RETURNING id`,
    from,
  );
  return results.length;
}

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

/** Deletes everything held about a person; returns what it was. */
export function erase(db: Database, email: string): Promise<Holdings> {
  return ofPerson(db, email, (table) => `DELETE FROM ${table} WHERE email = ?1 COLLATE NOCASE RETURNING *`);
}

async function ofPerson(db: Database, email: string, sql: (table: keyof Holdings) => string): Promise<Holdings> {
  const [submissions, subscribers, keys] = await transaction<Record<string, unknown>>(
    db,
    (['submissions', 'subscribers', 'newsletter_keys'] as const).map((table) => db.prepare(sql(table)).bind(email)),
  );
  return { submissions: submissions!.results, subscribers: subscribers!.results, newsletter_keys: keys!.results };
}

/** Rows of one statement, whose values take the places ?1, ?2 ... */
async function query<Row>(db: Database, sql: string, ...values: unknown[]): Promise<Row[]> {
  const statement = db.prepare(sql).bind(...values);
  const { results } = await retryTransient(() => statement.all<Row>());
  return results;
}

/** Runs all of the statements or none. */
function transaction<Row>(db: Database, statements: Statement[]): Promise<{ results: Row[] }[]> {
  return retryTransient(() => db.batch<Row>(statements));
}
