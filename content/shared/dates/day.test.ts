import { expect, test } from 'vitest';
import { addDays, dayEnd, dayOf, dayStart, isDay, isoDay, localTime } from './day.ts';

const hour = 3_600_000;

test.each(['2026-02-31', '2026-13-01', '2026-2-3', 'soon', ''])('“%s” is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect([dayStart(text), dayEnd(text)]).toEqual([undefined, undefined]);
});

test.each([
  ['America/Phoenix', '2026-11-26', '2026-11-26T07:00Z', 24],
  ['UTC', '2028-02-29', '2028-02-29T00:00Z', 24],
  ['Asia/Kathmandu', '2026-11-26', '2026-11-25T18:15Z', 24],
  ['Europe/Berlin', '2026-03-28', '2026-03-27T23:00Z', 24],
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00Z', 23],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00Z', 24],
  ['Europe/Berlin', '2026-10-25', '2026-10-24T22:00Z', 25],
  ['Europe/Berlin', '2026-10-26', '2026-10-25T23:00Z', 24],
  // Midnight is skipped, so the day begins at one.
  ['America/Sao_Paulo', '2018-11-04', '2018-11-04T03:00Z', 23],
  ['America/Sao_Paulo', '2018-02-17', '2018-02-17T02:00Z', 25],
  ['America/Sao_Paulo', '2026-11-26', '2026-11-26T03:00Z', 24],
  ['Australia/Lord_Howe', '2026-10-04', '2026-10-03T13:30Z', 23.5],
])('in %s the day %s begins at %s and has %s hours', (timeZone, day, start, hours) => {
  const [from, until] = [dayStart(day, timeZone)!, dayEnd(day, timeZone)!];
  expect(from).toBe(Date.parse(start));
  expect((until - from) / hour).toBe(hours);
  expect([from - 1, from, until - 1, until].map((at) => isoDay(at, timeZone))).toEqual([
    addDays(day, -1),
    day,
    day,
    addDays(day, 1),
  ]);
});

test.each(['Europe/Berlin', 'America/Sao_Paulo', 'America/New_York', 'Africa/Cairo', 'Pacific/Auckland'])(
  'in %s each day begins where the one before ends',
  (timeZone) => {
    for (let day = '2017-12-30'; day < '2019-01-03'; day = addDays(day, 1)) {
      expect(dayEnd(day, timeZone)).toBe(dayStart(addDays(day, 1), timeZone));
      expect(dayOf(dayStart(day, timeZone)!, timeZone)).toBe(Date.parse(day) / (24 * hour));
    }
  },
);

test('formats the local date and time', () => {
  const at = Date.parse('2026-07-01T00:30:59Z');
  expect(localTime(at, 'America/Phoenix')).toBe('2026-06-30 17:30');
  expect(localTime(at, 'Europe/Berlin')).toBe('2026-07-01 02:30');
});
