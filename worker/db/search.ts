import { forms } from '#content/forms/forms.ts';

/** D1 rejects LIKE and GLOB patterns of more than 50 bytes. */
const patternBytes = 48;

const structure = Object.values(forms)
  .map(({ fields }) => JSON.stringify(Object.fromEntries(Object.keys(fields).map((name) => [name, '']))))
  .join('')
  .toLowerCase();

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
  // Slow. Only for words that occur in the JSON structure.
  if (structure.includes(letters.join('')))
    conditions.push(`EXISTS (SELECT 1 FROM json_each(text) AS field WHERE field.value LIKE ${like} ESCAPE '!')`);
  return conditions.join(' AND ');
}

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
