import { expect, test } from 'vitest';
import { dueText, waitingText } from './due.ts';
import { officeText } from './office-hours.ts';
import { mailtoOf } from './quote.ts';

const office = { hours: 'Mon-Fri 9am-6pm', timeZone: 'America/Phoenix', locale: 'en-US' };
/** ICU separates 'PM' by a narrow space. */
const textAt = (local: string, change = {}) =>
  officeText(Date.parse(local), { ...office, ...change })?.replace(/\s/g, ' ');

test.each([
  ['2026-11-27T17:59', 'Office open until 6:00 PM'],
  ['2026-11-27T18:00', 'Office closed, opens Mon at 9:00 AM'],
  ['2026-11-28T12:00', 'Office closed, opens Mon at 9:00 AM'],
  ['2026-11-30T08:59', 'Office closed, opens today at 9:00 AM'],
  ['2026-11-30T09:00', 'Office open until 6:00 PM'],
  ['2026-12-01T20:00', 'Office closed, opens Wed at 9:00 AM'],
])('at %s in the time zone: %s', (local, text) => {
  expect(textAt(`${local}-07:00`)).toBe(text);
});

test('reads weekends, noon, half hours and the locale’s own days, and ignores other formats', () => {
  const utc = { timeZone: 'UTC' };
  const weekend = { ...utc, hours: 'Sat-Sun 12pm-9:30pm' };
  expect(textAt('2026-11-29T12:15Z', weekend)).toBe('Office open until 9:30 PM');
  expect(textAt('2026-11-29T11:15Z', weekend)).toBe('Office closed, opens today at 12:00 PM');
  const german = { ...utc, locale: 'de-DE' };
  for (const hours of ['Mo-Fr 9-18 Uhr', 'Mo.–Fr., 9:00 – 18:00 Uhr', 'Mon-Fri 9am-6pm']) {
    expect(textAt('2026-11-30T17:00Z', { ...german, hours })).toBe('Office open until 18:00');
    expect(textAt('2026-11-28T17:00Z', { ...german, hours })).toBe('Office closed, opens Mo at 09:00');
  }
  for (const hours of ['', 'Mo-Fr 9-18', 'by appointment', 'Mon-Fri 9am-late'])
    expect(textAt('2026-11-29T12:15Z', { ...utc, hours })).toBeUndefined();
});

test('formats due times', () => {
  const [now, hour] = [1_000_000_000, 3_600_000];
  expect(dueText(now - 3 * hour, now)).toBe('Overdue by 3 hours');
  expect(dueText(now + hour / 3, now)).toBe('Due in 20 minutes');
  expect(waitingText({ open: 12, overdue: 1, nextDueAt: now + 2 * hour }, now)).toBe(
    '12 open, 1 overdue, next due in 2 hours',
  );
  expect(waitingText({ open: 0, overdue: 0 }, now)).toBe('0 open');
});

test("a mailto link is short enough for Windows, and its address can't add a recipient", () => {
  const message = { name: 'Ann', receivedAt: 0, reference: '62D6A375', text: '🐼'.repeat(5000), email: 'a?bcc=b@c.de' };
  const link = mailtoOf({ ...message, text: 'x'.repeat(5000) }, 'Hello');
  expect(link.length).toBeLessThan(2000);
  expect(new URL(link).searchParams.get('bcc')).toBeNull();
  expect(() => new URL(mailtoOf(message, 'Hello')).searchParams.get('body')).not.toThrow();
});
