import type { Database } from './database.ts';
import { sql } from './sql.ts';
import { retryTransient } from './transient-errors.ts';

/**
 * `suspects` is for spam and unconfirmed addresses, unless the confirmation email failed. `senderDay` and `counts` are days.
 */
export async function purge(
  db: Database,
  before: { messages: number; suspects: number; keys: number; audit: number; senderDay: number; counts: number },
): Promise<{ submissions: number; newsletterKeys: number; subscribers: number }> {
  const messages = sql`DELETE FROM submissions WHERE form NOT LIKE 'subscriber.%'
    AND (received_at < ?1 OR (spam = 1 AND COALESCE(spam_at, received_at) < ?2))`;
  const addresses = sql`DELETE FROM subscribers WHERE unsubscribed_at IS NOT NULL
    OR ((spam = 1 OR confirmed_at IS NULL) AND COALESCE(asked_at, subscribed_at) < ?1 AND NOT EXISTS (
      SELECT 1 FROM outbox WHERE outbox.email = subscribers.email COLLATE NOCASE AND channel = 'confirmation'
        AND state <> 'delivered' AND dismissed_at IS NULL
    ))`;
  const events = sql`DELETE FROM outbox WHERE email IS NOT NULL AND (state = 'delivered' OR dismissed_at IS NOT NULL
    OR (channel = 'webhook' AND created_at < ?1)
    OR (channel = 'confirmation' AND NOT EXISTS (SELECT 1 FROM subscribers WHERE subscribers.email = outbox.email)))`;
  const statements = [
    db.prepare(messages).bind(before.messages, before.suspects),
    db.prepare(sql`DELETE FROM newsletter_keys WHERE used_at < ?1`).bind(before.keys),
    db.prepare(addresses).bind(before.suspects),
    db.prepare(events).bind(before.suspects),
    db.prepare(sql`DELETE FROM confirmation_limits WHERE last_at < ?1 AND stopped_at IS NULL`).bind(before.messages),
    db.prepare(sql`DELETE FROM senders WHERE day < ?1`).bind(before.senderDay),
    db.prepare(sql`DELETE FROM counted_batches WHERE day < ?1`).bind(before.senderDay),
    db.prepare(sql`DELETE FROM counts WHERE day < ?1`).bind(before.counts),
    db.prepare(sql`DELETE FROM desk_audit WHERE at < ?1`).bind(before.audit),
  ];
  const [submissions, newsletterKeys, subscribers] = await retryTransient(() => db.batch(statements));
  return {
    submissions: submissions!.meta.changes,
    newsletterKeys: newsletterKeys!.meta.changes,
    subscribers: subscribers!.meta.changes,
  };
}
