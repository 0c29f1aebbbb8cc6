import { type FeaturePath, type PageHead, pages } from '../pages.ts';
import type { FeaturePage } from './feature-page.ts';
import { slugOf } from './page-files.ts';

/** Loads the words of every feature page, for builds and tests. A browser loads only the page it shows. */
export function loadFeatures() {
  const paths = (Object.keys(pages) as FeaturePath[]).filter((path) => pages[path].kind === 'feature');
  return Promise.all(
    paths.map(async (path) => {
      const words: { default: FeaturePage; head: PageHead } = await import(`../features/${slugOf(path)}.ts`);
      return { path, page: words.default, head: words.head };
    }),
  );
}
