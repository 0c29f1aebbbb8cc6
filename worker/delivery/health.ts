import { downReceivers, hasLateDelivery } from '../db/outbox.ts';
import type { Env } from '../env.ts';

/** How long a receiver may be down, and a delivery may be late. */
const downMs = 3_600_000;
const lateMs = 900_000;

/**
 * Names what is wrong with the deliveries; undefined while all is well. Given-up deliveries are the owner's to see to and do
 * not count. An address that cannot be asked to confirm does at once: a visitor was promised an email.
 */
export async function deliveryProblem(db: Env['DB']): Promise<string | undefined> {
  const at = Date.now();
  const [down, isLate] = await Promise.all([downReceivers(db), hasLateDelivery(db, at, at - lateMs)]);
  const failing = down.filter(({ channel, down_since }) => channel === 'confirmation' || down_since <= at - downMs);
  if (failing.length > 0) return `receiver down: ${failing.map(({ channel }) => channel).join(', ')}`;
  return isLate ? 'deliveries are late' : undefined;
}
