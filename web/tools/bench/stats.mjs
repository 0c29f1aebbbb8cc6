/** The middle one of some numbers. */
export const median = (values) => percentile(values, 50);

/** The number that `percent` of some numbers don't exceed. */
export function percentile(values, percent) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)];
}

/** What a row of the table says of several runs: their median, and the least and the most of them. */
export function summary(values) {
  return { value: median(values), least: Math.min(...values), most: Math.max(...values) };
}
