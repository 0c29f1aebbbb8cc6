import { downReceivers, hasLateDelivery } from '../db/outbox.ts';
import type { Env } from '../env.ts';

const downMs = 3_600_000;
const lateMs = 900_000;

/** Undeliverable ones don't count: the owner decides. Confirmation emails count at once: visitors wait. */
export async function deliveryProblem(db: Env['DB']): Promise<string | undefined> {
  const at = Date.now();
  const [down, isLate] = await Promise.all([downReceivers(db), hasLateDelivery(db, at, at - lateMs)]);
  const failing = down.filter(({ channel, down_since }) => channel === 'confirmation' || down_since <= at - downMs);
  if (failing.length > 0) return `receiver down: ${failing.map(({ channel }) => channel).join(', ')}`;
  return isLate ? 'deliveries are late' : undefined;
}
