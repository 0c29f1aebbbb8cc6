import type { Channel, DeliveryAnswer } from '#content/desk/desk-api.ts';
import { type Database, query, type Statement, transaction } from './database.ts';
import type { Message } from './message.ts';
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
}

export interface Claim {
  deliveries: Delivery[];
  message: Message | undefined;
}

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
  messageId?: string;
}

/** Down after this many different events failed in a row; email also after this time. */
const [downAfter, emailDownMs] = [3, 1_800_000];

/** Longer than any attempt. */
export const claimMs = 60_000;

const receiptMs = 3_600_000;

/** Doubles each time. */
const requeueMs = 120_000;

// ?1 is the current time.
const isBlocked = 'channel IN (SELECT channel FROM receivers WHERE down_since IS NOT NULL OR retry_at > ?1)';
const isSpam = 'EXISTS (SELECT 1 FROM submissions WHERE id = event_id AND spam = 1)';
const isLateReceipt = `(channel = 'receipt' AND created_at <= ?1 - ${receiptMs})`;
const isDue = `state = 'waiting' AND next_attempt_at <= ?1 AND in_digest = 0 AND NOT ${isLateReceipt} AND NOT ${isSpam}`;
// A claim clears `enqueued_at`, its result sets it.
const isClaimed = 'enqueued_at IS NULL';
const isUndeliverable = "state = 'undeliverable' AND dismissed_at IS NULL";

/** SQL: the id at the desk. */
const listedId = `CASE outbox.channel WHEN 'confirmation' THEN 'newsletter:' || outbox.email
    WHEN 'reply' THEN (SELECT message FROM replies WHERE id = event_id) ELSE event_id END`;

/** SQL: waiting, or undeliverable and not dismissed. */
export const undelivered = ["state = 'waiting'", isUndeliverable]
  .map((where) => `SELECT ${listedId} FROM outbox WHERE ${where}`)
  .join(' UNION ALL ');

/** SQL; NULL without deliveries. */
export const deliveryState = (where: string) => `(SELECT CASE WHEN SUM(${isUndeliverable}) THEN 'undeliverable'
    WHEN SUM(state = 'waiting' AND answers <> '[]') THEN 'failing' WHEN SUM(state = 'waiting') THEN 'waiting'
    WHEN COUNT(*) THEN 'delivered' END FROM outbox WHERE ${where})`;

export function addDeliveries(
  db: Database,
  { id, form, channels, at }: { id: string; form: string; channels: readonly Channel[]; at: number },
): Statement {
  const sql = `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at, enqueued_at)
    SELECT ?1, value, ?2 || '.received', ?3, ?3, ?3 FROM json_each(?4)
    WHERE EXISTS (SELECT 1 FROM submissions WHERE id = ?1) ON CONFLICT DO NOTHING`;
  return db.prepare(sql).bind(id, form, at, JSON.stringify(channels));
}

// A receipt counts as delivered before it is sent, so a visitor never gets two. A failure reverts that.
const claimColumns = `next_attempt_at = ?2, enqueued_at = NULL,
  state = IIF(channel = 'receipt', 'delivered', state), ended_at = IIF(channel = 'receipt', ?1, ended_at)`;
const messageOf = `SELECT * FROM submissions WHERE id = ?1 AND form NOT LIKE 'subscriber.%'`;

export async function claimEvent(db: Database, eventId: string, at: number): Promise<Claim> {
  const sql = `UPDATE outbox SET attempts = attempts + 1, ${claimColumns}
    WHERE event_id = ?3 AND ${isDue} AND NOT ${isBlocked} RETURNING *`;
  const [deliveries, message] = await transaction<Delivery | Message>(db, [
    db.prepare(sql).bind(at, at + claimMs, eventId),
    db.prepare(messageOf).bind(eventId),
  ]);
  return { deliveries: deliveries!.results as Delivery[], message: message!.results[0] as Message | undefined };
}

export async function claimProbes(db: Database, at: number): Promise<Claim[]> {
  const sql = `UPDATE outbox SET ${claimColumns} WHERE (event_id, channel) IN (
      SELECT event_id, channel FROM (
        SELECT event_id, channel, MIN(next_attempt_at) FROM outbox WHERE ${isDue} AND channel IN (
          SELECT channel FROM receivers WHERE down_since IS NOT NULL AND COALESCE(retry_at, 0) <= ?1
        ) GROUP BY channel
      )
    ) RETURNING *`;
  const deliveries = await query<Delivery>(db, sql, at, at + claimMs);
  return Promise.all(
    deliveries.map(async (delivery) => {
      const [message] = await query<Message>(db, messageOf, delivery.event_id);
      return { deliveries: [delivery], message };
    }),
  );
}

/** Ignores deliveries reset meanwhile. A success makes its receiver's waiting deliveries due. */
export async function recordResults(db: Database, results: readonly Result[]): Promise<void> {
  await transaction(
    db,
    results.flatMap((result) => [
      recordStatement(db, result),
      ...askedStatement(db, result),
      ...receiverStatements(db, result),
    ]),
  );
}

function recordStatement(db: Database, { delivery, state, at, nextAttemptAt, answer, ...result }: Result): Statement {
  const answers = answer ? [...JSON.parse(delivery.answers), answer].slice(-5) : [];
  const hasMessage = `EXISTS (SELECT 1 FROM outbox
    WHERE event_id = ?1 AND channel NOT IN (?2, 'receipt') AND state = 'delivered')`;
  const sql = `UPDATE outbox SET state = ?4, next_attempt_at = ?5, enqueued_at = ?6, answers = ?7, in_digest = ?8, message_id = ?11,
      ended_at = IIF(?4 = 'waiting', NULL, ?6),
      dismissed_at = IIF(?9 OR (?4 = 'undeliverable' AND ?10 AND ${hasMessage}), ?6, NULL)
    WHERE event_id = ?1 AND channel = ?2 AND next_attempt_at = ?3`;
  const { event_id, channel, next_attempt_at } = delivery;
  const flags = [result.dismissed, answer?.text === notConfigured].map((flag) => Number(flag ?? false));
  return db
    .prepare(sql)
    .bind(
      event_id,
      channel,
      next_attempt_at,
      state,
      nextAttemptAt,
      at,
      JSON.stringify(answers),
      Number(result.inDigest ?? false),
      ...flags,
      result.messageId ?? null,
    );
}

/** Not reported if another channel delivered the message. */
export const notConfigured = 'not configured any more';

function askedStatement(db: Database, { delivery, state, at }: Result): Statement[] {
  const isAsked = delivery.channel === 'confirmation' && state === 'delivered';
  return isAsked ? [recordAsked(db, JSON.parse(delivery.payload!).token, at)] : [];
}

function receiverStatements(db: Database, { delivery, at, answer, inDigest, receiverFailed, retryAt }: Result) {
  if (inDigest || answer?.text === notConfigured) return [];
  if (!receiverFailed) return receiverAnswered(db, delivery.channel, at);
  const failing = '(SELECT value FROM json_each(failing) UNION SELECT ?2)';
  const sql = `INSERT INTO receivers (channel, failing, failing_since, retry_at) VALUES (?1, json_array(?2), ?3, ?4)
    ON CONFLICT DO UPDATE SET failing_since = COALESCE(failing_since, ?3), retry_at = ?4,
      failing = IIF(down_since IS NULL, (SELECT json_group_array(value) FROM ${failing}), failing),
      down_since = COALESCE(down_since, IIF((SELECT COUNT(*) FROM ${failing}) >= ${downAfter}
        OR (?1 <> 'webhook' AND failing_since <= ?3 - ${emailDownMs}), ?3, NULL))`;
  return [db.prepare(sql).bind(delivery.channel, delivery.event_id, at, retryAt ?? null)];
}

const receiverUp = "UPDATE receivers SET failing = '[]', failing_since = NULL, down_since = NULL, retry_at = NULL";

export function receiverAnswered(db: Database, channel: Channel, at: number): Statement[] {
  const wake = `UPDATE outbox SET next_attempt_at = ?2, enqueued_at = NULL
    WHERE channel = ?1 AND state = 'waiting' AND next_attempt_at > ?2 AND NOT ${isClaimed}
    AND (SELECT down_since FROM receivers WHERE channel = ?1) IS NOT NULL`;
  return [
    db.prepare(wake).bind(channel, at),
    db.prepare(`${receiverUp} WHERE channel = ?1 AND failing <> '[]'`).bind(channel),
  ];
}

/** Repeats after `requeueMs`, in case the queue lost the message. */
export async function takeDueEvents(db: Database, at: number, limit: number): Promise<string[]> {
  const sql = `UPDATE outbox SET enqueued_at = ?1 WHERE state = 'waiting' AND next_attempt_at <= ?1 AND event_id IN (
      SELECT event_id FROM outbox WHERE ${isDue} AND NOT ${isBlocked}
        AND (enqueued_at IS NULL OR ?1 - enqueued_at >= MAX(${requeueMs}, enqueued_at - next_attempt_at))
      ORDER BY next_attempt_at LIMIT ?2
    ) RETURNING event_id`;
  return eventIds(await query(db, sql, at, limit));
}

const eventIds = (rows: { event_id: string }[]) => [...new Set(rows.map(({ event_id }) => event_id))];

export async function endLateReceipts(db: Database, at: number): Promise<void> {
  const sql = `UPDATE outbox SET state = 'undeliverable', ended_at = ?1, dismissed_at = ?1
    WHERE state = 'waiting' AND ${isLateReceipt}`;
  await query(db, sql, at);
}

export async function emailsSince(db: Database, channel: Channel, since: number): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM outbox
    WHERE state = 'delivered' AND channel <> 'webhook' AND channel = ?1 AND ended_at > ?2 AND in_digest = 0`;
  const [row] = await query<{ count: number }>(db, sql, channel, since);
  return row!.count;
}

export async function receiptsTo(db: Database, email: string, since: number): Promise<number> {
  const sql = `SELECT COUNT(*) AS count FROM submissions JOIN outbox ON event_id = id AND channel = 'receipt'
    WHERE submissions.email = ?1 COLLATE NOCASE AND state = 'delivered' AND ended_at > ?2`;
  const [row] = await query<{ count: number }>(db, sql, email, since);
  return row!.count;
}

export async function digestMessages(db: Database, at: number, limit: number): Promise<Message[]> {
  const sql = `SELECT submissions.*, next_attempt_at AS due_at FROM outbox JOIN submissions ON id = event_id
    WHERE state = 'waiting' AND outbox.in_digest = 1 AND spam = 0 ORDER BY next_attempt_at LIMIT ?1`;
  const messages = await query<Message & { due_at: number }>(db, sql, limit);
  return messages.length > 0 && messages[0]!.due_at <= at ? messages : [];
}

export async function recordDigest(db: Database, messages: readonly Message[], at: number): Promise<void> {
  const sql = `UPDATE outbox SET state = 'delivered', ended_at = ?1, answers = '[]'
    WHERE channel = 'owner-email' AND state = 'waiting' AND event_id IN (SELECT value FROM json_each(?2))`;
  const ids = JSON.stringify(messages.map(({ id }) => id));
  await transaction(db, [db.prepare(sql).bind(at, ids), ...receiverAnswered(db, 'owner-email', at)]);
}

export async function clearDigest(db: Database): Promise<void> {
  await query(db, "UPDATE outbox SET in_digest = 0 WHERE state = 'waiting' AND in_digest = 1");
}

/** At most one report an hour. */
export function unreportedDeliveries(
  db: Database,
  at: number,
  limit: number,
): Promise<(Delivery & { message: string | null })[]> {
  const sql = `SELECT outbox.*, submissions.id AS message, COALESCE(outbox.email, submissions.email) AS email
    FROM outbox LEFT JOIN submissions ON id = ${listedId} WHERE ${isUndeliverable} AND reported_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM outbox WHERE ${isUndeliverable} AND reported_at > ?1 - 3600000) ORDER BY ended_at LIMIT ?2`;
  return query(db, sql, at, limit);
}

export async function recordReport(db: Database, deliveries: readonly Delivery[], at: number): Promise<void> {
  const sql = `UPDATE outbox SET reported_at = ?1 WHERE ${isUndeliverable} AND event_id IN (SELECT value FROM json_each(?2))`;
  await query(db, sql, at, JSON.stringify(eventIds([...deliveries])));
}

/** ?1 is an id at the desk. */
const ofDeskId = `(event_id = ?1 OR event_id IN (SELECT id FROM replies WHERE message = ?1)
  OR (email = substr(?1, 12) COLLATE NOCASE AND ?1 LIKE 'newsletter:%'))`;

export function deliveriesOf(db: Database, id: string): Promise<Delivery[]> {
  return query<Delivery>(db, `SELECT * FROM outbox WHERE ${ofDeskId} ORDER BY created_at, channel`, id);
}

const reset = `state = 'waiting', attempts = 0, next_attempt_at = ?2, enqueued_at = NULL, in_digest = 0, answers = '[]',
  ended_at = NULL, reported_at = NULL, dismissed_at = NULL`;

export function retryUndeliverable(db: Database, id: string, at: number): Statement {
  const sql = `UPDATE outbox SET ${reset} WHERE ${ofDeskId} AND state = 'undeliverable' RETURNING event_id`;
  return db.prepare(sql).bind(id, at);
}

export function dismissUndeliverable(db: Database, id: string, at: number): Statement {
  return db.prepare(`UPDATE outbox SET dismissed_at = ?2 WHERE ${ofDeskId} AND ${isUndeliverable}`).bind(id, at);
}

/** Deliveries that attempts dismissed stay so. */
export function undismissUndeliverable(db: Database, id: string): Statement {
  const dismissed = `${ofDeskId} AND state = 'undeliverable' AND dismissed_at > ended_at`;
  const sql = `UPDATE outbox SET dismissed_at = NULL WHERE ${dismissed}
    AND dismissed_at = (SELECT MAX(dismissed_at) FROM outbox WHERE ${dismissed})`;
  return db.prepare(sql).bind(id);
}

/** `everything` includes delivered ones, but never receipts. Ignores running attempts. */
export function deliverAgain(
  db: Database,
  channels: readonly Channel[],
  { at, where, value, everything }: { at: number; where: string; value: string | number; everything: boolean },
): Statement {
  const sql = `INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at)
    SELECT submissions.id, channel.value, form || '.received', received_at, ?2 FROM submissions, json_each(?1) AS channel
    WHERE spam = 0 AND form NOT LIKE 'subscriber.%' AND channel.value <> 'receipt' AND ${where}
    ON CONFLICT DO UPDATE SET ${reset} WHERE ?4 OR state <> 'delivered' RETURNING event_id`;
  return db.prepare(sql).bind(JSON.stringify(channels), at, value, Number(everything));
}

/** Marks all receivers as up. Returns event ids. */
export async function deliverNow(db: Database, at: number, limit: number): Promise<string[]> {
  const wake = `UPDATE outbox SET next_attempt_at = ?1
    WHERE state = 'waiting' AND next_attempt_at > ?1 AND in_digest = 0 AND NOT ${isClaimed}`;
  const due = `SELECT event_id FROM outbox WHERE ${isDue} ORDER BY next_attempt_at LIMIT ?2`;
  const [, , rows] = await transaction<{ event_id: string }>(db, [
    db.prepare(receiverUp),
    db.prepare(wake).bind(at),
    db.prepare(due).bind(at, limit),
  ]);
  return eventIds(rows!.results);
}

export async function outboxCounts(db: Database) {
  const sql = `SELECT COUNT(*) AS waiting, MIN(created_at) AS oldest,
    (SELECT COUNT(*) FROM outbox WHERE ${isUndeliverable}) AS undeliverable
    FROM outbox WHERE state = 'waiting' AND NOT ${isSpam}`;
  return (await query<{ waiting: number; oldest: number | null; undeliverable: number }>(db, sql))[0]!;
}

export function downReceivers(db: Database): Promise<{ channel: Channel; down_since: number }[]> {
  const sql = `SELECT channel, down_since FROM receivers WHERE down_since IS NOT NULL
    AND EXISTS (SELECT 1 FROM outbox WHERE state = 'waiting' AND outbox.channel = receivers.channel)`;
  return query(db, sql);
}

/** Ignores blocked channels. */
export async function hasLateDelivery(db: Database, at: number, since: number): Promise<boolean> {
  const sql = `SELECT 1 FROM outbox WHERE state = 'waiting' AND next_attempt_at < ?2 AND NOT ${isBlocked} AND NOT ${isSpam} LIMIT 1`;
  return (await query(db, sql, at, since)).length > 0;
}
