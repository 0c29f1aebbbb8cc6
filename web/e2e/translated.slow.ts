import type { PagePath } from '#content/pages.ts';
import { expect, test } from './test.ts';
import { type Manner, type Start, translatePages } from './translator.ts';
import { useControls } from './visit.ts';

const kinds = {
  // Other words would shift the page, which this phase forbids.
  keeps: { start: 'while the HTML is parsed', manner: 'keeps', phase: 'before the scripts come' },
  replaces: { start: 'once the HTML is parsed', manner: 'replaces', phase: 'after hydration' },
  changes: { start: 'after hydration', manner: 'changes', phase: 'after hydration' },
} satisfies Record<string, { start: Start; manner: Manner; phase: Parameters<typeof useControls>[2] }>;

const pages = {
  '/': [kinds.keeps, kinds.replaces],
  '/support': [kinds.keeps, kinds.replaces],
  '/contact': [kinds.changes],
  '/changelog': [kinds.keeps, kinds.changes],
  '/features/crm': [kinds.replaces],
  '/features': [kinds.changes],
  '/integrations/third-party': [kinds.keeps],
} satisfies Partial<Record<PagePath, unknown>>;

/** Small pages, where header and footer are tried as well. */
const framed = ['/support', '/contact'];

for (const [path, all] of Object.entries(pages))
  for (const { start, manner, phase } of all)
    test(`the controls of ${path} keep their promises ${phase}, while a translator ${manner} texts ${start}`, async ({
      page,
      problems,
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.context().grantPermissions(['clipboard-write']);
      await translatePages(page, start, manner);
      // Home's name field would have text already.
      const named = phase === 'after hydration' && path !== '/';
      const wrong = await useControls(
        page,
        named ? `${path}?for=Example+Shop` : path,
        phase,
        problems,
        ({ inMain }) => inMain || framed.includes(path),
      );
      expect(wrong).toEqual([]);
    });
