import { forms } from '#content/forms/forms.ts';

/** Bytes of a word that are compared. D1 refuses patterns of more than 50. */
const patternBytes = 48;

/** The JSON of a message without its values: field names and punctuation. */
const structure = Object.values(forms)
  .map(({ fields }) => JSON.stringify(Object.fromEntries(Object.keys(fields).map((name) => [name, '']))))
  .join('')
  .toLowerCase();

/**
 * The condition that a value of the column `text`, an object as JSON, contains a word in any case, composed or not. `value`
 * binds a value and returns its place. Reads the stored message itself: a copy in small letters would double its size.
 */
export function containing(word: string, value: (one: unknown) => string): string {
  const spellings = new Set([word.normalize('NFC'), word.normalize('NFD')].map((one) => one.toLowerCase()));
  return `(${[...spellings].map((spelling) => containingSpelling(spelling, value)).join(' OR ')})`;
}

function containingSpelling(word: string, value: (one: unknown) => string): string {
  const letters = [...JSON.stringify(word).slice(1, -1)];
  const like = value(`%${patternOf(letters, likeLetter)}%`);
  const conditions = [`text LIKE ${like} ESCAPE '!'`];
  // LIKE ignores case in ASCII alone.
  if (letters.some(isForeign)) conditions.push(`lower(text) GLOB ${value(`*${patternOf(letters, globLetter)}*`)}`);
  // Reading the JSON is slow, so only for words that every message has outside its values.
  if (structure.includes(letters.join('')))
    conditions.push(`EXISTS (SELECT 1 FROM json_each(text) AS field WHERE field.value LIKE ${like} ESCAPE '!')`);
  return conditions.join(' AND ');
}

/** As many letters as a pattern holds. */
function patternOf(letters: string[], pattern: (letter: string) => string): string {
  let [all, bytes] = ['', 0];
  for (const letter of letters.map(pattern)) {
    bytes += new TextEncoder().encode(letter).length;
    if (bytes > patternBytes) break;
    all += letter;
  }
  return all;
}

const isForeign = (letter: string) => letter > '\x7f';
const likeLetter = (letter: string) => (isForeign(letter) ? '_' : letter.replace(/[!%_]/, '!$&'));

function globLetter(letter: string): string {
  const capital = letter.toUpperCase();
  if (/[*?[]/.test(letter) || (isForeign(letter) && capital !== letter && [...capital].length === 1))
    return `[${letter}${isForeign(letter) ? capital : ''}]`;
  return letter;
}
