import { service } from '../../facts/figures.ts';
import { site } from '../../site.ts';
import { clock, clockAndZone, timeFormat } from '../dates/date-time.ts';
import { addDays, dayMs, isoDay, localTime, timestampOf } from '../dates/day.ts';
import type { Sent } from './form.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Field names of the two choices. Dates and times are in site.timeZone. */
export const demoChoices = [
  { date: 'firstDate', time: 'firstTime', label: 'First choice' },
  { date: 'secondDate', time: 'secondTime', label: 'Second choice' },
] as const;

type Values = Readonly<Record<string, string | undefined>>;
type Schedule = typeof site.demo & { timeZone: string };

const schedule: Schedule = { ...site.demo, timeZone: site.timeZone };

/** Start times that can be requested now, in ms since 1970. `perDay` limits and spreads them. */
export function demoTimes(now: number, { perDay }: { perDay?: number } = {}, rules = schedule): number[] {
  const { days, noticeHours, weeks, timeZone } = rules;
  const all = startTimes(rules);
  const step = perDay ? Math.max(1, Math.floor(all.length / perDay)) : 1;
  const times = all.filter((_, index) => index % step === 0).slice(0, perDay);
  const today = isoDay(now, timeZone);
  return Array.from({ length: weeks * 7 + 1 }, (_, index) => addDays(today, index))
    .filter((day) => days.some((weekday) => weekday === weekdayOf(day)))
    .flatMap((day) => times.map((time) => timestampOf(day, time, timeZone)))
    .filter((at) => at !== undefined && at >= now + noticeHours * hourMs) as number[];
}

/** For a list: '2026-12-01 11:00' and 'Tuesday, December 1 at 11:00 AM'. */
export function demoTimeList(now: number): { value: string; label: string }[] {
  const { format } = timeFormat({ weekday: 'long', month: 'long', day: 'numeric', ...clock });
  const times = demoTimes(now, { perDay: 6 }).slice(0, 30);
  return times.map((at) => ({ value: localTime(at), label: format(at) }));
}

export function visitorZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : site.timeZone;
}

/** Grouped by day in the visitor's time zone. */
export function demoTimesByDay(zone: string) {
  const days: Record<string, number[]> = {};
  for (const at of demoTimes(Date.now())) {
    const day = isoDay(at, zone);
    days[day] = [...(days[day] ?? []), at];
  }
  return days;
}

export function timeFormats(timeZone: string) {
  const date = { month: 'short', day: 'numeric' } as const;
  const clockFormat = timeFormat(clock, timeZone);
  const weekdayFormat = timeFormat({ weekday: 'short' }, timeZone);
  const dateFormat = timeFormat(date, timeZone);
  const zoneFormat = timeFormat(clockAndZone, timeZone);
  const shortFormat = timeFormat({ weekday: 'short', ...date, ...clock }, timeZone);
  return {
    clock: (at: number) => clockFormat.format(at),
    clockAndZone: (at: number) => zoneFormat.format(at),
    short: (at: number) => shortFormat.format(at),
    day: (at: number) => [weekdayFormat.format(at), dateFormat.format(at)] as const,
    hour: (at: number) => Number(localTime(at, timeZone).slice(11, 13)),
    zone: (at: number) => zoneFormat.formatToParts(at).find(({ type }) => type === 'timeZoneName')!.value,
  };
}

/** Returns an error or undefined. Still accepts what an hour-old page offers. */
export function demoTimeProblem(date: string, time: string, now: number, rules = schedule): string | undefined {
  if (!date || !time) return 'Please choose a day and a time.';
  const at = timestampOf(date, time, rules.timeZone);
  if (at !== undefined && at <= now) return 'This time has passed. Please choose a later one.';
  if (at === undefined || !startTimes(rules).includes(time) || !rules.days.some((day) => day === weekdayOf(date)))
    return 'We don’t give demos at this time. Please choose one from the list.';
  if (at < now + (rules.noticeHours - 1) * hourMs)
    return `We need ${rules.noticeHours} hours’ notice. Please choose a later time.`;
  if (at > now + (rules.weeks * 7 + 1) * dayMs) return `Please choose a time in the next ${rules.weeks} weeks.`;
}

/** Without scripts one field has both, '2026-12-01 11:00'. Moves the date into its own. */
export function splitDemoTimes<Of extends Values>(values: Of): Of {
  const halves = demoChoices.flatMap(({ date, time }) => {
    const [first = '', second = ''] = `${values[date] ?? ''} ${values[time] ?? ''}`.trim().split(' ');
    const isTime = first.includes(':');
    return [
      [date, isTime ? '' : first],
      [time, isTime ? first : second],
    ];
  });
  return { ...values, ...Object.fromEntries(halves) };
}

/** Adds the chosen times to the text, or returns errors. */
export function completeDemoTimes(sent: Sent, now: number): { sent: Sent } | { fields: Record<string, string> } {
  const values = splitDemoTimes(sent);
  const fields: Record<string, string> = {};
  for (const { date, time } of demoChoices) {
    const [day, clock] = [values[date]!, values[time]!];
    const problem = (day || clock) && demoTimeProblem(day, clock, now);
    if (problem) fields[time] = problem;
  }
  const chosen = chosenDemoTimes(values);
  if (chosen.length > 1 && chosen[0]!.at === chosen[1]!.at) fields.secondTime = 'Please choose two different times.';
  if (Object.keys(fields).length > 0) return { fields };
  if (chosen.length === 0 || !isTimeZone(values.timeZone)) values.timeZone = '';
  const lines = chosen.map(({ label, at }) => `${label}: ${demoTimeText(at, values.timeZone)}`);
  const missing = lines.filter((line) => !values.message!.includes(line));
  if (missing.length > 0) values.message = [values.message, '', ...missing].join('\n');
  return { sent: values };
}

/** First choice first. */
export function chosenDemoTimes(values: Values): { label: string; at: number }[] {
  return demoChoices.flatMap(({ date, time, label }) => {
    const at = timestampOf(values[date] ?? '', values[time] ?? '');
    return at === undefined ? [] : [{ label, at }];
  });
}

/** 'Tuesday, December 1, 2026 at 11:00 AM MST', followed by the visitor's local time. */
export function demoTimeText(at: number, visitorZone?: string): string {
  const own = timeFormat(fullDate).format(at);
  if (!isTimeZone(visitorZone) || visitorZone === site.timeZone) return own;
  const isSameDay = isoDay(at, visitorZone) === isoDay(at);
  const { format } = timeFormat(isSameDay ? clockAndZone : fullDate, visitorZone);
  return `${own} (${format(at)} in ${cityOf(visitorZone)})`;
}

/** 'Tue Dec 1, 11:00', for a chip. */
export function demoChip(values: Values): string | undefined {
  const [first] = chosenDemoTimes(values);
  if (!first) return undefined;
  const day = timeFormat({ weekday: 'short', month: 'short', day: 'numeric' });
  return `${day.format(first.at).replace(',', '')}, ${localTime(first.at).slice(11)}`;
}

/** An iCalendar file that keeps the chosen times free until one is confirmed. */
export function demoCalendar(values: Values): string {
  const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');
  const events = chosenDemoTimes(values).flatMap(({ at }) => [
    'BEGIN:VEVENT',
    `UID:demo-${stamp(at)}@${new URL(site.origin).hostname}`,
    `DTSTAMP:${stamp(Date.now())}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at + service.demoMinutes * minuteMs)}`,
    `SUMMARY:${site.name.replace(/[\\,;]/g, '\\$&')} demo (not confirmed yet)`,
    'STATUS:TENTATIVE',
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${site.name}//Demo//EN`, ...events, 'END:VCALENDAR', ''];
  return lines.join('\r\n');
}

/** 'New York' of 'America/New_York'. */
export const cityOf = (timeZone: string): string => timeZone.split('/').at(-1)!.replaceAll('_', ' ');

export function isTimeZone(name: string | undefined): name is string {
  try {
    return name !== undefined && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const fullDate = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', ...clockAndZone } as const;

const weekdayOf = (day: string) => new Date(day).getUTCDay();

/** The last demo ends by `until`. */
function startTimes({ from, until, everyMinutes }: Schedule): string[] {
  const count = Math.floor(((until - from) * 60 - service.demoMinutes) / everyMinutes) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date((from * 60 + index * everyMinutes) * minuteMs).toISOString().slice(11, 16),
  );
}
