import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test.each([
  '+1 602 555 0100',
  '+1 (602) 555-0100',
  '+49.30.1234',
  '+1 602 555 0100 x12',
  '+1 602 555 0100 ext. 12',
  'שלום 🐼👩‍👩‍👧 ❤️',
  'a = b',
  '',
])('keeps %s unchanged', (text) => {
  expect(csvOf([[text]])).toBe(`"${text}"`);
});

test.each([
  '=1+1',
  '+1+1',
  '+cmd|x',
  '+1 602 =A1',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1 602 555 0100',
  '－1',
  '＠SUM(A1)',
  '﹦1',
  '\t=1',
  '\r=1',
  '\n=1',
  '\u202e=1',
  '\u2066\u2069@x',
  '\u00ad=1',
  '\u2060=1',
  '\u3164=1',
])('escapes the formula %o', (text) => {
  expect(csvOf([[text]])).toMatch(/^"'[^\u202e\u2066\u2069]+"$/);
});

test('escapes a formula after a semicolon', () => {
  expect(csvOf([['a;=1+1', 'a; \u200b@b', 'a;b']])).toBe('"a;\'=1+1","a;\' \u200b@b","a;b"');
});

test('removes bidirectional control characters and doubles quotes', () => {
  expect(csvOf([['a\u202eb\u202c', '"c"'], ['d']])).toBe('"ab","""c"""\r\n"d"');
});
