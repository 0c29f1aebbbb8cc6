import { expect, test } from 'vitest';
import { contactForm } from '../forms/contact.ts';
import { demoCalendar, demoTimeProblem, demoTimes, demoTimeText } from '../shared/forms/demo-times.ts';
import { messageTo } from '../shared/forms/test-message.ts';
import { validate } from '../shared/forms/validate.ts';

const rules = { days: [1, 2, 3, 4, 5], from: 9, until: 18, everyMinutes: 30, noticeHours: 24, weeks: 3 };
const at = (text: string) => Date.parse(text);

// 9:00 of the last day before the clocks change and of the first one after it.
test.each([
  ['America/Phoenix', '2026-03-06T16:00Z', '2026-03-09T16:00Z'],
  ['America/New_York', '2026-03-06T14:00Z', '2026-03-09T13:00Z'],
  ['America/New_York', '2026-10-30T13:00Z', '2026-11-02T14:00Z'],
  ['Europe/London', '2026-03-27T09:00Z', '2026-03-30T08:00Z'],
  ['Europe/London', '2026-10-23T08:00Z', '2026-10-26T09:00Z'],
  ['Australia/Sydney', '2026-04-02T22:00Z', '2026-04-05T23:00Z'],
  ['Australia/Sydney', '2026-10-01T23:00Z', '2026-10-04T22:00Z'],
  ['Asia/Kathmandu', '2026-03-06T03:15Z', '2026-03-09T03:15Z'],
])('offers 9:00 in %s as %s and %s', (timeZone, before, after) => {
  const times = demoTimes(at(before) - 2 * 86_400_000, {}, { ...rules, timeZone });
  expect(times).toContain(at(before));
  expect(times).toContain(at(after));
  const inDay = (from: number) => times.filter((time) => time >= from && time < from + 12 * 3_600_000);
  expect([inDay(at(before)).length, inDay(at(after)).length]).toEqual([18, 18]);
});

test('leaves out an hour that the clocks skip', () => {
  const night = { ...rules, days: [0], from: 1, until: 4, timeZone: 'America/New_York', weeks: 1 };
  const times = demoTimes(at('2026-03-06T12:00Z'), {}, night);
  expect(times).toEqual(['2026-03-08T06:00Z', '2026-03-08T06:30Z', '2026-03-08T07:00Z', '2026-03-08T07:30Z'].map(at));
});

test('starts after the notice and spreads a few times over the day', () => {
  const now = at('2026-11-26T18:10Z');
  const times = demoTimes(now, { perDay: 6 }, { ...rules, timeZone: 'America/Phoenix' });
  expect(new Date(times[0]!).toISOString()).toBe('2026-11-27T19:00:00.000Z');
  expect(times.filter((time) => time < at('2026-12-01T00:00Z') && time > at('2026-11-29'))).toHaveLength(6);
});

const notOffered = 'We don’t give demos at this time. Please choose one from the list.';

test.each([
  ['2026-12-01', '11:00', undefined],
  ['2026-12-01', '', 'Please choose a day and a time.'],
  ['', '11:00', 'Please choose a day and a time.'],
  ['2026-11-25', '11:00', 'This time has passed. Please choose a later one.'],
  ['2026-11-26', '14:00', 'We need 24 hours’ notice. Please choose a later time.'],
  ['2027-12-01', '11:00', 'Please choose a time in the next 3 weeks.'],
  ['2026-11-28', '11:00', notOffered],
  ['2026-12-01', '11:10', notOffered],
  ['2026-12-01', '18:00', notOffered],
  ['2026-12-01', '25:00', notOffered],
  ['2026-02-31', '11:00', notOffered],
  ['tomorrow', 'noon', notOffered],
  ["'; DROP", '<b>', notOffered],
])('says of %s %s: %s', (date, time, problem) => {
  const now = at('2026-11-26T18:00Z');
  expect(demoTimeProblem(date, time, now, { ...rules, timeZone: 'America/Phoenix' })).toBe(problem);
});

test.each([
  ['America/New_York', / \(1:00\sPM EST in New York\)$/],
  ['Australia/Sydney', / \(Wednesday, December 2, 2026 at 5:00\sAM \S+ in Sydney\)$/],
  ['Asia/Kathmandu', / \(11:45\sPM \S+ in Kathmandu\)$/],
  ['America/Phoenix', /at 11:00\sAM MST$/],
  ['No/Where', /at 11:00\sAM MST$/],
])('writes a time for a visitor in %s', (zone, end) => {
  const text = demoTimeText(at('2026-12-01T18:00Z'), zone);
  expect(text).toMatch(/^Tuesday, December 1, 2026 at 11:00\sAM MST/);
  expect(text).toMatch(end);
});

test('adds chosen times to the message once, and keeps ordinary messages as they are', () => {
  const now = at('2026-11-26T18:00Z');
  const typed = { ...messageTo(contactForm, { message: 'A demo' }), firstTime: '2026-12-01 11:00', timeZone: 'x' };
  const { output } = validate(contactForm, typed, now) as { output: Record<string, string> };
  expect(output).toMatchObject({ firstDate: '2026-12-01', firstTime: '11:00' });
  expect(output.message).toMatch(/^A demo\n\nFirst choice: Tuesday, December 1, 2026 at 11:00\sAM MST$/);
  expect(Object.keys(output)).not.toContain('timeZone');
  expect(validate(contactForm, output, now)).toEqual({ ok: true, output });
  expect(validate(contactForm, messageTo(contactForm), now)).toEqual({ ok: true, output: messageTo(contactForm) });
  const twice = validate(contactForm, { ...typed, secondTime: typed.firstTime }, now);
  expect(twice).toMatchObject({ ok: false, fields: { secondTime: 'Please choose two different times.' } });
});

test('the calendar file has a tentative event for each time', () => {
  const file = demoCalendar({
    firstDate: '2026-12-01',
    firstTime: '11:00',
    secondDate: '2026-12-02',
    secondTime: '09:30',
  });
  expect(file.match(/STATUS:TENTATIVE\r\n/g)).toHaveLength(2);
  expect(file).toContain('DTSTART:20261201T180000Z\r\nDTEND:20261201T183000Z\r\n');
});
