import { addDays, isoDay } from '#content/shared/day.ts';

/**
 * The steps of an axis from nothing to `most` or a little above: at most `count` of them, each 1, 2 or 5 times a power of ten,
 * and whole.
 */
export function axisSteps(most: number, count = 4): number[] {
  const least = Math.max(most, 1) / count;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least)!);
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}

/** The days of a span that ends today, and those of as many days before, as the API writes them. */
export function daysOf(span: number, now = Date.now()) {
  const written = (daysAgo: number) => addDays(isoDay(now), -daysAgo);
  return {
    now: { since: written(span - 1), until: written(0) },
    before: { since: written(2 * span - 1), until: written(span) },
  };
}
