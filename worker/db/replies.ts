import { holdMs } from '#content/shared/desk/desk-api.ts';
import { type AuditEntry, auditStatement } from './audit.ts';
import { type Database, exists, query, transaction } from './database.ts';
import type { Message } from './message.ts';
import { sql } from './sql.ts';

export interface Reply {
  id: string;
  message: string;
  kind: 'reply' | 'note';
  text: string;
  who: string;
  at: number;
}

/** A held reply has no `enqueued_at`, so nothing makes it due earlier. */
const heldCondition = sql`channel = 'reply' AND state = 'waiting' AND next_attempt_at > ?2 AND next_attempt_at = created_at + ${holdMs}`;

export function repliesOf(db: Database, message: string): Promise<Reply[]> {
  return query<Reply>(db, sql`SELECT * FROM replies WHERE message = ?1 ORDER BY at, id`, message);
}

/** The reply or note with this id. Its fields are empty if a message has it. */
export async function replyWithId(db: Database, id: string) {
  const statement = sql`SELECT message, kind, text FROM replies WHERE id = ?1
    UNION ALL SELECT '', '', '' FROM submissions WHERE id = ?1`;
  const [known] = await query<Pick<Reply, 'message' | 'kind' | 'text'>>(db, statement, id);
  return known;
}

/** A reply is due after `holdMs`; `settles` also marks the message as done. */
export async function addReply(
  db: Database,
  { id, message, kind, text, who, at }: Reply,
  entry: AuditEntry,
  settles: boolean,
): Promise<void> {
  const insert = sql`INSERT INTO replies (id, message, kind, text, who, at) SELECT ?1, ?2, ?3, ?4, ?5, ?6
    WHERE EXISTS (SELECT 1 FROM submissions WHERE id = ?2) ON CONFLICT DO NOTHING`;
  const deliver = sql`INSERT INTO outbox (event_id, channel, type, created_at, next_attempt_at)
    SELECT id, kind, kind, at, at + ${holdMs} FROM replies WHERE id = ?1 AND kind = 'reply' ON CONFLICT DO NOTHING`;
  const settle = sql`UPDATE submissions SET done_at = ?2 WHERE id = ?1 AND done_at IS NULL`;
  await transaction(db, [
    db.prepare(insert).bind(id, message, kind, text, who, at),
    db.prepare(deliver).bind(id),
    ...(settles ? [db.prepare(settle).bind(message, at)] : []),
    auditStatement(db, entry),
  ]);
}

/** Deletes a note or a held reply, and reopens the message if that reply marked it as done. */
export async function takeBack(
  db: Database,
  { id, message, at }: Pick<Reply, 'id' | 'message' | 'at'>,
  entry: AuditEntry,
): Promise<void> {
  const found = sql`id = ?1 AND message = ?3
    AND (kind = 'note' OR EXISTS (SELECT 1 FROM outbox WHERE event_id = ?1 AND ${heldCondition}))`;
  if (!(await exists(db, sql`SELECT 1 FROM replies WHERE ${found}`, id, at, message))) return;
  const reopen = sql`UPDATE submissions SET done_at = NULL WHERE id = ?3
    AND done_at = (SELECT at FROM replies WHERE kind = 'reply' AND ${found})`;
  const forget = sql`DELETE FROM outbox WHERE event_id = ?1 AND channel = 'reply' AND event_id NOT IN (SELECT id FROM replies)`;
  await transaction(db, [
    db.prepare(reopen).bind(id, at, message),
    db.prepare(sql`DELETE FROM replies WHERE ${found}`).bind(id, at, message),
    db.prepare(forget).bind(id),
    auditStatement(db, entry),
  ]);
}

/** With Message-IDs of earlier emails, oldest first. Undefined once erased. */
export async function replyToSend(db: Database, id: string) {
  const [reply] = await query<Reply>(db, sql`SELECT * FROM replies WHERE id = ?1`, id);
  if (!reply) return undefined;
  const [message] = await query<Message>(db, sql`SELECT * FROM submissions WHERE id = ?1`, reply.message);
  const emails = sql`SELECT message_id FROM outbox WHERE message_id IS NOT NULL AND state = 'delivered'
    AND (event_id = ?1 OR event_id IN (SELECT id FROM replies WHERE message = ?1)) ORDER BY created_at`;
  const sent = await query<{ message_id: string }>(db, emails, reply.message);
  return message && { reply, message, sent: sent.map(({ message_id }) => message_id) };
}
