import { expect, test } from 'vitest';
import { dayStart } from './day.ts';

test.each([
  ['2026-12-31', Date.UTC(2026, 11, 31)],
  ['2028-02-29', Date.UTC(2028, 1, 29)],
  ['2026-02-31', undefined],
  ['2026-13-01', undefined],
  ['2026-2-3', undefined],
  ['soon', undefined],
])('the day %s begins at %s', (day, start) => {
  expect(dayStart(day)).toBe(start);
});
