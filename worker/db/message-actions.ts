import type { DeskAction } from '#content/desk.ts';
import { type AuditEntry, auditStatement } from './audit.ts';
import { type Database, query, transaction } from './database.ts';
import { undelivered } from './submissions.ts';

/** Forgets all attempts; one that is running is not recorded. */
const resetAttempts = `delivered_at = NULL, attempts = 0, attempted_at = NULL, claimed_until = NULL, last_error = NULL,
  channels = NULL, in_digest = 0`;

/** Changes a message and records who did it. `resend` makes it new: the next sweep delivers it to every channel. */
export async function changeMessage(
  db: Database,
  entry: AuditEntry & { message: string; what: DeskAction },
): Promise<void> {
  const changes: Record<DeskAction, string> = {
    done: `done_at = ${Math.trunc(entry.at)}`,
    open: 'done_at = NULL',
    spam: `spam_at = IIF(spam = 1, spam_at, ${Math.trunc(entry.at)}), spam = 1`,
    'not-spam': 'spam = 0',
    resend: `spam = 0, webhook_at = NULL, email_at = NULL, ${resetAttempts}`,
  };
  await transaction(db, [
    db.prepare(`UPDATE submissions SET ${changes[entry.what]} WHERE id = ?1`).bind(entry.message),
    auditStatement(db, entry),
  ]);
}

/**
 * Sends the messages received from a moment on to those configured channels that have not had them, such as one that was
 * switched on later. Returns how many there are; the next sweeps deliver them.
 */
export async function redeliverSince(db: Database, from: number): Promise<number> {
  const results = await query(
    db,
    `UPDATE submissions SET ${resetAttempts}
      WHERE received_at >= ?1 AND spam = 0 AND form NOT LIKE 'subscriber.%' AND (webhook_at IS NULL OR email_at IS NULL) RETURNING id`,
    from,
  );
  return results.length;
}

/** The ids of undelivered messages that no attempt holds, oldest first. */
export async function waitingSubmissions(db: Database, at: number, limit: number): Promise<string[]> {
  const rows = await query<{ id: string }>(
    db,
    `SELECT id FROM submissions WHERE ${undelivered} AND COALESCE(claimed_until, 0) <= ?1 ORDER BY received_at LIMIT ?2`,
    at,
    limit,
  );
  return rows.map(({ id }) => id);
}
