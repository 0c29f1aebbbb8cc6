import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { changelogPath, type PageHead, type PagePath, pages } from '#content/pages.ts';
import { loadFeatures, unreadyContent } from '#content/readiness.ts';
import { App } from '../../app/app.tsx';
import { headHtml } from '../../app/head.ts';
import { structuredData } from '../../app/structured-data.ts';
import { EdgeTemplate, tokens } from '../../pages/changelog/edge-template.tsx';
import { UpdateList } from '../../pages/changelog/update-list.tsx';
import { notFound, routeAt } from '../../routes.tsx';

/** One HTML file of the site: where it goes, its parts, and the source modules that the browser needs for it. */
export interface Prerendered {
  /** The page's address; the 404 page has none. */
  path: PagePath | undefined;
  file: string;
  words: PageHead;
  head: string;
  body: string;
  /** What only search engines read; the 404 page has none. */
  data: string;
  sources: readonly string[];
}

export const pagePaths = Object.keys(pages) as PagePath[];

/** The HTML file of a page, or of the 404 page. */
export const fileOf = (path: PagePath | undefined) => `${path === '/' ? 'index' : (path?.slice(1) ?? '404')}.html`;

/** Renders a page of the page table, or the 404 page. Throws the first render error. */
export async function renderPage(path: PagePath | undefined): Promise<Prerendered> {
  const { sources, load } = path ? routeAt(path) : notFound;
  const { head: words, questions } = await load();
  return {
    path,
    file: fileOf(path),
    words,
    head: headHtml(words, path),
    body: await render(path ?? '/404'),
    data: path ? jsonLd(path, words, questions) : '',
    sources,
  };
}

/** Lists what of the content is still a sample; `feed` is the text of content/changelog.xml. */
export const unready = async (feed: string) => unreadyContent(await loadFeatures(), feed);

/** The structured data of a page. `<` is escaped: no text can end the script element. */
const jsonLd = (...page: Parameters<typeof structuredData>) =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(...page)).replaceAll('<', '\\u003c')}</script>`;

/** The loaded changelog as a Mustache template, which the worker fills into its page. */
export function renderUpdates(): Promise<string> {
  const list = <UpdateList view={tokens()} filter={tokens()} />;
  return render(changelogPath ?? '/', <EdgeTemplate value={true}>{list}</EdgeTemplate>);
}

async function render(path: string, content = <App />) {
  const errors: unknown[] = [];
  const app = <StaticRouter location={path}>{content}</StaticRouter>;
  const { prelude } = await prerender(app, {
    onError: (error) => {
      errors.push(error);
    },
    // Without this, React moves larger Suspense boundaries behind inline scripts, which the security policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
