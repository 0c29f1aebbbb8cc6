import heads from 'virtual:page-heads';
import { type ComponentType, use } from 'react';
import type { FeaturePage } from '#content/feature-page.ts';
import type { LegalDocument } from '#content/legal-document.ts';
import type { PageHead, PagePath } from '#content/pages.ts';
import { askForDocument } from './browser/ask-for-document.ts';

const bodies = import.meta.glob<{ default: ComponentType }>('./pages/*/page.tsx');
const featurePages = import.meta.glob<{ default: FeaturePage }>('../content/features/*.ts');
const legalDocuments = import.meta.glob<{ default: LegalDocument }>('../content/legal/*.md');
const scenes = import.meta.glob<{ default: ComponentType }>('./pages/feature/scenes/*.tsx');

/** A page that can be rendered: at once when its modules are loaded, else after a suspension. */
export interface Route {
  /** Source modules of the page, as the build's manifest names them. */
  sources: readonly string[];
  load: () => Promise<unknown>;
  loadHead?: () => Promise<{ default: PageHead }>;
  Page: ComponentType;
}

export const notFound = route(
  ['./pages/not-found/page.tsx'],
  async () => (await bodies['./pages/not-found/page.tsx']!()).default,
);

/** Every page of the page table by its path. */
export const routes = new Map<string, Route>(
  Object.entries(heads).map(([path, loadHead]) => [path, { ...routeOf(path as PagePath), loadHead }]),
);

/** The page at a path; the not-found page for a path outside the table. */
export const routeAt = (path: string) => routes.get(path) ?? notFound;

/** A path has a page file of its own, or it is a legal document, or a feature page: content and scene in one layout. */
function routeOf(path: PagePath) {
  const file = `./pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}/page.tsx`;
  const body = bodies[file];
  if (body) return route([file], async () => (await body()).default);

  const slug = path.slice(path.lastIndexOf('/') + 1);
  const legal = `../content/legal/${slug}.md`;
  if (legalDocuments[legal])
    return route(['./pages/legal/page.tsx', legal], async () => {
      const [{ default: Legal }, { default: document }] = await Promise.all([
        import('./pages/legal/page.tsx'),
        legalDocuments[legal]!(),
      ]);
      return () => <Legal document={document} />;
    });
  const files = [
    './pages/feature/page.tsx',
    `../content/features/${slug}.ts`,
    `./pages/feature/scenes/${slug}.tsx`,
  ] as const;
  return route(files, async () => {
    const [{ default: Feature }, { default: content }, { default: Scene }] = await Promise.all([
      import('./pages/feature/page.tsx'),
      featurePages[files[1]]!(),
      scenes[files[2]]!(),
    ]);
    return () => <Feature content={content} scene={<Scene />} />;
  });
}

function route(files: readonly string[], loadPage: () => Promise<ComponentType>): Route {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let arriving: Promise<ComponentType> | undefined;
  const load = () => (loading ??= loadPage().then((Page) => (Loaded = Page)));
  const loadOrLeave = () => (arriving ??= load().catch(askForDocument));
  return {
    sources: files.map((file) => file.replace(/^\.\//, '')),
    load,
    Page() {
      const Body = Loaded ?? use(loadOrLeave());
      return <Body />;
    },
  };
}
