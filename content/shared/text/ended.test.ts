import { expect, test } from 'vitest';
import { ended } from './ended.ts';

test.each([
  ['$97 a month', '$97 a month.'],
  ['97 € a month zzgl. MwSt.', '97 € a month zzgl. MwSt.'],
])('%s ends a sentence with one point', (text, sentence) => expect(ended(text)).toBe(sentence));
