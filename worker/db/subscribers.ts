import type { Channel } from '#content/shared/desk/desk-api.ts';
import {
  addressHash,
  confirmationAllowedCondition,
  countConfirmation,
  resetConfirmations,
  stopConfirmations,
  stoppedCondition,
} from './confirmation-limits.ts';
import { type Database, exists, query, type Statement, transaction } from './database.ts';
import { type Sql, sql } from './sql.ts';

const subscribedCondition = sql`confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`;

interface Change {
  id: string;
  channels: readonly Channel[];
  at: number;
}

/** Keeps an active subscription and its link. Ignores people who stopped all emails. Undefined: the key has another address. */
export async function subscribe(
  db: Database,
  sent: Change & {
    key: string | undefined;
    email: string;
    token: string;
    confirmToken: string;
    doubleOptIn: boolean;
    spam: boolean;
    source: string;
  },
): Promise<{ id: string; repeated: boolean; event: string | undefined } | undefined> {
  const key = sent.key ?? sent.id;
  const doubleOptIn = sent.doubleOptIn || sent.spam;
  const hash = await addressHash(db, sent.email);
  const keep = sql`INSERT INTO newsletter_keys (key, id, email, used_at) VALUES (?1, ?2, ?3, ?4)
    ON CONFLICT (key) DO UPDATE SET key = key RETURNING id, email`;
  // Only for a new key: a late retry must not undo an unsubscription. One subscriber whatever the case of letters.
  const insert = sql`INSERT INTO subscribers (email, token, subscribed_at, spam, source, confirmed_at, confirm_token, asked_at)
    SELECT COALESCE((SELECT email FROM subscribers WHERE email = ?1 COLLATE NOCASE), ?1), ?2, ?3, ?4, ?7, ?8, ?9, IIF(?4, NULL, ?3)
    FROM newsletter_keys
    WHERE key = ?5 AND id = ?6 AND NOT ${stoppedCondition(sql`?10`)}
    ON CONFLICT (email) DO UPDATE SET spam = 0, unsubscribed_at = NULL, subscribed_at = excluded.subscribed_at,
      source = excluded.source, confirmed_at = excluded.confirmed_at,
      confirm_token = IIF(unsubscribed_at IS NULL, COALESCE(confirm_token, excluded.confirm_token), excluded.confirm_token),
      asked_at = IIF(unsubscribed_at IS NULL, COALESCE(asked_at, excluded.asked_at), excluded.asked_at)
      WHERE excluded.spam = 0 AND (spam = 1 OR unsubscribed_at IS NOT NULL OR confirmed_at IS NULL)`;
  const { id, email, token, at, source, confirmToken } = sent;
  const [kept, , event] = await transaction<{ id: string; email: string; event_id: string }>(db, [
    db.prepare(keep).bind(key, id, email, at),
    db
      .prepare(insert)
      .bind(email, token, at, Number(sent.spam), key, id, source, doubleOptIn ? null : at, confirmToken, hash),
    ...subscriptionEvent(db, { ...sent, doubleOptIn }, hash, {
      where: sql`email = ?5 COLLATE NOCASE AND subscribed_at = ?4
        AND EXISTS (SELECT 1 FROM newsletter_keys WHERE newsletter_keys.key = ?7 AND newsletter_keys.id = ?1)`,
      values: [email, hash, key],
    }),
  ]);
  const first = kept!.results[0]!;
  if (first.email !== email) return undefined;
  return { id: first.id, repeated: first.id !== id, event: event!.results[0]?.event_id };
}

export async function approveSubscriber(
  db: Database,
  sent: Change & { email: string; token: string; doubleOptIn: boolean },
  also: Statement[],
): Promise<{ event: string | undefined }> {
  const column = sent.doubleOptIn ? sql`asked_at` : sql`confirmed_at`;
  const hash = await addressHash(db, sent.email);
  const approve = sql`UPDATE subscribers SET spam = 0, ${column} = ?2 WHERE token = ?1 AND spam = 1`;
  const [, event] = await transaction<{ event_id: string }>(db, [
    db.prepare(approve).bind(sent.token, sent.at),
    ...subscriptionEvent(db, sent, hash, { where: sql`token = ?5 AND ${column} = ?4`, values: [sent.token, hash] }),
    ...also,
  ]);
  return { event: event!.results[0]?.event_id };
}

export function hasNewsletterKey(db: Database, key: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM newsletter_keys WHERE key = ?1`, key);
}

export async function subscriberToConfirm(
  db: Database,
  token: string,
): Promise<{ email: string; confirmed: boolean } | undefined> {
  const statement = sql`SELECT email, confirmed_at FROM subscribers WHERE confirm_token = ?1`;
  const [row] = await query<{ email: string; confirmed_at: number | null }>(db, statement, token);
  return row && { email: row.email, confirmed: row.confirmed_at !== null };
}

/** Undefined for an unknown link, else the event id. */
export async function confirmSubscriber(
  db: Database,
  link: Change & { token: string },
): Promise<{ event: string | undefined } | undefined> {
  const subscriber = await subscriberToConfirm(db, link.token);
  if (!subscriber) return undefined;
  const confirm = sql`UPDATE subscribers SET confirmed_at = ?2, spam = 0 WHERE confirm_token = ?1 AND confirmed_at IS NULL`;
  const where = sql`confirm_token = ?5 AND confirmed_at = ?4`;
  const [, event] = await transaction<{ event_id: string }>(db, [
    db.prepare(confirm).bind(link.token, link.at),
    subscriberEvent(db, link, 'subscriber.confirmed', { where, values: [link.token] }),
    resetConfirmations(db, await addressHash(db, subscriber.email)),
  ]);
  return { event: event!.results[0]?.event_id };
}

/** Stops all emails for good. Returns the event id. */
export async function rejectSubscription(
  db: Database,
  link: Change & { token: string },
): Promise<{ event: string | undefined }> {
  const subscriber = await subscriberToConfirm(db, link.token);
  if (!subscriber) return { event: undefined };
  const forget = sql`DELETE FROM outbox WHERE email = ?1 AND channel = 'confirmation' AND state <> 'delivered'`;
  return endSubscription(db, link, (value) => sql`confirm_token = ${value}`, [
    stopConfirmations(db, await addressHash(db, subscriber.email), link.at),
    db.prepare(forget).bind(subscriber.email),
  ]);
}

/** The event id is undefined if the subscription had ended. */
export function unsubscribe(db: Database, link: Change & { token: string }): Promise<{ event: string | undefined }> {
  return endSubscription(db, link, linkCondition, []);
}

/** `merged_token` is of the same address in letters of other case. */
const linkCondition = (value: Sql) => sql`(token = ${value} OR merged_token = ${value})`;

async function endSubscription(
  db: Database,
  link: Change & { token: string },
  conditionOf: (value: Sql) => Sql,
  also: Statement[],
) {
  const where = sql`${conditionOf(sql`?5`)} AND confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`;
  const leave = sql`UPDATE subscribers SET unsubscribed_at = ?2, confirm_token = NULL
    WHERE ${conditionOf(sql`?1`)} AND unsubscribed_at IS NULL`;
  const [event] = await transaction<{ event_id: string }>(db, [
    subscriberEvent(db, link, 'subscriber.left', { where, values: [link.token] }),
    db.prepare(leave).bind(link.token, link.at),
    ...also,
  ]);
  return { event: event!.results[0]?.event_id };
}

/** Must run before the rows are deleted. */
export function endSubscriptionEvents(
  db: Database,
  email: string,
  { channels, at }: Pick<Change, 'channels' | 'at'>,
): Statement {
  return subscriberEvent(db, { id: '', channels, at }, 'subscriber.left', {
    id: sql`lower(hex(randomblob(16)))`,
    where: sql`email = ?5 COLLATE NOCASE AND ${subscribedCondition}`,
    values: [email],
  });
}

export function isSubscribed(db: Database, token: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM subscribers WHERE token = ?1 AND ${subscribedCondition}`, token);
}

export function hasSubscriber(db: Database, token: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM subscribers WHERE ${linkCondition(sql`?1`)}`, token);
}

export function recordAsked(db: Database, token: string, at: number): Statement {
  return db.prepare(sql`UPDATE subscribers SET asked_at = ?2 WHERE confirm_token = ?1`).bind(token, at);
}

/** In `where` ?1 is the event id, ?4 its time, ?5 the first of `values`. */
interface Selection {
  where: Sql;
  values: readonly string[];
  id?: Sql;
}

/** Only if the address may get an email and none waits. `values[1]` is its hash. */
function subscriptionEvent(
  db: Database,
  sent: Change & { doubleOptIn: boolean },
  hash: string,
  { where, values }: Selection,
): Statement[] {
  const active = sql`${where} AND spam = 0 AND unsubscribed_at IS NULL`;
  if (!sent.doubleOptIn)
    return [
      subscriberEvent(db, sent, 'subscriber.confirmed', {
        where: sql`${active} AND confirmed_at = ?4 AND NOT ${stoppedCondition(sql`?6`)}`,
        values,
      }),
    ];
  const waitingCondition = sql`EXISTS (SELECT 1 FROM outbox
    WHERE outbox.email = subscribers.email COLLATE NOCASE AND channel = 'confirmation' AND state = 'waiting')`;
  return [
    subscriberEvent(db, { ...sent, channels: ['confirmation'] }, 'subscriber.asked', {
      where: sql`${active} AND confirmed_at IS NULL AND ${confirmationAllowedCondition(sql`?6`, sql`?4`)} AND NOT ${waitingCondition}`,
      values,
    }),
    countConfirmation(db, hash, sent.id, sent.at),
  ];
}

/** Returns the id, also of an existing event. */
function subscriberEvent(db: Database, { id, channels, at }: Change, type: string, selection: Selection): Statement {
  const token = type === 'subscriber.asked' ? sql`confirm_token` : sql`token`;
  const payload = sql`json_object('token', ${token}, 'source', json(COALESCE(source, '{}')))`;
  const statement = sql`INSERT INTO outbox (event_id, channel, type, email, payload, created_at, next_attempt_at, enqueued_at)
    SELECT ${selection.id ?? sql`?1`}, value, ?3, email, ${payload}, ?4, ?4, ?4
    FROM json_each(?2), subscribers WHERE ${selection.where}
    ON CONFLICT DO UPDATE SET type = type RETURNING event_id`;
  return db.prepare(statement).bind(id, JSON.stringify(channels), type, at, ...selection.values);
}
