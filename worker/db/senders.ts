import { dayMs } from '#content/shared/day.ts';
import { type Database, type Statement, transaction } from './database.ts';

/** A network that a request comes from, and the sends a day that are accepted from it. */
export interface SenderLimit {
  network: string;
  sendsADay: number;
}

const hourMs = 3_600_000;

/** Submissions an hour from everyone; those above are stored as suspected spam. */
export const floodAnHour = 300;

/**
 * Counts a send for each of its networks, unless one of them has had its sends of the UTC day. Returns undefined then; else whether it was
 * the last one of a network, and whether everyone together is above the hourly limit.
 */
export async function countSend(
  db: Database,
  limits: readonly SenderLimit[],
  at: number,
): Promise<{ isLast: boolean; isFlood: boolean } | undefined> {
  const [counted, recent] = await transaction<{ network: string; sends: number; received: number }>(db, [
    db
      .prepare(
        `INSERT INTO senders (network, day, sends)
          SELECT value ->> 'network', ?2, 1 FROM json_each(?1) WHERE NOT EXISTS (
            SELECT 1 FROM senders JOIN json_each(?1) AS one ON network = one.value ->> 'network'
            WHERE day = ?2 AND sends >= one.value ->> 'sendsADay')
          ON CONFLICT (network, day) DO UPDATE SET sends = sends + 1 RETURNING network, sends`,
      )
      .bind(JSON.stringify(limits), Math.floor(at / dayMs)),
    floodStatement(db, at),
  ]);
  const sends = counted!.results;
  if (limits.length > 0 && sends.length === 0) return undefined;
  const isLast = limits.some(({ network, sendsADay }) =>
    sends.some((row) => row.network === network && row.sends === sendsADay),
  );
  return { isLast, isFlood: recent!.results[0]!.received === floodAnHour };
}

/** Whether everyone together has reached the hourly limit. */
export async function isFlooded(db: Database, at: number): Promise<boolean> {
  const [recent] = await transaction<{ received: number }>(db, [floodStatement(db, at)]);
  return recent!.results[0]!.received === floodAnHour;
}

/** Counts the submissions of the last hour up to the limit. */
function floodStatement(db: Database, at: number): Statement {
  return db
    .prepare(
      `SELECT COUNT(*) AS received FROM (
        SELECT 1 FROM submissions WHERE received_at > ?1 AND form NOT LIKE 'subscriber.%'
        UNION ALL SELECT 1 FROM subscribers WHERE subscribed_at > ?1 LIMIT ${floodAnHour})`,
    )
    .bind(at - hourMs);
}
