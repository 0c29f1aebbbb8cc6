import { expect, test } from 'vitest';
import { footerColumns, headerLinks } from '../navigation.ts';
import { type PagePath, pages } from '../pages.ts';
import { featurePages, partsOf } from '../test-words.ts';
import { catalogue, featuresLabel } from './feature-catalog.ts';

const pageOf = new Map<string, (typeof featurePages)[number]>(featurePages.map((page) => [page.path, page]));

test.each(catalogue)('$id has the hue of its page', ({ link, hue }) => {
  expect(hue).toBe(pageOf.get(link)!.hue);
});

test('each category links to its page by name', () => {
  expect(catalogue.map((category) => category.title)).toEqual(catalogue.map((category) => pages[category.link].name));
  expect(catalogue.map((category) => category.link)).toEqual(catalogue.map((category) => `/features/${category.id}`));
  expect(new Set(catalogue.map((category) => category.id)).size).toBe(catalogue.length);
});

test("menu and footer use each page's name", () => {
  const links = [...headerLinks, ...footerColumns.flatMap((column) => column.links)].filter(({ to }) => to in pages);
  expect(links.length).toBeGreaterThan(10);
  expect(links.map(({ label }) => label)).toEqual(links.map(({ to }) => pages[to as PagePath].name));
});

const bearing = (highlight: string) =>
  highlight
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !['and', 'for', 'with', 'your', 'one', 'own'].includes(word))
    .map((word) => word.replace(/s$/, ''));

test.each(catalogue)('the page of $id says what its card promises, each in one place', ({ link, highlights }) => {
  const parts = partsOf({ ...pageOf.get(link), keywords: [] }).map((part) => part.toLowerCase());
  const says = (highlight: string) =>
    parts.some((part) => bearing(highlight).every((word) => new RegExp(`\\b${word}`).test(part)));
  expect(highlights.filter((highlight) => !says(highlight))).toEqual([]);
});

test('labels are computed', () => {
  expect(featuresLabel({ count: 15 })).toBe('15 features');
  expect(featuresLabel({ count: 1 })).toBe('1 feature');
});
