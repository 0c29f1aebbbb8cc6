import { retention } from '#content/facts/figures.ts';
import { dayMs, dayOf } from '#content/shared/dates/day.ts';
import { purge } from './db/retention.ts';
import type { Env } from './env.ts';
import { log } from './log.ts';

const keyHours = 24;

export async function deleteExpired(env: Env): Promise<void> {
  const now = new Date();
  const messages = monthsBefore(now, retention.usageMonths);
  const audit = monthsBefore(now, retention.deskMonths);
  const counts = dayOf(monthsBefore(now, retention.countMonths));
  const suspects = now.getTime() - retention.suspectDays * dayMs;
  const keys = now.getTime() - keyHours * 3_600_000;
  const senderDay = Math.floor(now.getTime() / dayMs) - 1;
  log('info', 'purged', await purge(env.DB, { messages, suspects, keys, audit, senderDay, counts }));
}

/** At most the month's last day. */
export function monthsBefore(at: Date, months: number): number {
  const month = at.getUTCMonth() - months;
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return new Date(at).setUTCMonth(month, Math.min(at.getUTCDate(), lastDay));
}
