import { expect, test } from 'vitest';
import { quote, sql } from './sql.ts';

test('a text joins SQL only as a quoted literal', () => {
  const text: string = "it's";
  expect(sql`SELECT ${quote(text)}, ${1}`).toBe("SELECT 'it''s', 1");
  // @ts-expect-error: a raw text doesn't compile.
  sql`SELECT ${text}`;
});
