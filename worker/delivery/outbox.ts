import { digestOf, overdueSubmissions, recordDigest, suspects } from '../db/submissions.ts';
import { type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { channelsOf } from './channels.ts';
import { mailList } from './mail.ts';

/** How many messages one sweep takes up; the queue takes 100 at a time. */
const sweepLimit = 500;
const batchLimit = 100;

/**
 * Puts stored messages on their way to the owner. Never rejects: whatever the queue does not take is found by the
 * next sweep.
 */
export async function enqueue(env: Env, ids: string[]): Promise<void> {
  try {
    const settings = readSettings(env, 'delivery');
    if (!settings || channelsOf(settings).length === 0) return;
    for (let from = 0; from < ids.length; from += batchLimit) {
      await env.DELIVERIES.sendBatch(ids.slice(from, from + batchLimit).map((id) => ({ body: { id } })));
    }
  } catch (error) {
    log('error', 'queue failed', { ids: ids.length, error });
  }
}

/** After so long the messages of a busy hour are mailed together, and so many in one mail. */
const digestMs = 1_800_000;
const digestLimit = 100;

/** Puts messages on their way that were stored but are neither delivered nor being seen to. */
export async function sweep(env: Env): Promise<void> {
  await mailDigest(env).catch((error) => log('error', 'digest failed', { error }));
  const digests = Boolean(env.NOTIFY_EMAIL);
  const ids = await overdueSubmissions(env.DB, { at: Date.now(), limit: sweepLimit, digests });
  if (ids.length === 0) return;
  log('warn', 'messages undelivered', { ids: ids.length });
  await enqueue(env, ids);
}

/** Mails the owner about the messages of a busy hour, together; the queue sees to the rest of each. */
async function mailDigest(env: Env): Promise<void> {
  const messages = await digestOf(env.DB, Date.now() - digestMs, digestLimit);
  const to = messages.length > 0 && readSettings(env, 'delivery')?.NOTIFY_EMAIL;
  if (!to) return;
  await mailList('busy', { messages, count: messages.length }, env.EMAIL, to);
  const ids = messages.map(({ id }) => id);
  await recordDigest(env.DB, ids, Date.now());
  await enqueue(env, ids);
}

/** Mails the owner about what was taken for spam, so that nobody is thanked for a message that nobody reads. */
export async function mailSuspects(env: Env): Promise<void> {
  const to = readSettings(env, 'delivery')?.NOTIFY_EMAIL;
  if (!to) return;
  const { count, latest } = await suspects(env.DB, digestLimit);
  if (count > 0) await mailList('spam', { messages: latest, count }, env.EMAIL, to);
}
