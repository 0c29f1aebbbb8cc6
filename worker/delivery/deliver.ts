import * as v from 'valibot';
import type { Channel } from '#content/shared/desk/desk-api.ts';
import { claimEvent, claimMs, recordResults } from '../db/outbox.ts';
import type { Env } from '../env.ts';
import { log } from '../log.ts';
import { attempt } from './attempt.ts';
import { pausedChannels } from './channels.ts';
import { sweepSeconds } from './outbox.ts';

/** Ids only: the database has the events, because the queue may lose messages. */
const QueueMessage = v.object({ id: v.string() });

/** Retries due before the next sweep stay in the queue. */
export async function deliver(batch: MessageBatch, env: Env): Promise<void> {
  const paused = pausedChannels(env);
  await Promise.all(batch.messages.map((message) => deliverOne(message, env, paused)));
}

/** The sweep enqueues their events again. */
export async function logDeadLetters(batch: MessageBatch): Promise<void> {
  for (const message of batch.messages) {
    log('error', 'queue message dropped', { body: message.body });
    message.ack();
  }
}

async function deliverOne(message: Message, env: Env, paused: readonly Channel[]): Promise<void> {
  const { success, output } = v.safeParse(QueueMessage, message.body);
  if (!success) {
    log('error', 'queue message invalid');
    return message.ack();
  }
  try {
    const { deliveries, message: about } = await claimEvent(env.DB, output.id, Date.now(), paused);
    const results = await Promise.all(deliveries.map((delivery) => attempt(delivery, about, env)));
    if (results.length > 0) await recordResults(env.DB, results);
    const delays = results.filter(({ state }) => state === 'waiting').map((one) => (one.nextAttemptAt - one.at) / 1000);
    const delaySeconds = Math.ceil(Math.min(...delays));
    if (delaySeconds < sweepSeconds) message.retry({ delaySeconds });
    else message.ack();
  } catch (error) {
    log('error', 'delivery failed', { id: output.id, error });
    message.retry({ delaySeconds: claimMs / 1000 });
  }
}
