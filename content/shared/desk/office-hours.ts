import { site } from '../../site.ts';
import { localTime } from '../dates/day.ts';

const words = {
  open: (until: string) => `Office open until ${until}`,
  opensToday: (time: string) => `Office closed, opens today at ${time}`,
  opens: (day: string, time: string) => `Office closed, opens ${day} at ${time}`,
};

/**
 * 'Office open until 6:00 PM' or 'Office closed, opens Mon at 9:00 AM', for hours such as 'Mon-Fri 9am-6pm' or 'Mo-Fr 9:00-18:00'. Days
 * are those of the locale or English. Undefined for other formats.
 */
export function officeText(
  at: number,
  { hours, timeZone, locale }: { hours: string; timeZone: string; locale: string } = site,
): string | undefined {
  const [, first, last, opens, closes] =
    /^(\p{L}+)\.? ?[-–] ?(\p{L}+)\.?,? (\d[^-–]*)[-–] ?(\d.*)$/u.exec(hours)?.map((part) => part.trim()) ?? [];
  const days = [locale, 'en'].map(weekdaysIn);
  const [from, to] = [first, last].map((name) => Math.max(...days.map((names) => names.indexOf(name!))));
  const [start, end] = [timeOf(opens), timeOf(closes)];
  if (from === undefined || from < 0 || to === undefined || to < 0 || !start || !end) return undefined;
  const [day, time] = localTime(at, timeZone).split(' ') as [string, string];
  const today = new Date(day).getUTCDay();
  const isWorkday = (weekday: number) => (weekday - from + 7) % 7 <= (to - from + 7) % 7;
  if (isWorkday(today) && time >= start && time < end) return words.open(timeText(end, locale));
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (ahead) => isWorkday((today + ahead) % 7) && (ahead > 0 || time < start),
  )!;
  const opening = timeText(start, locale);
  return ahead === 0 ? words.opensToday(opening) : words.opens(days[0]![(today + ahead) % 7]!, opening);
}

/** From Sunday. */
function weekdaysIn(locale: string): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  return [1, 2, 3, 4, 5, 6, 7].map((day) => format.format(Date.UTC(2023, 0, day)).replace(/\.$/, ''));
}

/** '9am' and '9:00 Uhr' as '09:00'. Undefined for other formats. */
function timeOf(written = ''): string | undefined {
  const [, hour, minutes = '00', half] = /^(\d\d?)(?:[:.](\d\d))?(?: ?([ap])\.?m\.?| ?Uhr| ?h)?$/i.exec(written) ?? [];
  if (!hour) return undefined;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** '18:00' as '6:00 PM'. */
function timeText(time: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'UTC' });
  return format.format(Date.parse(`2023-01-01T${time}Z`));
}
