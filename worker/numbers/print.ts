import type { DeskNumbers } from '#content/shared/desk/desk-api.ts';
import { csvOf } from '../csv.ts';

export function partsOf({ since, until, ...parts }: DeskNumbers): [string, readonly Record<string, unknown>[]][] {
  return Object.entries(parts);
}

export function numbersCsv(numbers: DeskNumbers): string {
  const lines = partsOf(numbers).flatMap(([part, rows]) =>
    rows.flatMap((row) => {
      const of = Object.values(row).filter((value) => typeof value === 'string');
      return Object.entries(row)
        .filter(([, value]) => typeof value === 'number')
        .map(([name, value]) => [part, of.join(' '), name, value]);
    }),
  );
  return csvOf([['part', 'of', 'what', 'value'], ...lines.map((line) => line.map(String))]);
}
