import { type ComponentType, use } from 'react';
import type { LegalDocument } from '#content/legal/legal-document.ts';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import type { FaqEntry } from '#content/pages/home-faq.ts';
import { type FeaturePath, type PageHead, type PageKind, type PagePath, pages } from '#content/pages.ts';
import { dashed, slugOf } from '#content/shared/page-files.ts';
import type { Hue } from '#content/site.ts';
import { pageLoading } from './browser/page-loading.ts';
import { soon } from './browser/soon.ts';
import type { Drawings } from './pages/feature/drawings.ts';

const pageFiles = import.meta.glob<{
  default: ComponentType;
  head: PageHead;
  ground?: Ground;
  questions?: readonly FaqEntry[];
}>('./pages/*/page.tsx');
const featureLayout = () => import('./pages/feature/layout.tsx');
const featurePages = import.meta.glob<{ default: FeaturePage; head: PageHead }>('../content/features/*.ts');
const scenes = import.meta.glob<Drawings>('./pages/feature/scenes/*.tsx');
const legalLayout = () => import('./pages/legal/layout.tsx');
const legalDocuments = import.meta.glob<{ default: LegalDocument }>('../content/legal/*.md');

/** The ground that a page begins on, by its color's name, if that is another than the site's: the header takes it. */
type Ground = 'page-alt' | 'night' | 'highlight' | 'highlight-soft' | 'hue';

/** What a page is once its modules are there. */
interface LoadedPage {
  Body: ComponentType;
  head: PageHead;
  ground?: Ground;
  hue?: Hue;
  /** Those that search engines are told as well. */
  questions?: readonly FaqEntry[];
}

/** A page that can be rendered: at once when its modules are loaded, else after a suspension. */
interface Route {
  /** Source modules of the page, as the build's manifest names them. */
  sources: readonly string[];
  load: () => Promise<LoadedPage>;
  Page: ComponentType;
  /** There once the page is loaded. */
  loaded: LoadedPage | undefined;
}

/** How a page of each kind is made from its path. */
const kinds: Record<PageKind, (path: string) => Route> = { page: pageRoute, feature: featureRoute, legal: legalRoute };

/** The page for an address outside the page table. */
export const notFound = pageRoute('/not-found');

/** Every page of the page table by its path. */
export const routes = new Map<string, Route>(
  (Object.keys(pages) as PagePath[]).map((path) => [path, kinds[pages[path].kind](path)]),
);

/** The page at a path; the not-found page for a path outside the table. */
export const routeAt = (path: string) => routes.get(path) ?? notFound;

function pageRoute(path: string): Route {
  const file = `./pages/${dashed(path)}/page.tsx`;
  const load = found(pageFiles, file, path);
  return route([file], async () => {
    const { default: Body, ...page } = await load();
    return { Body, ...page };
  });
}

/** Words and drawings in the layout that all feature pages share. */
function featureRoute(path: string): Route {
  const words = `../content/features/${slugOf(path)}.ts`;
  const picture = `./pages/feature/scenes/${slugOf(path)}.tsx`;
  const [loadWords, loadDrawings] = [found(featurePages, words, path), found(scenes, picture, path)];
  return route(['./pages/feature/layout.tsx', words, picture], async () => {
    const [{ FeatureLayout }, { default: content, head }, drawings] = await Promise.all([
      featureLayout(),
      loadWords(),
      loadDrawings(),
    ]);
    const Body = () => <FeatureLayout path={path as FeaturePath} content={content} drawings={drawings} />;
    return { Body, head, ground: drawings.ground, hue: content.hue, questions: content.questions.items };
  });
}

function legalRoute(path: string): Route {
  const file = `../content/legal/${slugOf(path)}.md`;
  const load = found(legalDocuments, file, path);
  return route(['./pages/legal/layout.tsx', file], async () => {
    const [{ LegalLayout }, { default: document }] = await Promise.all([legalLayout(), load()]);
    return { Body: () => <LegalLayout document={document} />, head: document.head, ground: 'page-alt' };
  });
}

/** The loader of a file. Throws a sentence that names the file which the page table asks for. */
function found<Module>(files: Record<string, () => Promise<Module>>, file: string, path: string) {
  const load = files[file];
  if (!load)
    throw new Error(
      `content/pages.ts has ${path}, but ${file.replace(/^\.\.\//, '').replace(/^\.\//, 'web/')} is missing.`,
    );
  return load;
}

function route(files: readonly string[], loadPage: () => Promise<LoadedPage>): Route {
  let loading: Promise<LoadedPage> | undefined;
  let navigation: Promise<LoadedPage> | undefined;
  const load = () =>
    (loading ??= loadPage().then((page) => {
      self.loaded = page;
      return page;
    }));
  const navigate = () => (navigation ??= loadOrReload(load()));
  const self: Route = {
    sources: files.map((file) => file.replace(/^\.\//, '')),
    load,
    loaded: undefined,
    Page() {
      const { Body } = self.loaded ?? use(navigate());
      return <Body />;
    },
  };
  return self;
}

/**
 * A page that the visitor is coming to. If its code cannot be had, without a connection or after a new release, the
 * browser goes there by itself: the document brings the code that belongs to it, or can say why not.
 */
function loadOrReload(loading: Promise<LoadedPage>) {
  return pageLoading(
    soon(loading).catch(() => {
      location.reload();
      return new Promise<never>(() => {});
    }),
  );
}
