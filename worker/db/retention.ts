import { retryTransient } from './transient-errors.ts';

/**
 * Deletes messages received before `messages`, what was taken for spam or never confirmed before `suspects`, idempotency
 * keys used before `keys`, ended subscriptions and what was sent about them, what was done at the desk before `deeds`,
 * counts of sends before `day`, and what visits did before the day `counts`. Returns how many rows each table lost.
 */
export async function purge(
  db: D1Database,
  before: { messages: number; suspects: number; keys: number; deeds: number; day: number; counts: number },
): Promise<{ submissions: number; newsletterKeys: number; subscribers: number }> {
  const statements = [
    db
      .prepare(
        `DELETE FROM submissions WHERE received_at < ?1 OR (spam = 1 AND COALESCE(spam_at, received_at) < ?2)
        OR (form LIKE 'subscriber.%' AND (delivered_at IS NOT NULL OR received_at < ?2))`,
      )
      .bind(before.messages, before.suspects),
    db.prepare('DELETE FROM newsletter_keys WHERE used_at < ?1').bind(before.keys),
    db
      .prepare(
        `DELETE FROM subscribers WHERE unsubscribed_at IS NOT NULL
        OR ((spam = 1 OR confirmed_at IS NULL) AND COALESCE(asked_at, subscribed_at) < ?1)`,
      )
      .bind(before.suspects),
    db.prepare('DELETE FROM senders WHERE day < ?1').bind(before.day),
    db.prepare('DELETE FROM counted_batches WHERE day < ?1').bind(before.day),
    db.prepare('DELETE FROM counts WHERE day < ?1').bind(before.counts),
    db.prepare('DELETE FROM desk_audit WHERE at < ?1').bind(before.deeds),
  ];
  const [submissions, newsletterKeys, subscribers] = await retryTransient(() => db.batch(statements));
  return {
    submissions: submissions!.meta.changes,
    newsletterKeys: newsletterKeys!.meta.changes,
    subscribers: subscribers!.meta.changes,
  };
}
