import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type PagePath, pages } from '#content/pages.ts';
import { structuredData } from '#content/structured-data.ts';
import { App } from './app.tsx';
import { EdgeTemplate, tokens } from './edge-template.tsx';
import { headHtml, notFoundHead } from './head.ts';
import { notFound, routeAt, routes } from './routes.tsx';
import { UpdateList } from './sections/update-list.tsx';

/** One HTML file of the site: where it goes, its parts, and the source modules whose chunks it should preload. */
export interface Prerendered {
  /** The page's address; the 404 page has none. */
  path?: PagePath;
  file: string;
  head: string;
  body: string;
  sources: readonly string[];
}

/** Renders every page of the page table, and the 404 page. Throws on the first render error. */
export async function prerenderAll(): Promise<Prerendered[]> {
  await Promise.all([...routes.values(), notFound].map((route) => route.load()));
  const paths = Object.keys(pages) as PagePath[];
  return Promise.all([
    ...paths.map(async (path) => ({
      path,
      file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
      head: headHtml(pages[path], path) + jsonLd(path),
      body: await render(path),
      sources: routeAt(path).sources,
    })),
    render('/404').then((body) => ({
      file: '404.html',
      head: headHtml(notFoundHead),
      body,
      sources: notFound.sources,
    })),
  ]);
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
