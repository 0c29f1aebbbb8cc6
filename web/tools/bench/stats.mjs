export const median = (values) => percentile(values, 50);

export function percentile(values, percent) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(Math.floor((sorted.length * percent) / 100), sorted.length - 1)];
}

export function summary(values) {
  return { value: median(values), least: Math.min(...values), most: Math.max(...values) };
}
