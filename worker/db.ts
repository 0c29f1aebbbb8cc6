/** The part of D1 that the queries use; the inbox command brings its own. */
export interface Database {
  prepare(sql: string): Statement;
  batch<Row>(statements: Statement[]): Promise<{ results: Row[] }[]>;
}

interface Statement {
  bind(...values: unknown[]): Statement;
  all<Row>(): Promise<{ results: Row[] }>;
}

/** Answers when the database does; rejects when it is down. */
export async function ping(db: Database): Promise<void> {
  await db.prepare('SELECT 1 FROM subscribers LIMIT 1').all();
}

/**
 * Subscribes an address, or leaves it subscribed. All times are milliseconds since 1970.
 * Returns the id that the idempotency key got first, `repeated` when that was earlier, or `undefined` when the key
 * belongs to another address. Without a key every call counts as the first.
 */
export async function subscribe(
  db: Database,
  sent: { id: string; key: string | undefined; email: string; token: string; spam: boolean; at: number },
): Promise<{ id: string; repeated: boolean } | undefined> {
  const key = sent.key ?? sent.id;
  const [kept] = await db.batch<{ id: string; email: string }>([
    db
      .prepare(
        `INSERT INTO newsletter_keys (key, id, email, used_at) VALUES (?1, ?2, ?3, ?4)
        ON CONFLICT (key) DO UPDATE SET key = key RETURNING id, email`,
      )
      .bind(key, sent.id, sent.email, sent.at),
    // Only for the call that the key is new to: a late repeat must not undo an unsubscription.
    db
      .prepare(
        `INSERT INTO subscribers (email, token, subscribed_at, spam)
        SELECT ?1, ?2, ?3, ?4 FROM newsletter_keys WHERE key = ?5 AND id = ?6
        ON CONFLICT (email) DO UPDATE SET
          subscribed_at = CASE WHEN unsubscribed_at IS NULL OR excluded.spam THEN subscribed_at ELSE excluded.subscribed_at END,
          unsubscribed_at = CASE WHEN excluded.spam THEN unsubscribed_at END,
          spam = MIN(spam, excluded.spam)`,
      )
      .bind(sent.email, sent.token, sent.at, Number(sent.spam), key, sent.id),
  ]);
  const first = kept!.results[0]!;
  return first.email === sent.email ? { id: first.id, repeated: first.id !== sent.id } : undefined;
}
