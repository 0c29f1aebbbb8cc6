import { retryTransient } from './transient-errors.ts';

/**
 * The part of D1 that the queries use; the inbox command brings its own. A statement may run twice, when the first answer is
 * lost: what it stores is stored once all the same, a count may be one too high, a claim is lost until it is over.
 */
export interface Database {
  prepare(sql: string): Statement;
  batch<Row>(statements: Statement[]): Promise<{ results: Row[] }[]>;
}

export interface Statement {
  bind(...values: unknown[]): Statement;
  all<Row>(): Promise<{ results: Row[] }>;
}

/** The columns of every table, as the migrations leave them. */
export const schema = {
  submissions:
    'id, form, idempotency_key, email, payload, spam, received_at, webhook_at, email_at, delivered_at, attempts, attempted_at, claimed_until, last_error, channels, source, receipt_at, in_digest, done_at, spam_at, words',
  subscribers: 'email, token, subscribed_at, unsubscribed_at, spam, source, confirmed_at, confirm_token, asked_at',
  newsletter_keys: 'key, id, email, used_at',
  senders: 'network, day, sends',
  counts: 'day, what, name, count',
  counted_batches: 'id, day',
  desk_audit: 'id, at, who, what, message',
  heartbeats: 'name, at, room',
  outbox:
    'event_id, channel, type, email, payload, created_at, state, attempts, next_attempt_at, enqueued_at, in_digest, answers, ended_at, reported_at, dismissed_at',
  receivers: 'channel, failing, failing_since, down_since, retry_at',
  confirmation_limits: 'address_hash, emails, last_at, stopped_at',
  hash_keys: 'name, key',
} as const;

/** Answers when the database does and has every table and column; rejects when it is down or not migrated. */
export async function ping(db: Database): Promise<void> {
  const all = Object.entries(schema).map(([table, columns]) => db.prepare(`SELECT ${columns} FROM ${table} LIMIT 0`));
  await transaction(db, all);
}

/** Rows of one statement, whose values take the places ?1, ?2 ... */
export async function query<Row>(db: Database, sql: string, ...values: unknown[]): Promise<Row[]> {
  const statement = db.prepare(sql).bind(...values);
  const { results } = await retryTransient(() => statement.all<Row>());
  return results;
}

/** Runs all of the statements or none. */
export function transaction<Row>(db: Database, statements: Statement[]): Promise<{ results: Row[] }[]> {
  return retryTransient(() => db.batch<Row>(statements));
}
