import { expect, test } from 'vitest';
import { announcementBar } from './announcement.ts';

const spring = {
  text: 'Spring <sale>.',
  link: { label: 'See prices', to: '/#pricing' },
  ends: '2027-03-31T23:59:00-07:00',
} as const;
const end = Date.parse(spring.ends);

test('an announcement shows until its end, and has the script that hides it then', () => {
  const { html, script } = announcementBar(spring, end - 1)!;
  expect(html).toContain('Spring &lt;sale&gt;. <a href="/#pricing"');
  expect(script).toContain(`Date.now()<${end}||`);
});

test('an expired or absent announcement adds no bytes', () => {
  expect(announcementBar(spring, end)).toBeUndefined();
  expect(announcementBar(undefined)).toBeUndefined();
});

test.each(['2027-03-31', 'Friday', '2027-03-31T23:59:00', '2027-13-31T23:59:00Z'])(
  'an end %s fails the build',
  (ends) => {
    expect(() => announcementBar({ ...spring, ends })).toThrow(`content/announcement.ts: ends is '${ends}'`);
  },
);
