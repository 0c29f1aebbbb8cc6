import { withTimeout } from '../timeout.ts';
import { identifier, type Sql, sql } from './sql.ts';
import { retryTransient } from './transient-errors.ts';

const queryMs = 5_000;

const inTime = <Result>(run: () => Promise<Result>) => withTimeout(retryTransient(run), queryMs);

/**
 * The subset of D1 in use; `npm run inbox` has its own. A retry after a lost response may count twice, but stores rows once.
 */
export interface Database {
  prepare(sql: Sql): Statement;
  batch<Row>(statements: Statement[]): Promise<{ results: Row[]; meta: { changes: number } }[]>;
}

export interface Statement {
  bind(...values: unknown[]): Statement;
  all<Row>(): Promise<{ results: Row[] }>;
}

/** Names no column that the next release drops (migrations/0014_claims.sql), so a rollback from it is healthy. */
export const schema = {
  submissions: sql`id, form, idempotency_key, email, payload, spam, received_at, source, done_at, spam_at`,
  subscribers: sql`email, token, subscribed_at, unsubscribed_at, spam, source, confirmed_at, confirm_token, asked_at, merged_token`,
  newsletter_keys: sql`key, id, email, used_at`,
  senders: sql`network, day, sends`,
  counts: sql`day, what, name, count`,
  counted_batches: sql`id, day`,
  desk_audit: sql`id, at, who, what, message`,
  heartbeats: sql`name, at, room`,
  outbox: sql`event_id, channel, type, email, payload, created_at, state, attempts, next_attempt_at, enqueued_at, in_digest, answers, ended_at, reported_at, dismissed_at, message_id, claimed_at, since`,
  replies: sql`id, message, kind, text, who, at`,
  receivers: sql`channel, failing, down_since, retry_at, ok_at`,
  confirmation_limits: sql`address_hash, emails, last_at, stopped_at`,
  hash_keys: sql`name, key`,
};

export async function ping(db: Database): Promise<void> {
  const all = Object.entries(schema).map(([table, columns]) =>
    db.prepare(sql`SELECT ${columns} FROM ${identifier(table)} LIMIT 0`),
  );
  await transaction(db, all);
}

export async function query<Row>(db: Database, text: Sql, ...values: unknown[]): Promise<Row[]> {
  const statement = db.prepare(text).bind(...values);
  const { results } = await inTime(() => statement.all<Row>());
  return results;
}

export async function exists(db: Database, text: Sql, ...values: unknown[]): Promise<boolean> {
  return (await query(db, text, ...values)).length > 0;
}

export function transaction<Row>(db: Database, statements: Statement[]): ReturnType<typeof db.batch<Row>> {
  return inTime(() => db.batch<Row>(statements));
}
