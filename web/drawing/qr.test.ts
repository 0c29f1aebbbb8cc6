import { expect, test } from 'vitest';
import { qrCode, qrLimit } from './qr.ts';

/** Read from this encoder's picture by jsQR 1.4.0. */
const hi =
  '1fc57f 104141 17545d 17415d 174b5d 104e41 1fd57f 1400 1df5c4 163eae 7feef 1e87ba 17fee4 1446 1fdd13 105847 175955 174eaa 175eed 1053ba 1fd2ef';

test('encodes a text as modules', () => {
  const rows = qrCode('HI').map((row) => Number.parseInt(row.map(Number).join(''), 2).toString(16));
  expect(rows.join(' ')).toBe(hi);
});

test('takes the smallest of five sizes, and no text over the limit', () => {
  const sizes = [17, 18, 32, 33, 53, 54, 78, 79, qrLimit].map((length) => qrCode('a'.repeat(length)).length);
  expect(sizes).toEqual([21, 25, 25, 29, 29, 33, 33, 37, 37]);
  expect(() => qrCode('a'.repeat(qrLimit + 1))).toThrow();
});
