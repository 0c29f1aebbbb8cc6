import { type Database, transaction } from './database.ts';

/** A network that a request comes from, and the sends a day that are accepted from it. */
export interface SenderLimit {
  network: string;
  sendsADay: number;
}

/**
 * Counts a send for each of its networks, unless one of them has had its sends of `day` (days since 1970). Returns
 * undefined then; else whether it was the last one of a network, and the submissions of everyone since `since`, counted up
 * to `most`.
 */
export async function countSend(
  db: Database,
  limits: readonly SenderLimit[],
  { day, since, most }: { day: number; since: number; most: number },
): Promise<{ isLast: boolean; received: number } | undefined> {
  const [counted, recent] = await transaction<{ network: string; sends: number; received: number }>(db, [
    db
      .prepare(
        `INSERT INTO senders (network, day, sends)
          SELECT value ->> 'network', ?2, 1 FROM json_each(?1) WHERE NOT EXISTS (
            SELECT 1 FROM senders JOIN json_each(?1) AS one ON network = one.value ->> 'network'
            WHERE day = ?2 AND sends >= one.value ->> 'sendsADay')
          ON CONFLICT (network, day) DO UPDATE SET sends = sends + 1 RETURNING network, sends`,
      )
      .bind(JSON.stringify(limits), day),
    db
      .prepare(
        `SELECT COUNT(*) AS received FROM (
          SELECT 1 FROM submissions WHERE received_at > ?1 AND form NOT LIKE 'subscriber.%'
          UNION ALL SELECT 1 FROM subscribers WHERE subscribed_at > ?1 LIMIT ?2)`,
      )
      .bind(since, most),
  ]);
  const sends = counted!.results;
  if (limits.length > 0 && sends.length === 0) return undefined;
  const isLast = limits.some(({ network, sendsADay }) =>
    sends.some((row) => row.network === network && row.sends === sendsADay),
  );
  return { isLast, received: recent!.results[0]!.received };
}
