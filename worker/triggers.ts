import { isoDay } from '#content/shared/day.ts';
import { recordSweep } from './db/heartbeats.ts';
import { deliver, logDeadLetters } from './delivery/deliver.ts';
import { mailSuspects, sweep } from './delivery/outbox.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';
import { deleteExpired } from './retention.ts';

/** The consumer of each queue of wrangler.toml, by the queue's name without that of the site. */
export const consumers: Record<string, (batch: MessageBatch, env: Env) => Promise<void>> = {
  deliveries: deliver,
  'deliveries-dead': logDeadLetters,
};

/** What is done at the times of wrangler.toml. */
export const jobs: Record<string, (env: Env) => Promise<void>> = {
  '*/5 * * * *': everyFiveMinutes,
  '17 3 * * *': daily,
};

/** Keeps the alarms running, then sweeps; the end of a sweep proves that cron and database work. */
async function everyFiveMinutes(env: Env): Promise<void> {
  await watch(env).catch((error) => log('error', 'alarms not watched', { error }));
  await sweep(env);
  await recordSweep(env.DB, Date.now());
}

const watch = async ({ ALARMS }: Env) => ALARMS.getByName('site').watch();

/** Purges; on Mondays in `site.timeZone` also mails the list of suspected spam. */
async function daily(env: Env): Promise<void> {
  await deleteExpired(env).catch((error) => log('error', 'purge failed', { error }));
  if (new Date(isoDay(Date.now())).getUTCDay() !== 1) return;
  await mailSuspects(env).catch((error) => log('error', 'weekly mail failed', { error }));
}

/** Calls the consumer of the queue. Throws for an unknown queue, so that no message is lost. */
export async function onQueue(batch: MessageBatch, env: Env): Promise<void> {
  const [, consumer] = Object.entries(consumers).find(([name]) => batch.queue.endsWith(`-${name}`)) ?? [];
  if (!consumer) throw new Error(`The queue ${batch.queue} has no consumer in worker/triggers.ts`);
  await consumer(batch, env);
}

/** Runs the job of a cron. Throws for an unknown one. */
export async function onSchedule({ cron }: ScheduledController, env: Env): Promise<void> {
  const job = jobs[cron];
  if (!job) throw new Error(`Nothing is due at ${cron} in worker/triggers.ts`);
  await job(env);
}
