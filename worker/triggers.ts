import { isoDay } from '#content/shared/dates/day.ts';
import type { Alarms } from './alarms/alarms.ts';
import { recordHeartbeat } from './db/heartbeats.ts';
import { deliver, logDeadLetters } from './delivery/deliver.ts';
import { mailSuspects, sweep } from './delivery/outbox.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';
import { deleteExpired } from './retention.ts';

/** By queue name without the site's prefix. */
export const consumers: Record<string, (batch: MessageBatch, env: Env) => Promise<void>> = {
  deliveries: deliver,
  'deliveries-dead': logDeadLetters,
};

/** By cron expression. */
export const jobs: Record<string, (env: Env) => Promise<void>> = {
  '*/5 * * * *': everyFiveMinutes,
  '17 3 * * *': daily,
};

/** The heartbeat comes last: it shows that cron and database work. */
async function everyFiveMinutes(env: Env): Promise<void> {
  await startAlarms(env).catch((error) => log('error', 'alarms not started', { error }));
  await sweep(env);
  await recordHeartbeat(env.DB, 'sweep', Date.now());
}

const startAlarms = async ({ ALARMS }: Env) => (ALARMS as DurableObjectNamespace<Alarms>).getByName('site').start();

/** On Mondays also lists suspected spam. */
async function daily(env: Env): Promise<void> {
  await deleteExpired(env).catch((error) => log('error', 'purge failed', { error }));
  if (new Date(isoDay(Date.now())).getUTCDay() !== 1) return;
  await mailSuspects(env).catch((error) => log('error', 'weekly mail failed', { error }));
}

export async function onQueue(batch: MessageBatch, env: Env): Promise<void> {
  const [, consumer] = Object.entries(consumers).find(([name]) => batch.queue.endsWith(`-${name}`)) ?? [];
  if (!consumer) throw new Error(`No consumer for queue ${batch.queue} in worker/triggers.ts`);
  await consumer(batch, env);
}

export async function onSchedule({ cron }: ScheduledController, env: Env): Promise<void> {
  const job = jobs[cron];
  if (!job) throw new Error(`No job for cron ${cron} in worker/triggers.ts`);
  await job(env);
}
