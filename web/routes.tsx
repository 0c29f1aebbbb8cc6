import type { ComponentType } from 'react';
import type { LegalDocument } from '#content/legal/legal-document.ts';
import type { FeatureBody, FeaturePage } from '#content/pages/feature-page.ts';
import type { FaqEntry } from '#content/pages/home-faq.ts';
import { type FeaturePath, type PageHead, type PageKind, type PagePath, pages } from '#content/pages.ts';
import { dashed, slugOf } from '#content/shared/http/page-files.ts';
import type { Hue } from '#content/site.ts';
import type { Piece } from './pages/feature/piece.ts';

const pageFiles = import.meta.glob<{
  default: ComponentType;
  head: PageHead;
  ground?: Ground;
  questions?: readonly FaqEntry[];
}>('./pages/*/page.tsx');
const featureLayout = () => import('./pages/feature/layout.tsx');
const featurePages = import.meta.glob<{ default: FeaturePage; head: PageHead }>('../content/features/*.ts');
const pieces = import.meta.glob<Piece>('./pages/feature/pieces/*.tsx');
const legalLayout = () => import('./pages/legal/layout.tsx');
const legalDocuments = import.meta.glob<{ default: LegalDocument }>('../content/legal/*.md');

/** Of the page's top and the header. Default: the page color. */
type Ground = 'page-alt' | 'night' | 'highlight' | 'highlight-soft' | 'hue';

interface LoadedPage {
  Body: ComponentType;
  head: PageHead;
  ground?: Ground;
  hue?: Hue;
  /** Also in structured data. */
  questions?: readonly FaqEntry[];
}

interface Route {
  /** Keys of the build's manifest. */
  sources: readonly string[];
  load: () => Promise<LoadedPage>;
  /** Undefined until loaded. */
  loaded: LoadedPage | undefined;
}

const kinds: Record<PageKind, (path: string) => Route> = { page: pageRoute, feature: featureRoute, legal: legalRoute };

export const notFound = pageRoute('/not-found');

export const routes = new Map<string, Route>(
  (Object.keys(pages) as PagePath[]).map((path) => [path, kinds[pages[path].kind](path)]),
);

export const routeAt = (path: string) => routes.get(path) ?? notFound;

function pageRoute(path: string): Route {
  const file = `./pages/${dashed(path)}/page.tsx`;
  const load = found(pageFiles, file, path);
  return route([file], async () => {
    const { default: Body, ...page } = await load();
    return { Body, ...page };
  });
}

/** With its piece, or the content alone. */
function featureRoute(path: string): Route {
  const slug = slugOf(path);
  const words = `../content/features/${slug}.ts`;
  const pieceFile = `./pages/feature/pieces/${slug}.tsx`;
  const [loadWords, loadPiece] = [found(featurePages, words, path), pieces[pieceFile]];
  return route(['./pages/feature/layout.tsx', words, ...(loadPiece ? [pieceFile] : [])], async () => {
    const [{ FeatureLayout }, { default: content, head }, piece] = await Promise.all([
      featureLayout(),
      loadWords(),
      loadPiece?.(),
    ]);
    const Body = () => <FeatureLayout path={path as FeaturePath} content={content} piece={piece} />;
    const { hue, body, questions } = content;
    return { Body, ground: featureGrounds[body], head, hue, questions: questions.items };
  });
}

const featureGrounds: Record<FeatureBody, Ground | undefined> = { do: 'hue', see: 'night', look: undefined };

function legalRoute(path: string): Route {
  const file = `../content/legal/${slugOf(path)}.md`;
  const load = found(legalDocuments, file, path);
  return route(['./pages/legal/layout.tsx', file], async () => {
    const [{ LegalLayout }, { default: document }] = await Promise.all([legalLayout(), load()]);
    return { Body: () => <LegalLayout document={document} />, head: document.head, ground: 'page-alt' };
  });
}

/** Throws if the file of a row is missing. */
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
  const self: Route = {
    sources: files.map((file) => file.replace(/^\.\//, '')),
    load: () =>
      (loading ??= loadPage().then((page) => {
        self.loaded = page;
        return page;
      })),
    loaded: undefined,
  };
  return self;
}
