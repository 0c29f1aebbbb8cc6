import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { type PagePath, pages } from '#content/pages.ts';
import { loadFeatures, unreadyContent } from '#content/readiness.ts';
import { site } from '#content/site.ts';
import { headHtml } from '../../app/head.ts';
import { routeObjects } from '../../app/router.tsx';
import { structuredData } from '../../app/structured-data.ts';
import { notFound, routeAt } from '../../routes.tsx';

export const pagePaths = Object.keys(pages) as PagePath[];

export const fileOf = (path: PagePath | undefined) => `${path === '/' ? 'index' : (path?.slice(1) ?? '404')}.html`;

/** Default: the 404 page. `sources` are modules that its browser code needs. Throws the first render error. */
export async function renderPage(path: PagePath | undefined) {
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

/** `feed` is the text of content/changelog.xml. */
export const unready = async (feed: string) => unreadyContent(await loadFeatures(), feed);

/** Escapes `<`, so no text can end the element. */
const jsonLd = (...page: Parameters<typeof structuredData>) =>
  `<script type="application/ld+json">${JSON.stringify(structuredData(...page)).replaceAll('<', '\\u003c')}</script>`;

const { query, dataRoutes } = createStaticHandler(routeObjects);

async function render(path: string) {
  const context = await query(new Request(new URL(path, site.origin)));
  if (context instanceof Response) throw new Error(`${path}: ${context.status}`);
  const router = createStaticRouter(dataRoutes, context);
  const errors: unknown[] = [];
  // The CSP blocks the router's inline script.
  const { prelude } = await prerender(<StaticRouterProvider router={router} context={context} hydrate={false} />, {
    onError: (error) => {
      errors.push(error);
    },
    // Otherwise React moves Suspense boundaries with inline scripts, which the CSP blocks.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  return html;
}
