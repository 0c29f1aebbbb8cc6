import { timeFormat } from '#content/shared/dates/date-time.ts';
import { isoDay } from '#content/shared/dates/day.ts';

const time = timeFormat({ timeStyle: 'short' });
const dayAndMonth = timeFormat({ month: 'short', day: 'numeric' });
const otherYear = timeFormat({ dateStyle: 'medium' });
const fullDate = timeFormat({ dateStyle: 'full', timeStyle: 'short' });

/** Time today, day this year, else the full date. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [isoDay(at), isoDay(now)];
  if (then === today) return time.format(at);
  return (then.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : otherYear).format(at);
}

export const exactly = (at: number): string => fullDate.format(at);
