import { expect, test } from 'vitest';
import { compared, verdictOf, vitalText } from '#content/desk/numbers.ts';
import { dayStart } from '#content/shared/dates/day.ts';
import { site } from '#content/site.ts';
import { axisSteps, daysOf } from './scale.ts';

test('an axis has round integer steps up to the maximum', () => {
  expect(axisSteps(0)).toEqual([0, 1]);
  expect(axisSteps(3)).toEqual([0, 1, 2, 3]);
  expect(axisSteps(7)).toEqual([0, 2, 4, 6, 8]);
  expect(axisSteps(230)).toEqual([0, 100, 200, 300]);
  expect(axisSteps(1_000_000).at(-1)).toBe(1_000_000);
  for (let most = 1; most < 5000; most += 7) {
    const steps = axisSteps(most);
    expect(steps.at(-1)).toBeGreaterThanOrEqual(most);
    expect(steps.length).toBeLessThanOrEqual(6);
  }
});

test('a period ends today and is compared with the same number of days before', () => {
  expect(daysOf(7, dayStart('2026-03-03'))).toEqual({
    now: { since: '2026-02-25', until: '2026-03-03' },
    before: { since: '2026-02-18', until: '2026-02-24' },
  });
});

test.runIf(site.locale === 'en-US')('compares sums in words, also with zero', () => {
  expect(compared(112, 100, 30)).toBe('12% more than the previous 30 days');
  expect(compared(50, 100, 7)).toBe('50% less than the previous 7 days');
  expect(compared(5, 5, 7)).toBe('same as the previous 7 days');
  expect(compared(5, 0, 7)).toBe('none in the previous 7 days');
  expect(compared(0, 0, 7)).toBe('');
});

test.runIf(site.locale === 'en-US')('judges vitals by Google’s thresholds', () => {
  expect([verdictOf('LCP', 2500), verdictOf('LCP', 2501), verdictOf('LCP', 4001)]).toEqual(['good', 'fair', 'poor']);
  expect([verdictOf('INP', 200), verdictOf('CLS', 0.2)]).toEqual(['good', 'fair']);
  expect([vitalText('LCP', 1849), vitalText('INP', 55.4), vitalText('CLS', 0.031)]).toEqual(['1.8 s', '55 ms', '0.03']);
});
