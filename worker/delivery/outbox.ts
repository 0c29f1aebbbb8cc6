import { dayMs } from '#content/shared/dates/day.ts';
import type { Channel } from '#content/shared/desk/desk-api.ts';
import { lastHeartbeat, recordHeartbeat } from '../db/heartbeats.ts';
import {
  addressOwners,
  claimDigest,
  clearDigest,
  digestChannels,
  digestMessages,
  endDeliveries,
  recordDigest,
  takeDueEvents,
  takeUnreported,
  unreport,
} from '../db/outbox.ts';
import { suspectedSpam } from '../db/submissions.ts';
import { type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { withTimeout } from '../timeout.ts';
import { failure, success } from './attempt.ts';
import { addressOf, channelsByForm, isConfigured, pausedChannels } from './channels.ts';
import { mailDailyDigest } from './daily-digest.ts';
import { mailList, mailUndeliverable } from './mail.ts';
import { mailOwners } from './owners.ts';

const sweepLimit = 500;
const batchLimit = 100;

const queueMs = 5_000;

const listLimit = 100;

const reportMs = 3_600_000;

/** After a report that failed. */
const reportAgainMs = dayMs;

/** As in wrangler.toml. */
export const sweepSeconds = 300;

/** Never rejects: the sweep enqueues the rest. */
export async function enqueue(env: Env, ids: string[], delaySeconds = 0): Promise<void> {
  try {
    for (let from = 0; from < ids.length; from += batchLimit) {
      const batch = ids.slice(from, from + batchLimit).map((id) => ({ body: { id }, delaySeconds }));
      await withTimeout(env.DELIVERIES.sendBatch(batch), queueMs);
    }
  } catch (error) {
    log('error', 'queue failed', { ids: ids.length, error });
  }
}

export async function sweep(env: Env): Promise<void> {
  if (readSettings(env, 'owners')) await step('addresses failed', () => addressOwners(env.DB, channelsByForm(env)));
  await step('digest failed', () => mailDigests(env));
  await step('ending failed', () => endDeliveries(env.DB, Date.now()));
  await step('enqueuing failed', () => enqueueDue(env));
  await step('report failed', () => reportUndeliverable(env));
  await step('daily digest failed', () => mailDailyDigest(env));
}

const step = (event: string, run: () => Promise<void>) => run().catch((error) => log('error', event, { error }));

async function enqueueDue(env: Env): Promise<void> {
  const ids = await takeDueEvents(env.DB, Date.now(), sweepLimit, pausedChannels(env));
  if (ids.length > 0) log('info', 'deliveries due', { ids: ids.length });
  await enqueue(env, ids);
}

async function mailDigests(env: Env): Promise<void> {
  for (const channel of await digestChannels(env.DB, Date.now())) {
    if (isConfigured(channel, env)) await mailDigest(env, channel);
    else await clearDigest(env.DB, channel);
  }
}

async function mailDigest(env: Env, channel: Channel): Promise<void> {
  const digest = await claimDigest(env.DB, channel, Date.now(), listLimit);
  if (digest.length === 0) return;
  const messages = await digestMessages(env.DB, digest);
  const mostTried = digest.reduce((most, one) => (one.attempts > most.attempts ? one : most));
  const result = await mailList('busy', { messages, count: messages.length }, env.EMAIL, addressOf(channel)).then(
    () => success(mostTried),
    (error) => failure(mostTried, error, env),
  );
  await recordDigest(env.DB, digest, result);
}

/** At most once an hour, and a day after a failure. */
async function reportUndeliverable(env: Env): Promise<void> {
  const at = Date.now();
  const last = await lastHeartbeat(env.DB, 'report');
  if (!env.NOTIFY_EMAIL || (last !== undefined && last <= at + reportAgainMs && at < last + reportMs)) return;
  const deliveries = await takeUnreported(env.DB, at, listLimit);
  if (deliveries.length === 0) return;
  await recordHeartbeat(env.DB, 'report', at);
  const told = await mailOwners(env, (to) => mailUndeliverable(deliveries, env.EMAIL, to));
  if (told) return;
  await unreport(env.DB, deliveries, at);
  await recordHeartbeat(env.DB, 'report', at + reportAgainMs - reportMs);
}

/** For false positives. */
export async function mailSuspects(env: Env): Promise<void> {
  const { count, latest } = await suspectedSpam(env.DB, listLimit);
  if (count > 0) await mailOwners(env, (to) => mailList('spam', { messages: latest, count }, env.EMAIL, to));
}
