import { dayMs } from '#content/shared/dates/day.ts';
import { type Database, type Statement, transaction } from './database.ts';
import { sql } from './sql.ts';

const hourMs = 3_600_000;

/** Those above are stored as suspected spam. */
const floodPerHour = 300;

/** Undefined above a network's limit for the UTC day. `isLast`: the limit is reached now. */
export async function countSubmission(
  db: Database,
  limits: readonly { network: string; perDay: number }[],
  at: number,
): Promise<{ isLast: boolean; isFlood: boolean } | undefined> {
  const count = sql`INSERT INTO senders (network, day, sends)
    SELECT value ->> 'network', ?2, 1 FROM json_each(?1) WHERE NOT EXISTS (
      SELECT 1 FROM senders JOIN json_each(?1) AS one ON network = one.value ->> 'network'
      WHERE day = ?2 AND sends >= one.value ->> 'perDay')
    ON CONFLICT (network, day) DO UPDATE SET sends = sends + 1 RETURNING network, sends`;
  const [counted, recent] = await transaction<{ network: string; sends: number; received: number }>(db, [
    db.prepare(count).bind(JSON.stringify(limits), Math.floor(at / dayMs)),
    floodStatement(db, at),
  ]);
  const sends = counted!.results;
  if (limits.length > 0 && sends.length === 0) return undefined;
  const isLast = limits.some(({ network, perDay }) =>
    sends.some((row) => row.network === network && row.sends === perDay),
  );
  return { isLast, isFlood: recent!.results[0]!.received === floodPerHour };
}

export async function isFlooded(db: Database, at: number): Promise<boolean> {
  const [recent] = await transaction<{ received: number }>(db, [floodStatement(db, at)]);
  return recent!.results[0]!.received === floodPerHour;
}

function floodStatement(db: Database, at: number): Statement {
  const statement = sql`SELECT COUNT(*) AS received FROM (
    SELECT 1 FROM submissions WHERE received_at > ?1 AND form NOT LIKE 'subscriber.%'
    UNION ALL SELECT 1 FROM subscribers WHERE subscribed_at > ?1 LIMIT ${floodPerHour})`;
  return db.prepare(statement).bind(at - hourMs);
}
