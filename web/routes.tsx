import heads, { type Head } from 'virtual:page-heads';
import { type ComponentType, use } from 'react';
import type { FeaturePage } from '#content/feature-page.ts';
import type { LegalDocument } from '#content/legal-document.ts';
import type { PagePath } from '#content/pages.ts';
import { pageLoading } from './browser/page-loading.ts';

const bodies = import.meta.glob<{ default: ComponentType }>('./pages/*/page.tsx');
const featurePages = import.meta.glob<{ default: FeaturePage }>('../content/features/*.ts');
const legalDocuments = import.meta.glob<{ default: LegalDocument }>('../content/legal/*.md');
const scenes = import.meta.glob<{ default: ComponentType }>('./pages/feature/scenes/*.tsx');

/** A page that can be rendered: at once when its modules are loaded, else after a suspension. */
export interface Route {
  /** Source modules of the page, as the build's manifest names them. */
  sources: readonly string[];
  load: () => Promise<unknown>;
  Page: ComponentType;
  /** What the document's head says of the page; there once it is loaded. The 404 page has the words of its own. */
  head?: Head;
}

export const notFound = route(
  ['./pages/not-found/page.tsx'],
  async () => (await bodies['./pages/not-found/page.tsx']!()).default,
);

/** Every page of the page table by its path. */
export const routes = new Map<string, Route>(
  Object.entries(heads).map(([path, loadHead]) => [path, routeOf(path as PagePath, loadHead)]),
);

/** The page at a path; the not-found page for a path outside the table. */
export const routeAt = (path: string) => routes.get(path) ?? notFound;

/** A path has a page file of its own, or it is a legal document, or a feature page: content and scene in one layout. */
function routeOf(path: PagePath, loadHead: () => Promise<{ default: Head }>) {
  const file = `./pages/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}/page.tsx`;
  const body = bodies[file];
  if (body) return route([file], async () => (await body()).default, loadHead);

  const slug = path.slice(path.lastIndexOf('/') + 1);
  const legal = `../content/legal/${slug}.md`;
  const document = legalDocuments[legal];
  if (document) {
    const layout = './pages/legal/page.tsx';
    const load = async () => {
      const [{ default: Legal }, { default: words }] = await Promise.all([
        import('./pages/legal/page.tsx'),
        document(),
      ]);
      return () => <Legal document={words} />;
    };
    return route([layout, legal], load, loadHead);
  }

  const feature = `../content/features/${slug}.ts`;
  const scene = `./pages/feature/scenes/${slug}.tsx`;
  const [loadContent, loadScene] = [featurePages[feature], scenes[scene]];
  if (!loadContent || !loadScene)
    throw new Error(
      `The page table has ${path}, but there is neither web/${file.slice(2)}, nor ${legal.slice(3)}, nor ${feature.slice(3)} with web/${scene.slice(2)}.`,
    );
  const load = async () => {
    const [{ default: Feature }, { default: content }, { default: Scene }] = await Promise.all([
      import('./pages/feature/page.tsx'),
      loadContent(),
      loadScene(),
    ]);
    return () => <Feature content={content} scene={<Scene />} />;
  };
  return route(['./pages/feature/page.tsx', feature, scene], load, loadHead);
}

function route(
  files: readonly string[],
  loadPage: () => Promise<ComponentType>,
  loadHead?: () => Promise<{ default: Head }>,
): Route {
  let Loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  let arriving: Promise<ComponentType> | undefined;
  const load = () =>
    (loading ??= Promise.all([loadPage(), loadHead?.()]).then(([Page, head]) => {
      self.head = head?.default;
      Loaded = Page;
      return Page;
    }));
  const arrive = () => (arriving ??= arrival(load()));
  const self: Route = {
    sources: files.map((file) => file.replace(/^\.\//, '')),
    load,
    Page() {
      const Body = Loaded ?? use(arrive());
      return <Body />;
    },
  };
  return self;
}

/**
 * A page that the visitor is coming to. If its code cannot be had, without a connection or after a new release, the
 * browser goes there by itself: the document brings the code that belongs to it, or can say why not.
 */
function arrival(loading: Promise<ComponentType>) {
  return pageLoading(
    loading.catch(() => {
      location.reload();
      return new Promise<never>(() => {});
    }),
  );
}
