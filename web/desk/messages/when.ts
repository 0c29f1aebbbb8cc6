import { isoDay } from '#content/shared/day.ts';
import { site } from '#content/site.ts';

const { timeZone } = site;
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.locale, { timeZone, ...options });
const time = formatter({ timeStyle: 'short' });
const dayAndMonth = formatter({ month: 'short', day: 'numeric' });
const otherYear = formatter({ dateStyle: 'medium' });
const fullDate = formatter({ dateStyle: 'full', timeStyle: 'short' });

/** Time today, day this year, else the full date. */
export function shortly(at: number, now = Date.now()): string {
  const [then, today] = [isoDay(at), isoDay(now)];
  if (then === today) return time.format(at);
  return (then.slice(0, 4) === today.slice(0, 4) ? dayAndMonth : otherYear).format(at);
}

export const exactly = (at: number): string => fullDate.format(at);
