import {
  claimProbes,
  clearDigest,
  digestMessages,
  endLateReceipts,
  recordDigest,
  recordReport,
  recordResults,
  takeDueEvents,
  unreportedDeliveries,
} from '../db/outbox.ts';
import { suspectedSpam } from '../db/submissions.ts';
import { type Env, readSettings, type Settings } from '../env.ts';
import { log } from '../log.ts';
import { attemptClaim } from './attempt.ts';
import { mailDailyDigest } from './daily-digest.ts';
import { mailList, mailUndeliverable } from './mail.ts';

const sweepLimit = 500;
const batchLimit = 100;

const listLimit = 100;

/** As in wrangler.toml. */
export const sweepSeconds = 300;

/** Never rejects: the sweep enqueues the rest. */
export async function enqueue(env: Env, ids: string[], delaySeconds = 0): Promise<void> {
  try {
    if (!readSettings(env, 'delivery')) return;
    for (let from = 0; from < ids.length; from += batchLimit) {
      await env.DELIVERIES.sendBatch(ids.slice(from, from + batchLimit).map((id) => ({ body: { id }, delaySeconds })));
    }
  } catch (error) {
    log('error', 'queue failed', { ids: ids.length, error });
  }
}

export async function sweep(env: Env): Promise<void> {
  const settings = readSettings(env, 'delivery');
  if (!settings) return;
  await step('probe failed', probe(env, settings));
  await step('digest failed', mailDigest(env, settings));
  await endLateReceipts(env.DB, Date.now());
  const ids = await takeDueEvents(env.DB, Date.now(), sweepLimit);
  if (ids.length > 0) log('info', 'deliveries due', { ids: ids.length });
  await enqueue(env, ids);
  await step('report failed', reportUndeliverable(env, settings));
  await step('daily digest failed', mailDailyDigest(env, settings));
}

const step = (event: string, running: Promise<void>) => running.catch((error) => log('error', event, { error }));

async function probe(env: Env, settings: Settings<'delivery'>): Promise<void> {
  for (const claim of await claimProbes(env.DB, Date.now()))
    await recordResults(env.DB, await attemptClaim(claim, env, settings, true));
}

async function mailDigest(env: Env, { NOTIFY_EMAIL: to }: Settings<'delivery'>): Promise<void> {
  const messages = await digestMessages(env.DB, Date.now(), listLimit);
  if (messages.length === 0) return;
  if (!to) return clearDigest(env.DB);
  await mailList('busy', { messages, count: messages.length }, env.EMAIL, to);
  await recordDigest(env.DB, messages, Date.now());
}

async function reportUndeliverable(env: Env, { NOTIFY_EMAIL: to }: Settings<'delivery'>): Promise<void> {
  const deliveries = to ? await unreportedDeliveries(env.DB, Date.now(), listLimit) : [];
  if (deliveries.length === 0) return;
  await mailUndeliverable(deliveries, env.EMAIL, to!);
  await recordReport(env.DB, deliveries, Date.now());
}

/** For false positives. */
export async function mailSuspects(env: Env): Promise<void> {
  const to = readSettings(env, 'delivery')?.NOTIFY_EMAIL;
  if (!to) return;
  const { count, latest } = await suspectedSpam(env.DB, listLimit);
  if (count > 0) await mailList('spam', { messages: latest, count }, env.EMAIL, to);
}
