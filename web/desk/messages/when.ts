import { timeFormat } from '#content/shared/dates/date-time.ts';
import { isoDay } from '#content/shared/dates/day.ts';

const options = {
  time: { timeStyle: 'short' },
  dayAndMonth: { month: 'short', day: 'numeric' },
  otherYear: { dateStyle: 'medium' },
  fullDate: { dateStyle: 'full', timeStyle: 'short' },
} as const;
const formats: Partial<Record<keyof typeof options, Intl.DateTimeFormat>> = {};

/** Creates formats on first use: see `hasTitles`. */
function written(name: keyof typeof options, at: number): string {
  formats[name] ??= timeFormat(options[name]);
  return formats[name].format(at);
}

/** Time today, day this year, else the full date. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [isoDay(at), isoDay(now)];
  if (then === today) return written('time', at);
  return written(then.slice(0, 4) === today.slice(0, 4) ? 'dayAndMonth' : 'otherYear', at);
}

export const exactly = (at: number): string => written('fullDate', at);
