import { isoDay } from '#content/shared/day.ts';
import { site } from '#content/site.ts';

const { timeZone } = site;
const written = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(site.locale, { timeZone, ...options });
const time = written({ timeStyle: 'short' });
const dayAndMonth = written({ month: 'short', day: 'numeric' });
const otherYear = written({ dateStyle: 'medium' });
const whole = written({ dateStyle: 'full', timeStyle: 'short' });

/** When something came, as short as it is clear: the time today, the day this year, else with its year. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [isoDay(at), isoDay(now)];
  if (then === today) return time.format(at);
  return (then.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : otherYear).format(at);
}

/** The day and the minute. */
export const exactly = (at: number): string => whole.format(at);
