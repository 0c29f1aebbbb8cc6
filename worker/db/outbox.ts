import { dayMs } from '#content/shared/dates/day.ts';
import { type Channel, type DeliveryAnswer, mostCounted } from '#content/shared/desk/desk-api.ts';
import { type Database, exists, query, type Statement, transaction } from './database.ts';
import type { Message } from './message.ts';
import {
  allReceiversUp,
  endPatience,
  isToVisitor,
  receiver,
  receiverAnswered,
  receiverFailed,
  receiverOf,
  startedAt,
  visitorCondition,
} from './receivers.ts';
import { join, quote, type Sql, sql } from './sql.ts';
import { recordAsked } from './subscribers.ts';

export interface Delivery {
  event_id: string;
  channel: Channel;
  /** Such as `contact.received`. */
  type: string;
  /** Set unless the event is a message; `payload` is `{ token?, source? }` as JSON. */
  email: string | null;
  payload: string | null;
  created_at: number;
  state: 'waiting' | 'delivered' | 'undeliverable';
  attempts: number;
  /** During an attempt: when it counts as abandoned. */
  next_attempt_at: number;
  enqueued_at: number | null;
  in_digest: number;
  /** The last five `DeliveryAnswer[]` as JSON. */
  answers: string;
  ended_at: number | null;
  reported_at: number | null;
  dismissed_at: number | null;
  message_id: string | null;
  /** Start of an attempt without a result. */
  claimed_at: number | null;
  since: number | null;
}

/** `receiverFailed` counts against the receiver. */
export interface Result {
  delivery: Delivery;
  state: Delivery['state'];
  at: number;
  nextAttemptAt: number;
  answer?: DeliveryAnswer;
  inDigest?: boolean;
  dismissed?: boolean;
  receiverFailed?: boolean;
  retryAt?: number;
  maybeSent?: boolean;
  messageId?: string;
}

/** Longer than any attempt. */
export const claimMs = 60_000;

const receiptMs = 3_600_000;

/**
 * In units of DELIVERY_RETRY_SECONDS: 30 s to 20 hours, three days in total; for an email to a visitor an hour and a day. The
 * attempt after the last one is the last.
 */
export const retryDelays = {
  visitor: [120, 2880],
  other: [1, 10, 60, 240, 600, 1200, 1680, 2400, 2400],
};

/** Each delivery ends after this time, or after `maxSends`. */
const lifeMs = 3 * dayMs;
const maxSends = sql`IIF(${visitorCondition}, ${retryDelays.visitor.length + 1}, ${retryDelays.other.length + 1})`;

/** Doubles each time, up to the second. */
const [requeueMs, maxRequeueMs] = [120_000, 43_200_000];

// ?1 is the current time.
const spamCondition = sql`EXISTS (SELECT 1 FROM submissions WHERE id = event_id AND spam = 1)`;
const lateReceiptCondition = sql`(channel = 'receipt' AND created_at <= ?1 - ${receiptMs})`;
const expiredCondition = sql`(attempts >= ${maxSends} OR ${startedAt} <= ?1 - ${lifeMs} OR ${lateReceiptCondition})`;
const dueCondition = sql`state = 'waiting' AND next_attempt_at <= ?1 AND in_digest = 0 AND channel <> 'owner-email'
  AND (claimed_at IS NULL OR channel = 'webhook') AND NOT ${expiredCondition} AND NOT ${spamCondition}`;
const oldest = sql`SELECT receiver, event_id FROM (SELECT ${receiver} AS receiver, event_id, MIN(${startedAt}) FROM outbox
  WHERE state = 'waiting' AND in_digest = 0 AND NOT ${spamCondition} GROUP BY 1)`;
const lastChanceCondition = sql`(attempts = 0 AND ${startedAt} <= ?1 - ${lifeMs} + 3600000)`;
// While a receiver is down only its oldest delivery goes out, but none ends untried.
const blockedCondition = sql`(${receiver} IN (SELECT channel FROM receivers WHERE retry_at > ?1)
  OR (${receiver} IN (SELECT channel FROM receivers WHERE down_since IS NOT NULL)
    AND NOT ${lastChanceCondition} AND (${receiver}, event_id) NOT IN (${oldest})))`;
const undeliverableCondition = sql`state = 'undeliverable' AND dismissed_at IS NULL`;

/** The id at the desk. */
const listedId = sql`CASE outbox.channel WHEN 'confirmation' THEN 'newsletter:' || outbox.email
    WHEN 'reply' THEN (SELECT message FROM replies WHERE id = event_id) ELSE event_id END`;

/** Waiting, or undeliverable and not dismissed; at most `most` deliveries of each. */
export const undelivered = (most: number) =>
  join(
    [sql`state = 'waiting'`, undeliverableCondition].map(
      (where) => sql`SELECT * FROM (SELECT ${listedId} AS id FROM outbox WHERE ${where} LIMIT ${most})`,
    ),
    'UNION ALL',
  );

/** NULL without deliveries. */
export const deliveryState = (
  deliveries: Sql,
) => sql`(SELECT CASE WHEN SUM(${undeliverableCondition}) THEN 'undeliverable'
    WHEN SUM(state = 'waiting' AND answers <> '[]') THEN 'failing' WHEN SUM(state = 'waiting') THEN 'waiting'
    WHEN COUNT(*) THEN 'delivered' END FROM (${deliveries}))`;

export function addDeliveries(
  db: Database,
  { id, form, channels, at }: { id: string; form: string; channels: readonly Channel[]; at: number },
): Statement {
  const statement = sql`INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, enqueued_at)
    SELECT ?1, value, ?2 || '.received', ?3, ?3, ?3 FROM json_each(?4)
    WHERE EXISTS (SELECT 1 FROM submissions WHERE id = ?1) ON CONFLICT DO NOTHING`;
  return db.prepare(statement).bind(id, form, at, JSON.stringify(channels));
}

// A receipt counts as delivered before it is sent, so a visitor never gets two. A failure reverts that.
const claimColumns = sql`next_attempt_at = ?2, enqueued_at = NULL,
  attempts = attempts + 1, claimed_at = ?1,
  state = IIF(channel = 'receipt', 'delivered', state), ended_at = IIF(channel = 'receipt', ?1, ended_at)`;
const messageOf = sql`SELECT * FROM submissions WHERE id = ?1 AND form NOT LIKE 'subscriber.%'`;

/** Counts the attempt before it is made. `paused` are channels whose variable is wrong. */
export async function claimEvent(
  db: Database,
  eventId: string,
  at: number,
  paused: readonly Channel[] = [],
): Promise<{ deliveries: Delivery[]; message: Message | undefined }> {
  const statement = sql`UPDATE outbox SET ${claimColumns} WHERE event_id = ?3 AND ${dueCondition} AND NOT ${blockedCondition}
    AND channel NOT IN (SELECT value FROM json_each(?4)) RETURNING *`;
  const [deliveries, message] = await transaction<Delivery | Message>(db, [
    db.prepare(statement).bind(at, at + claimMs, eventId, JSON.stringify(paused)),
    db.prepare(messageOf).bind(eventId),
  ]);
  return { deliveries: deliveries!.results as Delivery[], message: message!.results[0] as Message | undefined };
}

/** Ignores deliveries reset meanwhile. A success makes its receiver's waiting deliveries due. */
export async function recordResults(db: Database, results: readonly Result[]): Promise<void> {
  const all = results.map((result) => [
    recordStatement(db, result),
    ...askedStatement(db, result),
    ...receiverStatements(db, result),
  ]);
  await transaction(db, all.flat());
}

function recordStatement(db: Database, { delivery, state, at, nextAttemptAt, answer, ...result }: Result): Statement {
  const answers = answer ? [...JSON.parse(delivery.answers), answer].slice(-5) : [];
  const deliveredElsewhereCondition = sql`EXISTS (SELECT 1 FROM outbox
    WHERE event_id = ?1 AND channel NOT IN (?2, 'receipt') AND state = 'delivered')`;
  const statement = sql`UPDATE outbox SET state = ?4, next_attempt_at = ?5, enqueued_at = ?6, answers = ?7, in_digest = ?8, message_id = ?11,
      claimed_at = IIF(?12, claimed_at, NULL), ended_at = IIF(?4 = 'waiting', NULL, ?6),
      dismissed_at = IIF(?9 OR (?4 = 'undeliverable' AND ?10 AND ${deliveredElsewhereCondition}), ?6, NULL)
    WHERE event_id = ?1 AND channel = ?2 AND next_attempt_at = ?3`;
  const { event_id, channel, next_attempt_at } = delivery;
  const { inDigest = false, dismissed = false, messageId = null, maybeSent = false } = result;
  const flags = [inDigest, dismissed, answer?.text === notConfigured].map(Number);
  const found = [event_id, channel, next_attempt_at];
  const values = [state, nextAttemptAt, at, JSON.stringify(answers), ...flags, messageId, Number(maybeSent)];
  return db.prepare(statement).bind(...found, ...values);
}

/** Not reported if another channel delivered the message. */
export const notConfigured = 'not configured any more';

function askedStatement(db: Database, { delivery, state, at }: Result): Statement[] {
  const isAsked = delivery.channel === 'confirmation' && state === 'delivered';
  return isAsked ? [recordAsked(db, JSON.parse(delivery.payload!).token, at)] : [];
}

function receiverStatements(db: Database, { delivery, at, state, receiverFailed: failed, retryAt }: Result) {
  const name = receiverOf(delivery.channel);
  if (failed) return [receiverFailed(db, name, { event: delivery.event_id, at, retryAt })];
  return state === 'delivered' ? receiverAnswered(db, name, at) : [];
}

/** Repeats after `requeueMs`, in case the queue lost the message. */
export async function takeDueEvents(
  db: Database,
  at: number,
  limit: number,
  paused: readonly Channel[] = [],
): Promise<string[]> {
  const pausedCondition = sql`channel IN (SELECT value FROM json_each(?3))`;
  const statement = sql`UPDATE outbox SET enqueued_at = ?1
    WHERE state = 'waiting' AND next_attempt_at <= ?1 AND NOT ${pausedCondition} AND event_id IN (
      SELECT event_id FROM outbox WHERE ${dueCondition} AND NOT ${pausedCondition} AND NOT ${blockedCondition}
        AND (enqueued_at IS NULL OR enqueued_at > ?1 OR ?1 - enqueued_at >= MIN(MAX(${requeueMs}, enqueued_at - next_attempt_at), ${maxRequeueMs}))
      ORDER BY next_attempt_at LIMIT ?2
    ) RETURNING event_id`;
  return eventIds(await query(db, statement, at, limit, JSON.stringify(paused)));
}

const eventIds = (rows: readonly { event_id: string }[]) => [...new Set(rows.map(({ event_id }) => event_id))];

const unrecorded = 'The result could not be stored. The email may have been sent.';

/**
 * Ends what was tried often or long enough, and emails whose result is unknown. Limits waits to a day, in case a clock was
 * wrong.
 */
export async function endDeliveries(db: Database, at: number): Promise<void> {
  const cap = (table: Sql, column: Sql, where: Sql) =>
    db.prepare(sql`UPDATE ${table} SET ${column} = ?1 WHERE ${column} > ?1 + ${dayMs} AND ${where}`).bind(at);
  const replacedCondition = sql`(json_extract(answers, '$[#-1].text') = ${quote(notConfigured)} AND EXISTS (SELECT 1 FROM outbox AS other
    WHERE other.event_id = outbox.event_id AND other.channel <> 'receipt' AND other.state = 'delivered'))`;
  const unrecordedCondition = sql`(claimed_at IS NOT NULL AND channel <> 'webhook')`;
  const end = sql`UPDATE outbox SET state = 'undeliverable', ended_at = ?1, dismissed_at = IIF(channel = 'receipt' OR ${replacedCondition}, ?1, NULL),
      answers = IIF(${unrecordedCondition}, json_insert(answers, '$[#]', json_object('at', claimed_at, 'text', ?2)), answers)
    WHERE state = 'waiting' AND NOT (claimed_at IS NOT NULL AND next_attempt_at > ?1)
      AND (${expiredCondition} OR ${unrecordedCondition}) AND NOT ${spamCondition} RETURNING event_id, channel`;
  const [, , ended] = await transaction<Delivery>(db, [
    cap(sql`outbox`, sql`next_attempt_at`, sql`state = 'waiting'`),
    cap(sql`receivers`, sql`retry_at`, sql`TRUE`),
    db.prepare(end).bind(at, unrecorded),
  ]);
  const failed = ended!.results.filter(({ channel }) => !isToVisitor(channel));
  await transaction(db, [
    ...failed.map(({ channel, event_id }) => receiverFailed(db, receiverOf(channel), { event: event_id, at })),
    endPatience(db, at),
  ]);
}

/** Gives each waiting `owner-email` a row per address. `channels` is by form. */
export async function addressOwners(db: Database, channels: Record<string, readonly Channel[]>): Promise<void> {
  const waiting = sql`outbox.channel = 'owner-email' AND state = 'waiting'`;
  const insert = sql`INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, since)
    SELECT event_id, one.value, outbox.type, created_at, next_attempt_at, since FROM outbox, json_each(${channelsOf(sql`replace(outbox.type, '.received', '')`)}) AS one
    WHERE ${waiting} AND one.value LIKE 'owner-email:%' ON CONFLICT DO UPDATE SET ${reset} WHERE state <> 'delivered'`;
  await transaction(db, [
    db.prepare(insert).bind(JSON.stringify(channels), Date.now()),
    db.prepare(sql`DELETE FROM outbox WHERE ${waiting}`),
  ]);
}

/** In the object ?1. */
const channelsOf = (form: Sql) => sql`COALESCE(?1 -> ('$."' || ${form} || '"'), ?1 -> '$.default')`;

export async function emailsSince(db: Database, channel: Channel, since: number): Promise<number> {
  const statement = sql`SELECT COUNT(*) AS count FROM outbox
    WHERE state = 'delivered' AND channel <> 'webhook' AND channel = ?1 AND ended_at > ?2 AND in_digest = 0`;
  const [row] = await query<{ count: number }>(db, statement, channel, since);
  return row!.count;
}

export async function receiptsTo(db: Database, email: string, since: number): Promise<number> {
  const statement = sql`SELECT COUNT(*) AS count FROM submissions JOIN outbox ON event_id = id AND channel = 'receipt'
    WHERE submissions.email = ?1 COLLATE NOCASE AND state = 'delivered' AND ended_at > ?2`;
  const [row] = await query<{ count: number }>(db, statement, email, since);
  return row!.count;
}

/** Counts the attempt before it is made. Empty unless a digest is due. */
export async function claimDigest(db: Database, channel: Channel, at: number, limit: number): Promise<Delivery[]> {
  const digestCondition = sql`state = 'waiting' AND in_digest = 1 AND channel = ?1 AND claimed_at IS NULL AND NOT ${spamCondition}`;
  const statement = sql`UPDATE outbox SET attempts = attempts + 1, claimed_at = ?2, next_attempt_at = ?3
    WHERE channel = ?1 AND event_id IN (SELECT event_id FROM outbox WHERE ${digestCondition} ORDER BY next_attempt_at LIMIT ?4)
    AND EXISTS (SELECT 1 FROM outbox WHERE ${digestCondition} AND next_attempt_at <= ?2) RETURNING *`;
  return query<Delivery>(db, statement, channel, at, at + claimMs, limit);
}

export async function digestChannels(db: Database, at: number): Promise<Channel[]> {
  const statement = sql`SELECT DISTINCT channel FROM outbox WHERE state = 'waiting' AND in_digest = 1 AND next_attempt_at <= ?1`;
  return (await query<{ channel: Channel }>(db, statement, at)).map(({ channel }) => channel);
}

export function digestMessages(db: Database, digest: readonly Delivery[]): Promise<Message[]> {
  const statement = sql`SELECT * FROM submissions WHERE id IN (SELECT value FROM json_each(?1)) ORDER BY received_at`;
  return query<Message>(db, statement, JSON.stringify(eventIds(digest)));
}

export async function clearDigest(db: Database, channel: Channel): Promise<void> {
  const clear = sql`UPDATE outbox SET in_digest = 0 WHERE state = 'waiting' AND in_digest = 1 AND channel = ?1`;
  await query(db, clear, channel);
}

/** `result` is that of one of them. */
export async function recordDigest(db: Database, digest: readonly Delivery[], result: Result): Promise<void> {
  const statement = sql`UPDATE outbox SET state = ?3, next_attempt_at = ?4, ended_at = IIF(?3 = 'waiting', NULL, ?5),
      claimed_at = IIF(?6, claimed_at, NULL), answers = ?7
    WHERE channel = ?1 AND event_id IN (SELECT value FROM json_each(?2)) AND claimed_at = ?8`;
  const { delivery, state, at, nextAttemptAt, answer, maybeSent = false } = result;
  const ids = JSON.stringify(eventIds(digest));
  const answers = JSON.stringify(answer ? [answer] : []);
  await transaction(db, [
    db
      .prepare(statement)
      .bind(delivery.channel, ids, state, nextAttemptAt, at, Number(maybeSent), answers, delivery.claimed_at),
    ...receiverStatements(db, result),
  ]);
}

/** Marks them as reported before they are. */
export async function takeUnreported(
  db: Database,
  at: number,
  limit: number,
): Promise<(Delivery & { message: string | null })[]> {
  const statement = sql`SELECT outbox.*, submissions.id AS message, COALESCE(outbox.email, submissions.email) AS email
    FROM outbox LEFT JOIN submissions ON id = ${listedId} WHERE ${undeliverableCondition} AND reported_at IS NULL
    ORDER BY ended_at LIMIT ?1`;
  const deliveries = await query<Delivery & { message: string | null }>(db, statement, limit);
  const report = sql`UPDATE outbox SET reported_at = ?1 WHERE ${undeliverableCondition} AND event_id IN (SELECT value FROM json_each(?2))`;
  if (deliveries.length > 0) await query(db, report, at, JSON.stringify(eventIds(deliveries)));
  return deliveries;
}

/** For another report, which is tried for three days. */
export async function unreport(db: Database, deliveries: readonly Delivery[], at: number): Promise<void> {
  const statement = sql`UPDATE outbox SET reported_at = NULL
    WHERE reported_at = ?1 AND ended_at > ?1 - ${lifeMs} AND event_id IN (SELECT value FROM json_each(?2))`;
  await query(db, statement, at, JSON.stringify(eventIds(deliveries)));
}

/** ?1 is an id at the desk. Each part is searched by its index. */
const ofDeskId = sql`event_id IN (SELECT ?1 UNION ALL SELECT id FROM replies WHERE message = ?1
  UNION ALL SELECT event_id FROM outbox WHERE email = substr(?1, 12) COLLATE NOCASE AND ?1 LIKE 'newsletter:%')`;

export function deliveriesOf(db: Database, id: string): Promise<Delivery[]> {
  return query<Delivery>(db, sql`SELECT * FROM outbox WHERE ${ofDeskId} ORDER BY created_at, channel`, id);
}

const reset = sql`state = 'waiting', attempts = 0, claimed_at = NULL, since = ?2, next_attempt_at = ?2, enqueued_at = NULL, in_digest = 0, answers = '[]',
  ended_at = NULL, reported_at = NULL, dismissed_at = NULL`;

export function retryUndeliverable(db: Database, id: string, at: number): Statement {
  const statement = sql`UPDATE outbox SET ${reset} WHERE ${ofDeskId} AND state = 'undeliverable' RETURNING event_id`;
  return db.prepare(statement).bind(id, at);
}

export function dismissUndeliverable(db: Database, id: string, at: number): Statement {
  const dismiss = sql`UPDATE outbox SET dismissed_at = ?2 WHERE ${ofDeskId} AND ${undeliverableCondition}`;
  return db.prepare(dismiss).bind(id, at);
}

/** Deliveries that attempts dismissed stay so. */
export function undismissUndeliverable(db: Database, id: string): Statement {
  const dismissed = sql`${ofDeskId} AND state = 'undeliverable' AND dismissed_at > ended_at`;
  const statement = sql`UPDATE outbox SET dismissed_at = NULL WHERE ${dismissed}
    AND dismissed_at = (SELECT MAX(dismissed_at) FROM outbox WHERE ${dismissed})`;
  return db.prepare(statement).bind(id);
}

/** Another three days for what waits. */
export function restartDeliveries(db: Database, id: string, at: number): Statement {
  return db.prepare(sql`UPDATE outbox SET since = ?2 WHERE event_id = ?1 AND state = 'waiting'`).bind(id, at);
}

/** `everything` includes delivered ones, but never receipts. Ignores running attempts. `channels` is by form. */
export function deliverAgain(
  db: Database,
  channels: Record<string, readonly Channel[]>,
  { at, where, value, everything }: { at: number; where: Sql; value: string | number; everything: boolean },
): Statement {
  const statement = sql`INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, since)
    SELECT submissions.id, channel.value, form || '.received', received_at, ?2, ?2
    FROM submissions, json_each(${channelsOf(sql`form`)}) AS channel
    WHERE spam = 0 AND form NOT LIKE 'subscriber.%' AND channel.value <> 'receipt' AND ${where}
    ON CONFLICT DO UPDATE SET ${reset} WHERE ?4 OR state <> 'delivered' RETURNING event_id`;
  return db.prepare(statement).bind(JSON.stringify(channels), at, value, Number(everything));
}

/** Marks all receivers as up. Returns event ids. */
export async function deliverNow(db: Database, at: number, limit: number): Promise<string[]> {
  const wake = sql`UPDATE outbox SET next_attempt_at = ?1
    WHERE state = 'waiting' AND next_attempt_at > ?1 AND in_digest = 0 AND enqueued_at IS NOT NULL`;
  const due = sql`SELECT event_id FROM outbox WHERE ${dueCondition} ORDER BY next_attempt_at LIMIT ?2`;
  const [, , rows] = await transaction<{ event_id: string }>(db, [
    allReceiversUp(db),
    db.prepare(wake).bind(at),
    db.prepare(due).bind(at, limit),
  ]);
  return eventIds(rows!.results);
}

/** Counts up to `mostCounted`. */
export async function outboxCounts(db: Database) {
  const atMost = sql`LIMIT ${mostCounted.deliveries + 1}`;
  const statement = sql`SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest,
    (SELECT COUNT(*) FROM (SELECT 1 FROM outbox WHERE ${undeliverableCondition} ${atMost})) AS undeliverable
    FROM (SELECT created_at FROM outbox WHERE state = 'waiting' AND NOT ${spamCondition} ${atMost})`;
  return (await query<{ waiting: number; oldest: number | null; undeliverable: number }>(db, statement))[0]!;
}

/** Ignores blocked channels. */
export function hasLateDelivery(db: Database, at: number, since: number): Promise<boolean> {
  const statement = sql`SELECT 1 FROM outbox WHERE state = 'waiting' AND next_attempt_at < ?2 AND NOT ${blockedCondition} AND NOT ${spamCondition} LIMIT 1`;
  return exists(db, statement, at, since);
}
