import { timeFormat } from '#content/shared/dates/date-time.ts';
import { isoDay } from '#content/shared/dates/day.ts';

/** Creates the format on first use: see `hasTitles`. */
function writer(options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  return (at: number): string => {
    format ??= timeFormat(options);
    return format.format(at);
  };
}

const time = writer({ timeStyle: 'short' });
const dayAndMonth = writer({ month: 'short', day: 'numeric' });
const otherYear = writer({ dateStyle: 'medium' });
export const exactly = writer({ dateStyle: 'full', timeStyle: 'short' });

/** Time today, day this year, else the full date. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [isoDay(at), isoDay(now)];
  if (then === today) return time(at);
  return then.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(at) : otherYear(at);
}
