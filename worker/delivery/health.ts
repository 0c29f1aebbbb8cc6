import { hasLateDelivery } from '../db/outbox.ts';
import { downReceivers } from '../db/receivers.ts';
import type { Env } from '../env.ts';
import { isConfigured, receiverName } from './channels.ts';

const lateMs = 900_000;

/** Undeliverable ones don't count: the owner decides. */
export async function deliveryProblem(env: Env): Promise<string | undefined> {
  const at = Date.now();
  const [down, isLate] = await Promise.all([downReceivers(env.DB), hasLateDelivery(env.DB, at, at - lateMs)]);
  const failing = down.filter((receiver) => isConfigured(receiver, env));
  if (failing.length > 0) return `receiver down: ${failing.map((one) => receiverName(one, env)).join('; ')}`;
  return isLate ? 'deliveries are late' : undefined;
}
