import { type Database, query, type Statement } from './database.ts';
import { type Sql, sql } from './sql.ts';

/** Per address: one an hour up to `firstEmails`, then one in 30 days. */
const [delayMs, firstEmails, longDelayMs] = [3_600_000, 3, 30 * 86_400_000];

const keys = new WeakMap<Database, Promise<CryptoKey>>();

export async function addressHash(db: Database, email: string): Promise<string> {
  let key = keys.get(db);
  if (!key) {
    key = readKey(db);
    keys.set(db, key);
    // Don't cache a failed read.
    key.catch(() => keys.delete(db));
  }
  const hash = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(email.toLowerCase()));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function readKey(db: Database): Promise<CryptoKey> {
  const [row] = await query<{ key: string }>(db, sql`SELECT key FROM hash_keys WHERE name = 'address'`);
  const bytes = new TextEncoder().encode(row!.key);
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** `hash` is a placeholder such as ?1. */
export const stoppedCondition = (hash: Sql) =>
  sql`EXISTS (SELECT 1 FROM confirmation_limits WHERE address_hash = ${hash} AND stopped_at IS NOT NULL)`;

export const confirmationAllowedCondition = (hash: Sql, at: Sql) => sql`NOT EXISTS (SELECT 1 FROM confirmation_limits
  WHERE address_hash = ${hash} AND (stopped_at IS NOT NULL
    OR last_at > ${at} - IIF(emails < ${firstEmails}, ${delayMs}, ${longDelayMs})))`;

/** Only if this transaction has added the email. */
export function countConfirmation(db: Database, hash: string, eventId: string, at: number): Statement {
  const statement = sql`INSERT INTO confirmation_limits (address_hash, emails, last_at)
    SELECT ?1, 1, ?3 FROM outbox WHERE event_id = ?2 AND channel = 'confirmation'
    ON CONFLICT DO UPDATE SET emails = emails + 1, last_at = excluded.last_at`;
  return db.prepare(statement).bind(hash, eventId, at);
}

export function resetConfirmations(db: Database, hash: string): Statement {
  return db.prepare(sql`DELETE FROM confirmation_limits WHERE address_hash = ?1 AND stopped_at IS NULL`).bind(hash);
}

export function stopConfirmations(db: Database, hash: string, at: number): Statement {
  const statement = sql`INSERT INTO confirmation_limits (address_hash, emails, last_at, stopped_at) VALUES (?1, 0, ?2, ?2)
    ON CONFLICT DO UPDATE SET stopped_at = COALESCE(stopped_at, ?2)`;
  return db.prepare(statement).bind(hash, at);
}
