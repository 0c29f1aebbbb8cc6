/** The middle one of some numbers. */
export function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** What a row of the table says of several runs: their median, and the least and the most of them. */
export function summary(values) {
  return { value: median(values), least: Math.min(...values), most: Math.max(...values) };
}
