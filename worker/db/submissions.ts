import type { MessageFormName } from '#content/forms/forms.ts';
import type { Channel } from '#content/shared/desk/desk-api.ts';
import { type Database, exists, query, transaction } from './database.ts';
import type { Message } from './message.ts';
import { addDeliveries } from './outbox.ts';
import { sql } from './sql.ts';

/** Once per form and key, or `key.previous`. Undefined: the key belongs to another message. Spam gets no deliveries. */
export async function storeMessage(
  db: Database,
  sent: Pick<Message, 'id' | 'form' | 'email' | 'payload' | 'source'> & {
    key: { current: string; previous?: string };
    spam: boolean;
    at: number;
    channels: readonly Channel[];
  },
): Promise<{ id: string; repeated: boolean } | undefined> {
  const { id, form, key, email, payload, spam, at, channels, source } = sent;
  const statement = sql`INSERT INTO submissions (id, form, idempotency_key, email, payload, spam, received_at, source)
    VALUES (?1, ?2, COALESCE((SELECT idempotency_key FROM submissions WHERE form = ?2 AND idempotency_key = ?8), ?3), ?4, ?5, ?6, ?7, ?9)
    ON CONFLICT (form, idempotency_key) DO UPDATE SET form = form RETURNING id, payload`;
  const insert = db
    .prepare(statement)
    .bind(id, form, key.current, email, payload, Number(spam), at, key.previous ?? null, source);
  const deliveries = spam || channels.length === 0 ? [] : [addDeliveries(db, sent)];
  const [stored] = await transaction<Pick<Message, 'id' | 'payload'>>(db, [insert, ...deliveries]);
  const first = stored!.results[0]!;
  return first.payload === payload ? { id: first.id, repeated: first.id !== id } : undefined;
}

export function hasSubmissionKey(db: Database, form: MessageFormName, key: string): Promise<boolean> {
  return exists(db, sql`SELECT 1 FROM submissions WHERE form = ?1 AND idempotency_key = ?2`, form, key);
}

export async function suspectedSpam(db: Database, limit: number): Promise<{ count: number; latest: Message[] }> {
  const newest = sql`SELECT * FROM submissions WHERE spam = 1 ORDER BY received_at DESC LIMIT ?1`;
  const latest = await query<Message>(db, newest, limit);
  const [row] = await query<{ count: number }>(db, sql`SELECT COUNT(*) AS count FROM submissions WHERE spam = 1`);
  return { count: row!.count, latest };
}
