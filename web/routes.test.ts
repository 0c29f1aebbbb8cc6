import { afterEach, expect, test, vi } from 'vitest';
import { howItHelps } from '#content/navigation.ts';
import { catalogue } from '#content/pages/feature-catalog.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';

afterEach(() => {
  vi.doUnmock('#content/pages.ts');
  vi.resetModules();
});

test.each([
  ['page', 'web/pages/no-such-page/page.tsx'],
  ['feature', 'content/features/no-such-page.ts'],
  ['legal', 'content/legal/no-such-page.md'],
])('a row of the page table for a %s without its file is refused by the name of that file', async (kind, file) => {
  vi.doMock('#content/pages.ts', () => ({ pages: { '/no-such-page': { name: 'Partners', kind } } }));
  await expect(import('./routes.tsx')).rejects.toThrow(`content/pages.ts has /no-such-page, but ${file} is missing.`);
});

test('every page loads, with a complete head and a short title', async () => {
  const { routes, notFound } = await import('./routes.tsx');
  const heads = await Promise.all([...routes.values(), notFound].map(async (route) => (await route.load()).head));
  for (const { title, keywords, socialTitle, socialDescription } of heads) {
    expect(title.replaceAll(site.name, site.name.slice(0, 8)).length, title).toBeLessThanOrEqual(60);
    expect(keywords.length, title).toBeGreaterThanOrEqual(3);
    expect(socialTitle && socialDescription, title).toBeTruthy();
  }
});

test("a feature page's first background differs from its neighbors' in menu and catalogue", async () => {
  const { routeAt } = await import('./routes.tsx');
  for (const list of [howItHelps.map(({ to }) => to), catalogue.map(({ link }) => link)]) {
    const features = list.filter((path) => pages[path].kind === 'feature');
    const grounds = await Promise.all(features.map(async (path) => (await routeAt(path).load()).ground));
    const alike = features.filter((_, index) => index > 0 && grounds[index] === grounds[index - 1]);
    expect(alike).toEqual([]);
  }
});
