import { type Database, query, type Statement, transaction } from './database.ts';

/** What the newsletter sends, which goes the way of a message: the question whether it is wanted, and who came and went. */
export type SubscriberEvent = 'subscriber.asked' | 'subscriber.confirmed' | 'subscriber.left';

/** Which subscriptions count. */
export const subscribed = 'confirmed_at IS NOT NULL AND unsubscribed_at IS NULL';

/** So long after an address was asked it is not asked again, whoever signs it up, unless it has left since. */
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
          AND (excluded.confirmed_at IS NOT NULL OR unsubscribed_at IS NOT NULL
            OR COALESCE(asked_at, 0) <= excluded.asked_at - ${askAgainMs})`,
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

/**
 * Clears the spam mark of the subscription with this token, in a transaction with `also`: it counts at once, or with `asks`
 * once it is confirmed. Returns the id of the event to deliver.
 */
export async function approveSubscriber(
  db: Database,
  sent: { token: string; id: string; asks: boolean; channels: string; at: number },
  also: Statement[],
): Promise<{ event: string | undefined }> {
  const column = sent.asks ? 'asked_at' : 'confirmed_at';
  const [, event] = await transaction<{ id: string }>(db, [
    db
      .prepare(`UPDATE subscribers SET spam = 0, ${column} = ?2 WHERE token = ?1 AND spam = 1`)
      .bind(sent.token, sent.at),
    subscriberEvent(db, {
      ...sent,
      form: sent.asks ? 'subscriber.asked' : 'subscriber.confirmed',
      where: `token = ?5 AND spam = 0 AND ${column} = ?3`,
    }),
    ...also,
  ]);
  return { event: event!.results[0]?.id };
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

/** The statement that tells of those who are erased that they leave, and returns the ids of that; it has to run before. */
export function subscribersLeave(
  db: Database,
  email: string,
  { channels, at }: { channels: string; at: number },
): Statement {
  return db
    .prepare(
      `INSERT INTO submissions (id, form, idempotency_key, email, payload, received_at, channels)
      SELECT lower(hex(randomblob(16))), 'subscriber.left', token || ' ' || ?2, email, json_object('token', token), ?2, ?3
      FROM subscribers
      WHERE ?3 <> '' AND email = ?1 COLLATE NOCASE AND ${subscribed}
      RETURNING id`,
    )
    .bind(email, at, channels);
}

/** Whether a subscription with this token counts. */
export async function isSubscribed(db: Database, token: string): Promise<boolean> {
  const results = await query(db, `SELECT 1 FROM subscribers WHERE token = ?1 AND ${subscribed}`, token);
  return results.length > 0;
}

/** Whether a subscription with this token exists. */
export async function hasSubscriber(db: Database, token: string): Promise<boolean> {
  const results = await query(db, 'SELECT 1 FROM subscribers WHERE token = ?1', token);
  return results.length > 0;
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
