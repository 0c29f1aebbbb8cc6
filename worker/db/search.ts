import { forms } from '#content/forms/forms.ts';
import { join, quote, type Sql, sql } from './sql.ts';

/** D1 rejects LIKE and GLOB patterns of more than 50 bytes. */
const patternBytes = 48;

const fieldNames = new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)));

/** Searches the JSON in `text`, ignoring case and Unicode composition. `value` binds a value. */
export function wordCondition(word: string, value: (one: unknown) => Sql): Sql {
  const spellings = new Set([word.normalize('NFC'), word.normalize('NFD')].map((one) => one.toLowerCase()));
  const conditions = [...spellings].map((spelling) => spellingCondition(spelling, value));
  return sql`(${join(conditions, 'OR')})`;
}

function spellingCondition(word: string, value: (one: unknown) => Sql): Sql {
  const letters = [...JSON.stringify(word).slice(1, -1)];
  const like = value(`%${patternOf(letters, likeLetter)}%`);
  const conditions = [sql`text LIKE ${like} ESCAPE '!'`];
  // LIKE ignores case only in ASCII.
  if (letters.some(isNonAscii)) conditions.push(sql`lower(text) GLOB ${value(`*${patternOf(letters, globLetter)}*`)}`);
  const keys = [...fieldNames].filter((name) => `{"${name}":,}`.toLowerCase().includes(letters.join('')));
  if (keys.length > 0) conditions.push(sql`${withoutKeys(keys)} LIKE ${like} ESCAPE '!'`);
  return join(conditions, 'AND');
}

/** The text without the structure of its JSON. */
const withoutKeys = (keys: readonly string[]) =>
  keys.reduce<Sql>(
    (text, key) => sql`replace(${text}, ${quote(`"${key}":`)}, '')`,
    sql`replace(substr(text, 2, length(text) - 2), '","', '""')`,
  );

function patternOf(letters: string[], pattern: (letter: string) => string): string {
  let [all, bytes] = ['', 0];
  for (const letter of letters.map(pattern)) {
    bytes += new TextEncoder().encode(letter).length;
    if (bytes > patternBytes) break;
    all += letter;
  }
  return all;
}

const isNonAscii = (letter: string) => letter > '\x7f';
const likeLetter = (letter: string) => (isNonAscii(letter) ? '_' : letter.replace(/[!%_]/, '!$&'));

function globLetter(letter: string): string {
  const capital = letter.toUpperCase();
  if (/[*?[]/.test(letter) || (isNonAscii(letter) && capital !== letter && [...capital].length === 1))
    return `[${letter}${isNonAscii(letter) ? capital : ''}]`;
  return letter;
}
