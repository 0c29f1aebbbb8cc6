import { dayMs, dayOf } from '#content/day.ts';
import { retention } from '#content/figures.ts';
import { purge } from './db/retention.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';

const keyHours = 24;

/** Deletes what the privacy policy says is not kept any longer. */
export async function deleteExpired(env: Env): Promise<void> {
  const now = new Date();
  const monthsAgo = (months: number) => new Date(now).setUTCMonth(now.getUTCMonth() - months);
  const messages = monthsAgo(retention.usageMonths);
  const deeds = monthsAgo(retention.deskMonths);
  const counts = dayOf(monthsAgo(retention.countMonths));
  const suspects = now.getTime() - retention.suspectDays * dayMs;
  const keys = now.getTime() - keyHours * 3_600_000;
  log(
    'info',
    'purged',
    await purge(env.DB, { messages, suspects, keys, deeds, day: dayOf(now.getTime()) - 1, counts }),
  );
}
