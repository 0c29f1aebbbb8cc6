import { expect, test } from 'vitest';
import { pages } from '../pages.ts';
import { askUs } from '../shared/search.ts';
import { pageIndex, searchPages } from './search-index.ts';

const found = (text: string) => searchPages(text).map(({ path }) => path);

test('every page is found, and says what it is about', () => {
  expect(found(' ')).toEqual(Object.keys(pages));
  for (const { text } of pageIndex) expect(text).toMatch(/\S/);
});

test('a page is found by its name in any case, and a category by its highlights', () => {
  for (const { path, name, words } of pageIndex)
    for (const text of [name.toUpperCase(), ...words]) expect(found(text)).toContain(path);
});

test.each(['fax', '.*', '('])('“%s” finds nothing and breaks nothing', (text) => {
  expect(found(text)).toEqual([]);
});

test('whoever asks us keeps the words', () => {
  const address = new URL(askUs.to(' fax & copies '), 'https://site');
  expect(address.pathname + address.hash).toBe('/contact#contact-form');
  expect(address.searchParams.get('subject')).toBe('I was looking for “fax & copies”');
  // Half of a letter that was cut to length.
  expect(askUs.to('\ud83d')).toContain('%EF%BF%BD');
});
