/** The length of a day in milliseconds. */
export const dayMs = 86_400_000;

/** The days since 1970 at a moment, in UTC. */
export function dayOf(at: number): number {
  return Math.floor(at / dayMs);
}

/** The day of a moment in UTC: '2026-12-31'. */
export function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The first moment of a day in UTC, written as `isoDay` does; undefined for what is none. */
export function dayStart(day: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  // Date.parse takes February 31 for March 3.
  return Number.isNaN(at) || isoDay(at) !== day ? undefined : at;
}
