export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

export function summary(values) {
  return { value: median(values), least: Math.min(...values), most: Math.max(...values) };
}
