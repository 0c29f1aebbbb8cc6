import { expect, test } from 'vitest';
import { exactly, shortly } from './when.ts';

const now = new Date(2026, 10, 24, 9, 30).getTime();

test.each([
  [new Date(2026, 10, 24, 0, 5), '12:05 AM'],
  [new Date(2026, 10, 23, 23, 59), 'Nov 23'],
  [new Date(2026, 0, 1), 'Jan 1'],
  [new Date(2025, 11, 31), 'Dec 31, 2025'],
])('%s is as short as it is clear', (at, text) => {
  expect(shortly(at.getTime(), now).replaceAll('\u202f', ' ')).toBe(text);
});

test('the whole of it has the day of the week, and the minute', () => {
  expect(exactly(now).replaceAll('\u202f', ' ')).toBe('Tuesday, November 24, 2026 at 9:30 AM');
});
