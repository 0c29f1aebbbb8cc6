import { expect, test } from 'vitest';
import { dayStart } from '#content/shared/dates/day.ts';
import { site } from '#content/site.ts';
import { exactly, shortly } from './when.ts';

const minute = 60_000;
const midnight = dayStart('2026-11-24')!;
const now = midnight + 570 * minute;
const written = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(site.locale, { timeZone: site.timeZone, ...options }).format(at);

test.each([
  [midnight, { timeStyle: 'short' }],
  [midnight - minute, { month: 'short', day: 'numeric' }],
  [dayStart('2026-01-01')!, { month: 'short', day: 'numeric' }],
  [dayStart('2026-01-01')! - minute, { dateStyle: 'medium' }],
] as const)('%s is as short as it is clear, in the time zone of the site', (at, options) => {
  expect(shortly(at, now)).toBe(written(at, options));
});

test('the full date has weekday and minute', () => {
  expect(exactly(now)).toBe(written(now, { dateStyle: 'full', timeStyle: 'short' }));
});
