/** Codewords of data and of error correction for versions 1 to 5 at level L, which have one block (ISO/IEC 18004). */
const versions = [
  [19, 7],
  [34, 10],
  [55, 15],
  [80, 20],
  [108, 26],
] as const;

/** The longest text, in bytes. */
export const qrLimit = 106;

/** Rows of modules, true for dark ones. Throws over `qrLimit`. */
export function qrCode(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)];
  const version = versions.findIndex(([data]) => bytes.length + 2 <= data) + 1;
  const [room, checks] = versions[version - 1]!;
  // Mode 4 (bytes), length, bytes and an end of 0 in half bytes.
  const halves = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const data = Array.from({ length: room }, (_, at) =>
    at < bytes.length + 2 ? (halves[2 * at]! << 4) | halves[2 * at + 1]! : (at - bytes.length) % 2 ? 0x11 : 0xec,
  );
  const codewords = [...data, ...remainder(data, checks)];

  const size = 17 + 4 * version;
  const rows = pattern(version, size);
  let bit = 0;
  // Pairs of columns from the right, up and down, around the timing pattern.
  for (let right = size - 1, isUp = true; right > 0; right -= right === 8 ? 3 : 2, isUp = !isUp)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = isUp ? size - 1 - step : step;
        if (rows[y]![x] !== undefined) continue;
        const isDark = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        rows[y]![x] = Boolean(isDark) !== ((x + y) % 2 === 0);
        bit++;
      }
  return rows as boolean[][];
}

/** The fixed modules; the others are undefined. */
function pattern(version: number, size: number) {
  const rows = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined));
  const square = (left: number, top: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let y = Math.max(0, top - reach); y <= Math.min(size - 1, top + reach); y++)
      for (let x = Math.max(0, left - reach); x <= Math.min(size - 1, left + reach); x++)
        rows[y]![x] = isDark(Math.max(Math.abs(x - left), Math.abs(y - top)));
  };
  for (let at = 0; at < size; at++) rows[6]![at] = rows[at]![6] = at % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, (distance) => distance !== 2 && distance !== 4);
  if (version > 1) square(size - 7, size - 7, 2, (distance) => distance !== 1);
  // Level L with mask 0, in two copies.
  for (let at = 0; at < 15; at++) {
    const isDark = Boolean((0x77c4 >> at) & 1);
    rows[at < 8 ? 8 : size - 15 + at]![at < 8 ? size - 1 - at : 8] = isDark;
    rows[at < 6 ? at : at < 8 ? at + 1 : 8]![at < 8 ? 8 : at === 8 ? 7 : 14 - at] = isDark;
  }
  rows[size - 8]![8] = true;
  return rows;
}

/** Reed-Solomon: the rest of the data, as a polynomial, by the one with `count` powers of 2 as roots. */
function remainder(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let index = 0, root = 1; index < count; index++, root = times(root, 2))
    divisor = [...divisor, 0].map((factor, at) => factor ^ times(divisor[at - 1] ?? 0, root));
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (const start of data.keys()) {
    const lead = rest[start]!;
    for (const [at, factor] of divisor.entries()) rest[start + at]! ^= times(factor, lead);
  }
  return rest.slice(data.length);
}

/** A product in GF(256) modulo 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a);
  return product;
}
