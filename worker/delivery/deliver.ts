import * as v from 'valibot';
import { claimEvent, claimMs, recordResults } from '../db/outbox.ts';
import { type Env, readSettings, type Settings } from '../env.ts';
import { log } from '../log.ts';
import { attemptClaim } from './attempt.ts';
import { sweepSeconds } from './outbox.ts';

/** An order in the queue. The event itself stays in the database, because a queue can lose what it has. */
const DeliveryOrder = v.object({ id: v.string() });

/** Delivers the events that the queue orders. A retry that is due before the next sweep goes by way of the queue. */
export async function deliver(batch: MessageBatch, env: Env): Promise<void> {
  const settings = readSettings(env, 'delivery');
  // The sweep returns to these orders once the settings are right.
  if (!settings) return batch.ackAll();
  await Promise.all(batch.messages.map((order) => deliverOne(order, env, settings)));
}

/** Logs orders that failed each time, such as during an outage of the database. The sweep returns to them. */
export async function logDeadLetters(batch: MessageBatch): Promise<void> {
  for (const order of batch.messages) {
    log('error', 'queue message dropped', { order: order.body });
    order.ack();
  }
}

async function deliverOne(order: Message, env: Env, settings: Settings<'delivery'>): Promise<void> {
  const { success, output } = v.safeParse(DeliveryOrder, order.body);
  if (!success) {
    log('error', 'queue message invalid');
    return order.ack();
  }
  try {
    const claim = await claimEvent(env.DB, output.id, Date.now());
    const results = await attemptClaim(claim, env, settings);
    if (results.length > 0) await recordResults(env.DB, results);
    const pauses = results.filter(({ state }) => state === 'waiting').map((one) => (one.nextAttemptAt - one.at) / 1000);
    const delaySeconds = Math.ceil(Math.min(...pauses));
    if (delaySeconds < sweepSeconds) order.retry({ delaySeconds });
    else order.ack();
  } catch (error) {
    log('error', 'delivery failed', { id: output.id, error });
    order.retry({ delaySeconds: claimMs / 1000 });
  }
}
