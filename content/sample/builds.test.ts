import { expect, test } from 'vitest';
import { howItHelps } from '../navigation.ts';
import { catalogue } from '../pages/feature-catalog.ts';
import { type PagePath, pages } from '../pages.ts';
import { featurePages } from '../test-words.ts';

const bodies = new Map<PagePath, string>(featurePages.map(({ path, body }) => [path, body]));
const isFeature = (path: PagePath) => pages[path].kind === 'feature';

test.each([
  ['the catalogue', catalogue.map(({ link }) => link)],
  ['the menu', howItHelps.map(({ to }) => to).filter(isFeature)],
])('no page has the body of the one before it in %s', (_, list) => {
  const alike = list.filter((path, index) => index > 0 && bodies.get(path) === bodies.get(list[index - 1]!));
  expect(alike).toEqual([]);
});
