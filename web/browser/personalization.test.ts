import { describe, expect, test, vi } from 'vitest';
import { trades } from '#content/facts/trades.ts';
import { maxNameLength } from '#content/shared/text/business-name.ts';
import type { PersonalizedPart } from '#content/shared/text/personalization.ts';
import { files, htmlOf, read } from '../prerender/test-output.ts';
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
  (input) => {
    expect(cleaned(input)).toBe('');
  },
);

test('cuts a name to sixty characters, without splitting one', () => {
  expect([...cleaned('🐼'.repeat(99))]).toEqual(Array(maxNameLength).fill('🐼'));
  expect(cleaned(`${'a'.repeat(59)} b`)).toHaveLength(59);
});

test('ignores an unknown or missing trade', () => {
  for (const input of [{ trade: 'toString' }, { trade: 3 }, {}, null, undefined, 'text' as never])
    expect(parseBusiness(input)).toEqual({ name: '', trade: undefined });
});

test('fills name, initial and trade, or keeps the samples', () => {
  expect(partsOf({ name: '' })).toEqual({});
  expect(partsOf({ name: '“élan” studio', trade: 'salon' })).toMatchObject({
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

test('a name without a trade gets visits of any trade', () => {
  expect(partsOf({ name: "Bob's Bakery" })).toMatchObject({ trade: '\u00a0', visit0: 'First visit' });
});

test('a trade without a name gets its sample shop and its visits', () => {
  for (const { id, shop, visits } of trades) {
    const parts = partsOf({ name: '', trade: id });
    expect(parts).toMatchObject({ name: shop, initial: shop[0], visit2: visits[2][0] });
    expect(parts.ownName).toBeUndefined();
  }
});

describe('pictures with the name of a visitor', () => {
  const place = /<bdi data-personalized="(\w+)"[^>]*>(.*?)<\/bdi>/g;
  const stage = /<div[^>]* class="stage-picture".*?stage-rail"/s;
  const lot = /<li class="lot .*?<\/li>/s;
  const plate = /<div[^>]* class="name-plate.*?<\/div>/gs;

  test.each(trades)('show only $name', ({ id, visits }) => {
    const html = htmlOf('/');
    const picture = stage.exec(html)![0] + lot.exec(html)![0];
    const parts = partsOf({ name: 'Zorbograph', trade: id });
    const text = picture
      .replace(place, (_, part: PersonalizedPart, sample) => parts[part] ?? sample)
      .replace(/<[^>]*>/g, ' ');
    expect(text).toContain('Zorbograph');
    expect(text).toContain(visits[0][0]);
    const words = trades.flatMap((trade) => (trade.id === id ? [] : [trade.shop, trade.name, ...trade.visits.flat()]));
    expect(words.filter((word) => typeof word === 'string' && text.includes(word))).toEqual([]);
    if (id !== 'salon') expect(text).not.toMatch(/color|cut\b|hair|balayage|bridal|Noor\b(?! kept)/i);
  });

  test('are on the home page; elsewhere only words about the visitor change', () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const html = read(file).replace(stage, '').replace(lot, '').replace(plate, '');
      const parts = new Set([...html.matchAll(place)].map(([, part]) => part));
      expect(
        [...parts].filter((part) => part !== 'ownName'),
        file,
      ).toEqual([]);
    }
  });
});

test('the shared link opens the home page', () => {
  vi.stubGlobal('location', new URL('https://site.test/features/crm?stack=crm#a'));
  expect(linkTo({ name: 'A & B' })).toBe('https://site.test/?for=A+%26+B');
  expect(linkTo({ name: 'さくら', trade: 'vet' })).toBe('https://site.test/?for=%E3%81%95%E3%81%8F%E3%82%89&trade=vet');
  expect(linkTo({ name: '', trade: 'vet' })).toBe('https://site.test/?for=&trade=vet');
  vi.unstubAllGlobals();
});
