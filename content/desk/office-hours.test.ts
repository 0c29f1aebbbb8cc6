import { expect, test } from 'vitest';
import { dueText, waitingText } from './due.ts';
import { officeText } from './office-hours.ts';
import { mailtoOf } from './quote.ts';

test.each([
  ['2026-11-27T17:59', 'Office open until 6pm'],
  ['2026-11-27T18:00', 'Office closed, opens Mon 9am'],
  ['2026-11-28T12:00', 'Office closed, opens Mon 9am'],
  ['2026-11-30T08:59', 'Office closed, opens today 9am'],
  ['2026-11-30T09:00', 'Office open until 6pm'],
  ['2026-12-01T20:00', 'Office closed, opens Wed 9am'],
])('at %s in the time zone: %s', (local, text) => {
  expect(officeText(Date.parse(`${local}-07:00`), 'Mon-Fri 9am-6pm', 'America/Phoenix')).toBe(text);
});

test('reads weekends, noon and half hours, and ignores other formats', () => {
  const sunday = Date.parse('2026-11-29T12:15Z');
  expect(officeText(sunday, 'Sat-Sun 12pm-9:30pm', 'UTC')).toBe('Office open until 9:30pm');
  expect(officeText(sunday - 3_600_000, 'Sat-Sun 12pm-9:30pm', 'UTC')).toBe('Office closed, opens today 12pm');
  for (const hours of ['', 'Mo-Fr 9-18 Uhr', 'by appointment'])
    expect(officeText(sunday, hours, 'UTC')).toBeUndefined();
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
