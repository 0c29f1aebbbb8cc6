import { expect, test, vi } from 'vitest';
import { trades } from '#content/facts/trades.ts';
import { story } from '#content/pages/home-story.ts';
import { longestName, tradeWords } from '#content/pages/personalization-field.ts';
import { linkTo, parseBusiness, partsOf } from './personalization.ts';

const cleaned = (name: unknown) => parseBusiness({ name }).name;

test.each([
  ['  Juniper\n\tHair ', 'Juniper Hair'],
  ['<b onclick="x()">A & B</b>', '<b onclick="x()">A & B</b>'],
  ['Left\u202eright\u2066\u200b\u0000\u0007\ufeff\u2028end', 'Left right end'],
  ['\ud83c half', 'half'],
  ['株式会社さくら', '株式会社さくら'],
  ['صالون الياسمين', 'صالون الياسمين'],
  ['می‌خواهم 👨‍👩‍👧 ❤️', 'می‌خواهم 👨‍👩‍👧 ❤️'],
  [`Z${'\u0301'.repeat(30)}o`, `Z${'\u0301'.repeat(4)}o`],
])('%j is shown as one line of what can be seen', (typed, shown) => {
  expect(cleaned(typed)).toBe(shown);
});

test.each([[undefined], [null], [7], [{}], [['x']], [''], [' \u200d\u200c '], ['\u202e\u0000'], ['\u0301']])(
  '%j is no name',
  (said) => {
    expect(cleaned(said)).toBe('');
  },
);

test('cuts a name to sixty characters, without splitting one', () => {
  expect([...cleaned('🐼'.repeat(99))]).toEqual(Array(longestName).fill('🐼'));
  expect(cleaned(`${'a'.repeat(59)} b`)).toHaveLength(59);
});

test('ignores an unknown or missing trade', () => {
  for (const said of [{ trade: 'toString' }, { trade: 3 }, {}, null, undefined, 'text' as never])
    expect(parseBusiness(said)).toEqual({ name: '', trade: undefined });
});

test('fills name, initial and trade, or keeps the samples', () => {
  expect(Object.values(partsOf({ name: '' })).filter(Boolean)).toEqual([]);
  expect(partsOf({ name: '“élan” studio', trade: 'salon' })).toEqual({
    ownName: '“élan” studio',
    name: '“élan” studio',
    initial: 'É',
    trade: 'Hair salon',
  });
});

test.each([
  ['🌸✨', '🌸'],
  ['👩‍🍳🍞', '👩‍🍳'],
  ['🇩🇪 Bäcker', 'B'],
  ['e\u0301lan', 'E\u0301'],
  ['株式会社', '株'],
])('the initial of %s is one whole sign', (name, initial) => {
  expect(partsOf({ name }).initial).toBe(initial);
});

test('a name alone has no trade', () => {
  expect(partsOf({ name: "Bob's Bakery" }).trade).toBe('\u00a0');
});

test('another trade has its own texts and sample shop', () => {
  for (const { id, name } of trades) {
    const { shop, visits } = tradeWords[id];
    const parts = partsOf({ name: '', trade: id });
    expect(parts).toMatchObject({ name: shop, initial: shop[0], trade: name, ...visits });
    expect(parts.ownName).toBeUndefined();
  }
  expect(tradeWords.salon.shop).toBe(story.shop);
});

test('the shared link opens the home page', () => {
  vi.stubGlobal('location', new URL('https://site.test/features/crm?stack=crm#a'));
  expect(linkTo({ name: 'A & B' })).toBe('https://site.test/?for=A+%26+B');
  expect(linkTo({ name: 'さくら', trade: 'vet' })).toBe('https://site.test/?for=%E3%81%95%E3%81%8F%E3%82%89&trade=vet');
  expect(linkTo({ name: '', trade: 'vet' })).toBe('https://site.test/?for=&trade=vet');
  vi.unstubAllGlobals();
});
