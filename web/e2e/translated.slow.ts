import type { PagePath } from '#content/pages.ts';
import { expect, test } from './test.ts';
import { type Manner, translatePages } from './translator.ts';
import { useControls } from './visit.ts';

const pages = {
  '/': ['keeps', 'replaces'],
  '/support': ['keeps', 'replaces'],
  '/contact': ['changes'],
  '/changelog': ['keeps', 'changes'],
  '/features/crm': ['replaces'],
  '/features': ['changes'],
  '/integrations/third-party': ['keeps'],
} satisfies Partial<Record<PagePath, readonly Manner[]>>;

/** Small pages, where header and footer are tried as well. */
const framed = ['/support', '/contact'];

for (const [path, manners] of Object.entries(pages))
  for (const manner of manners)
    test(`the controls of ${path} keep their promises while a translator ${manner} texts`, async ({
      page,
      problems,
    }) => {
      test.setTimeout(600_000);
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.context().grantPermissions(['clipboard-write']);
      await translatePages(page, 'after hydration', manner);
      const wrong = await useControls(
        page,
        // Home's name field would have text already.
        path === '/' ? path : `${path}?for=Example+Shop`,
        'after hydration',
        problems,
        ({ inMain }) => inMain || framed.includes(path),
      );
      expect(wrong).toEqual([]);
    });
