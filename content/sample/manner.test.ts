import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSource, root, sources } from '../test-sources.ts';

// Visitors write the words of the last two.
const others =
  /\/test-[\w-]+\.ts$|\.test\.ts$|^content\/(?:sample\/|README\.md$|search\/(?:buyer-words|page-wordings)\.ts$)/;
const files = sources.filter((file) => /^content\/.*\.(?:ts|md)$/.test(file) && !others.test(file));

interface Text {
  file: string;
  key: string;
  text: string;
}

async function textsOf(file: string): Promise<Text[]> {
  if (file.endsWith('.ts')) return textsIn(file, await import(join(root, file)));
  const paragraphs = readSource(file).split(/\n{2,}/);
  return paragraphs.map((text) => ({ file, key: '', text }));
}

function textsIn(file: string, value: unknown, key = ''): Text[] {
  // Visitors write the phrasings.
  if (key === 'code' || key === 'phrasings') return [];
  if (typeof value === 'string') return [{ file, key, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(file, inner, Array.isArray(value) ? key : name));
}

const texts = [
  ...new Map((await Promise.all(files.map(textsOf))).flat().map((text) => [text.text, text] as const)).values(),
];

const headings = texts.filter(({ key }) => key === 'heading');

const hits = (pattern: RegExp, among: readonly Text[] = texts) =>
  among.flatMap(({ file, text }) => (text.match(pattern) ?? []).map((found) => `${file}: ${found}: ${text}`));

test.each([
  ['things that act by themselves', 10, /\b(?:itself|themselves|(?:on|by) (?:its|their) own)\b/gi],
  ['days of the week', 11, /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/g],
  ['drinks', 0, /\b(?:coffees?|teas?|kettles?|espresso|sips?)\b/gi],
  ['evenings and nights', 11, /\b(?:evenings?|nights?|midnight|weekends?|asleep)\b/gi],
  ['things that nobody does', 14, /\b(?:nobody|no one)\b/gi],
  ['things that are already there', 12, /\balready\b/gi],
  ['pairs of no this, no that', 0, /\bno [^.,]+,(?: and)? no\b/gi],
])('the site has few %s', (_, budget, pattern) => {
  const found = hits(pattern);
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(budget);
});

test('no heading counts cards or joins two claims', () => {
  expect(hits(/\b(?:three|four|five|six|seven|eight|nine)\b/gi, headings)).toEqual([]);
  expect(hits(/^[^.]{4,24}\. [^.]{4,24}\.$/g, headings).length).toBeLessThanOrEqual(1);
});

test('the spelling is American', () => {
  const british =
    /\b(?:\w*colour\w*|behaviours?|favour\w*|neighbours?|centres?|catalogues?|cancell(?:ed|ing)|(?:organ|recogn|optim|personal)is(?:e[ds]?|ing|ation)|licences?|grey|afterwards|towards|diar(?:y|ies)|programmes?|travelled|travelling|physiotherap\w*|timetables?)\b/gi;
  expect(hits(british)).toEqual([]);
});

const fixed = [
  "What's New",
  "You'll receive our latest updates and tips.",
  "We'll get back to you within 24 hours.",
  "We'll get back to you within 24 hours via email.",
];

test('quotation marks and apostrophes are curly', () => {
  const words = texts.filter(({ text }) => !fixed.includes(text));
  expect(hits(/(?<=\p{L})['"]|["'](?=\p{L})|(?<=[.,?!])"/gu, words)).toEqual([]);
});
