export type Ease = (x: number) => number;

export const easeOut: Ease = (x) => 1 - (1 - x) ** 4;
export const easeIn: Ease = (x) => x ** 3;
export const easeInOut: Ease = (x) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);
export const spring: Ease = (x) => 1 + 2.4 * (x - 1) ** 3 + 1.4 * (x - 1) ** 2;

/** Progress at `t`: 0 until `from`, 1 from `from + length`. In ms. */
export function ramp(t: number, from: number, length: number, ease: Ease = easeOut) {
  return ease(Math.min(1, Math.max(0, (t - from) / length)));
}

/** 1 between `from` and `to`, with a ramp of `length` inside each end. */
export function during(t: number, from: number, to: number, length = 300) {
  return ramp(t, from, length) * (1 - ramp(t, to - length, length, easeInOut));
}

export const mix = (a: number, b: number, share: number) => a + (b - a) * share;
