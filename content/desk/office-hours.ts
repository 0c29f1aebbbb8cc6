import { localTime } from '../shared/day.ts';
import { site } from '../site.ts';

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * 'Office open until 6pm' or 'Office closed, opens Mon 9am', for hours such as 'Mon-Fri 9am-6pm'. Undefined for other formats.
 */
export function officeText(
  at: number,
  hours: string = site.hours,
  timeZone: string = site.timeZone,
): string | undefined {
  const [, first, last, opens, closes] =
    /^(\w{3})-(\w{3}) (\d\d?(?::\d\d)?[ap]m)-(\d\d?(?::\d\d)?[ap]m)$/.exec(hours) ?? [];
  const [from, to] = [days.indexOf(first ?? ''), days.indexOf(last ?? '')];
  if (from < 0 || to < 0) return undefined;
  const [day, time] = localTime(at, timeZone).split(' ') as [string, string];
  const today = new Date(day).getUTCDay();
  const isWorkday = (weekday: number) => (weekday - from + 7) % 7 <= (to - from + 7) % 7;
  if (isWorkday(today) && time >= clock(opens!) && time < clock(closes!)) return `Office open until ${closes}`;
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (ahead) => isWorkday((today + ahead) % 7) && (ahead > 0 || time < clock(opens!)),
  )!;
  return `Office closed, opens ${ahead === 0 ? 'today' : days[(today + ahead) % 7]} ${opens}`;
}

/** '9am' as '09:00'. */
function clock(written: string): string {
  const [, hour, minutes = ':00', half] = /^(\d+)(:\d\d)?([ap])m$/.exec(written)!;
  return `${String((Number(hour) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}${minutes}`;
}
