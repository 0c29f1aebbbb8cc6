import { addDays, isoDay } from '#content/shared/dates/day.ts';

/** From 0 to at least `most`, in steps of 1, 2 or 5 times a power of ten. */
export function axisSteps(most: number, count = 4): number[] {
  const least = Math.max(most, 1) / count;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least)!);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** A period that ends today, and the one before. */
export function daysOf(span: number, now = Date.now()) {
  const dayOf = (daysAgo: number) => addDays(isoDay(now), -daysAgo);
  return {
    now: { since: dayOf(span - 1), until: dayOf(0) },
    before: { since: dayOf(2 * span - 1), until: dayOf(span) },
  };
}
