import type { Channel, DeskAction } from '#content/shared/desk/desk-api.ts';
import { type AuditEntry, auditStatement } from './audit.ts';
import { type Database, type Statement, transaction } from './database.ts';
import {
  deliverAgain,
  dismissUndeliverable,
  restartDeliveries,
  retryUndeliverable,
  undismissUndeliverable,
} from './outbox.ts';
import { type Sql, sql } from './sql.ts';

/** Records the action, except on newsletter addresses. Returns event ids to deliver. */
export async function changeMessage(
  db: Database,
  entry: AuditEntry & { message: string; what: DeskAction },
  channels: readonly Channel[] = [],
): Promise<string[]> {
  const { message: id, at, what } = entry;
  const set = (columns: Sql) => db.prepare(sql`UPDATE submissions SET ${columns} WHERE id = ?1`).bind(id);
  const again = (where: Sql) =>
    deliverAgain(db, { default: channels }, { at, where, value: id, everything: what === 'resend' });
  const statements: Record<DeskAction, () => Statement[]> = {
    done: () => [set(sql`done_at = ${Math.trunc(at)}`)],
    open: () => [set(sql`done_at = NULL`)],
    spam: () => [set(sql`spam_at = IIF(spam = 1, spam_at, ${Math.trunc(at)}), spam = 1`)],
    // A message marked by hand already has deliveries.
    'not-spam': () => [
      set(sql`spam = 0`),
      restartDeliveries(db, id, at),
      again(sql`submissions.id = ?3 AND spam_at IS NULL`),
    ],
    resend: () => [set(sql`spam = 0`), again(sql`submissions.id = ?3`)],
    retry: () => [retryUndeliverable(db, id, at)],
    dismiss: () => [dismissUndeliverable(db, id, at)],
    undismiss: () => [undismissUndeliverable(db, id)],
  };
  const audit = id.startsWith('newsletter:') ? { ...entry, message: undefined } : entry;
  const results = await transaction<{ event_id?: string }>(db, [...statements[what](), auditStatement(db, audit)]);
  const events = results.flatMap((result) => result.results).map(({ event_id }) => event_id ?? id);
  return [...new Set(what === 'not-spam' ? [id, ...events] : events)];
}

/** Returns the number of messages. */
export async function redeliverSince(
  db: Database,
  from: number,
  channels: Record<string, readonly Channel[]>,
): Promise<number> {
  const [again] = await transaction<{ event_id: string }>(db, [
    deliverAgain(db, channels, { at: Date.now(), where: sql`received_at >= ?3`, value: from, everything: false }),
  ]);
  return new Set(again!.results.map(({ event_id }) => event_id)).size;
}
