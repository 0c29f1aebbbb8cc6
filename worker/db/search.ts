import { forms } from '#content/forms/forms.ts';

/** D1 rejects LIKE and GLOB patterns of more than 50 bytes. */
const patternBytes = 48;

const fieldNames = new Set(Object.values(forms).flatMap(({ fields }) => Object.keys(fields)));

/** SQL: searches the JSON in `text`, ignoring case and Unicode composition. `value` binds a value. */
export function containsWord(word: string, value: (one: unknown) => string): string {
  const spellings = new Set([word.normalize('NFC'), word.normalize('NFD')].map((one) => one.toLowerCase()));
  return `(${[...spellings].map((spelling) => containsSpelling(spelling, value)).join(' OR ')})`;
}

function containsSpelling(word: string, value: (one: unknown) => string): string {
  const letters = [...JSON.stringify(word).slice(1, -1)];
  const like = value(`%${patternOf(letters, likeLetter)}%`);
  const conditions = [`text LIKE ${like} ESCAPE '!'`];
  // LIKE ignores case only in ASCII.
  if (letters.some(isNonAscii)) conditions.push(`lower(text) GLOB ${value(`*${patternOf(letters, globLetter)}*`)}`);
  const keys = [...fieldNames].filter((name) => `{"${name}":,}`.toLowerCase().includes(letters.join('')));
  if (keys.length > 0) conditions.push(`${withoutKeys(keys)} LIKE ${like} ESCAPE '!'`);
  return conditions.join(' AND ');
}

/** The text without the structure of its JSON. */
const withoutKeys = (keys: readonly string[]) =>
  keys.reduce(
    (text, key) => `replace(${text}, '"${key}":', '')`,
    `replace(substr(text, 2, length(text) - 2), '","', '""')`,
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
