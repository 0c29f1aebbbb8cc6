import { overdueSubmissions } from '../db.ts';
import { type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { channelsOf } from './channels.ts';

/** How many messages one sweep takes up; the queue takes 100 at a time. */
const sweepLimit = 500;
const batchLimit = 100;

/**
 * Puts stored messages on their way to the owner. Never rejects: whatever the queue does not take is found by the
 * next sweep.
 */
export async function enqueue(env: Env, ids: string[]): Promise<void> {
  try {
    if (channelsOf(readSettings(env)).length === 0) return;
    for (let from = 0; from < ids.length; from += batchLimit) {
      await env.DELIVERIES.sendBatch(ids.slice(from, from + batchLimit).map((id) => ({ body: { id } })));
    }
  } catch (error) {
    log('error', 'queue failed', { ids: ids.length, error });
  }
}

/** Puts messages on their way that were stored but are neither delivered nor being seen to. */
export async function sweep(env: Env): Promise<void> {
  const ids = await overdueSubmissions(env.DB, Date.now(), sweepLimit);
  if (ids.length === 0) return;
  log('warn', 'messages undelivered', { ids: ids.length });
  await enqueue(env, ids);
}
