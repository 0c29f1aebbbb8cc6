import { dayMs } from '#content/shared/dates/day.ts';
import type { Channel, Receiver } from '#content/shared/desk/desk-api.ts';
import { type Database, query, type Statement } from './database.ts';
import { join, quote, sql } from './sql.ts';

/** Down after this many different events failed in a row. */
const downAfter = 3;

const visitorChannels: readonly Channel[] = ['receipt', 'confirmation', 'reply'];

export const visitorCondition = sql`channel IN (${join(visitorChannels.map(quote), ',')})`;

/** All email to visitors is one receiver. */
export const receiver = sql`IIF(${visitorCondition}, 'visitor-email', channel)`;

/** The start of the days in which a delivery is tried. */
export const startedAt = sql`COALESCE(since, created_at)`;

export const isToVisitor = (channel: Channel): boolean => visitorChannels.includes(channel);

export const receiverOf = (channel: Channel): Receiver =>
  isToVisitor(channel) ? 'visitor-email' : (channel as Receiver);

export function receiverFailed(
  db: Database,
  receiver: Receiver,
  { event, at, retryAt }: { event: string; at: number; retryAt?: number },
): Statement {
  const failing = sql`(SELECT value FROM json_each(failing) UNION SELECT ?2)`;
  const statement = sql`INSERT INTO receivers (channel, failing, retry_at) VALUES (?1, json_array(?2), ?4)
    ON CONFLICT DO UPDATE SET retry_at = ?4,
      failing = IIF(down_since IS NULL, (SELECT json_group_array(value) FROM ${failing}), failing),
      down_since = COALESCE(down_since, IIF((SELECT COUNT(*) FROM ${failing}) >= ${downAfter}, ?3, NULL))`;
  return db.prepare(statement).bind(receiver, event, at, retryAt ?? null);
}

const up = sql`UPDATE receivers SET failing = '[]', down_since = NULL, retry_at = NULL`;

/** A success. If the receiver was down, its waiting deliveries are due. Held replies have no `enqueued_at`. */
export function receiverAnswered(db: Database, name: Receiver, at: number): Statement[] {
  const wake = sql`UPDATE outbox SET next_attempt_at = ?2, enqueued_at = NULL
    WHERE ${receiver} = ?1 AND state = 'waiting' AND next_attempt_at > ?2 AND enqueued_at IS NOT NULL
    AND (SELECT down_since FROM receivers WHERE channel = ?1) IS NOT NULL`;
  return [
    db.prepare(wake).bind(name, at),
    db.prepare(sql`${up}, ok_at = ?2 WHERE channel = ?1 AND failing <> '[]'`).bind(name, at),
  ];
}

export const allReceiversUp = (db: Database): Statement => db.prepare(up);

/** A failing receiver of the owner is down once a delivery waits for a day without any success. */
export function endPatience(db: Database, at: number): Statement {
  const statement = sql`UPDATE receivers SET down_since = ?1 WHERE down_since IS NULL AND failing <> '[]' AND channel <> 'visitor-email'
    AND EXISTS (SELECT 1 FROM outbox WHERE state = 'waiting' AND outbox.channel = receivers.channel
      AND ${startedAt} <= ?1 - ${dayMs} AND ${startedAt} > COALESCE(ok_at, 0))`;
  return db.prepare(statement).bind(at);
}

export async function downReceivers(db: Database): Promise<Receiver[]> {
  const statement = sql`SELECT channel FROM receivers WHERE down_since IS NOT NULL`;
  return (await query<{ channel: Receiver }>(db, statement)).map(({ channel }) => channel);
}
