import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { notFoundHead } from '#content/not-found.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { structuredData } from '#content/structured-data.ts';
import { App } from '../app/app.tsx';
import { headHtml } from '../app/head.ts';
import { EdgeTemplate, tokens } from '../pages/changelog/edge-template.tsx';
import { UpdateList } from '../pages/changelog/update-list.tsx';
import { notFound, routeAt, routes } from '../routes.tsx';

/** One HTML file of the site: where it goes, its parts, and the source modules that the browser needs for it. */
export interface Prerendered {
  /** The page's address; the 404 page has none. */
  path?: PagePath;
  file: string;
  head: string;
  body: string;
  sources: readonly string[];
}

/**
 * Renders every page of the page table, then the 404 page, one by one: nobody needs them all in memory. Throws on the
 * first render error.
 */
export async function* renderPages(): AsyncGenerator<Prerendered> {
  await Promise.all([...routes.values(), notFound].map((route) => route.load()));
  for (const path of Object.keys(pages) as PagePath[])
    yield {
      path,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      head: headHtml(pages[path], path) + jsonLd(path),
      body: await render(path),
      sources: routeAt(path).sources,
    };
  yield { file: '404.html', head: headHtml(notFoundHead), body: await render('/404'), sources: notFound.sources };
}

/** The structured data of a page. `<` is escaped: no text can end the script element. */
const jsonLd = (path: PagePath) =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(path)).replaceAll('<', '\\u003c')}</script>`;

/** The loaded changelog as a Mustache template, which the worker fills into its page. */
export function prerenderUpdates(): Promise<string> {
  const list = <UpdateList view={tokens()} filter={tokens()} />;
  return render('/changelog', <EdgeTemplate value={true}>{list}</EdgeTemplate>);
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
