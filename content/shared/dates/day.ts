import { site } from '../../site.ts';

// Days are in site.timeZone, as '2026-12-31'. Some have 23 or 25 hours, so only `dayStart` converts a day to a time.

/** Milliseconds, without a clock change. */
export const dayMs = 86_400_000;

export function isoDay(at: number, timeZone = site.timeZone): string {
  return localTime(at, timeZone).slice(0, 10);
}

/** '2026-12-31 09:30'. */
export function localTime(at: number, timeZone = site.timeZone): string {
  return new Date(at + offsetMs(at, timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** Days since 1970. */
export function dayOf(at: number, timeZone = site.timeZone): number {
  return dayNumber(isoDay(at, timeZone));
}

export const dayNumber = (day: string): number => Date.parse(day) / dayMs;
export const dayFrom = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string => dayFrom(dayNumber(day) + days);

export function isDay(text: string): boolean {
  // Date.parse takes February 31 for March 3.
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;
}

export function dayStart(day: string, timeZone = site.timeZone): number | undefined {
  if (!isDay(day)) return undefined;
  const midnight = Date.parse(day);
  // With the offsets of both neighboring days. A zone that skips midnight starts later.
  const starts = [-dayMs, dayMs].map((near) => midnight - offsetMs(midnight + near, timeZone));
  return Math.min(...starts.filter((start) => isoDay(start, timeZone) >= day));
}

/** Exclusive end; undefined for an invalid day. */
export const dayEnd = (day: string, timeZone = site.timeZone): number | undefined =>
  isDay(day) ? dayStart(addDays(day, 1), timeZone) : undefined;

/** Undefined for an invalid or skipped time ('09:30'); the first of a repeated one. */
export function timestampOf(day: string, time: string, timeZone = site.timeZone): number | undefined {
  const utc = isDay(day) && /^\d{2}:\d{2}$/.test(time) ? Date.parse(`${day}T${time}Z`) : Number.NaN;
  if (Number.isNaN(utc)) return undefined;
  const candidates = [-dayMs, dayMs].map((near) => utc - offsetMs(utc + near, timeZone));
  return candidates.find((at) => localTime(at, timeZone) === `${day} ${time}`);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Offset from UTC, in milliseconds. */
function offsetMs(at: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? clockOf(timeZone);
  clocks.set(timeZone, clock);
  const parts = clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day, hour, minute, second } = Object.fromEntries(parts);
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

const clockOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
