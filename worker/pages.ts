import type { Context, Handler } from 'hono';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import type { App } from './env.ts';
import { type CachePolicy, cachePolicies, isFrame } from './headers.ts';

/** Serves the prerendered pages and the public files: one address for each page, and the 404 page for the rest. */
export function page(): Handler<App> {
  return async function page(c) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return plainPage(c, 405, 'This page can only be read.');
    }
    const url = new URL(c.req.url);
    const address = addressOf(url.pathname);
    // The target is always a path of the page table, so no spelling of the request can lead to another site.
    if (address && address !== url.pathname) return c.redirect(address + url.search, 308);

    const frame = isFrame(url.pathname);
    // A document without an entry in the page table, such as the 404 page itself, has no address.
    if (!address && !frame && !isFile(url.pathname)) return notFoundPage(c);
    if (frame) url.pathname = url.pathname.slice(0, -'.html'.length);
    const file = await c.env.ASSETS.fetch(new Request(url, c.req.raw));
    if (file.status !== 200 && file.status !== 304) return notFoundPage(c);
    return kept(
      file,
      isFile(url.pathname) ? (url.pathname.startsWith('/assets/') ? 'immutable' : 'brief') : 'revalidate',
    );
  };
}

/** The path of the page that the visitor means, however it is spelled: slashes, `.html`, escapes. */
export function addressOf(pathname: string): string | undefined {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const address = path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/^$/, '/');
  return Object.hasOwn(pages, address) ? address : undefined;
}

function isFile(pathname: string): boolean {
  return /\.(?!html$)[^./]+$/.test(pathname);
}

/** The 404 page, without what would let a cache keep it. */
async function notFoundPage(c: Context<App>): Promise<Response> {
  const file = await c.env.ASSETS.fetch(new URL('/404', c.req.url), { method: c.req.method });
  return new Response(file.body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

/** A page of one sentence that needs no file, for when something is wrong. */
export function plainPage(c: Context<App>, status: 405 | 500 | 503, sentence: string): Response | Promise<Response> {
  return c.html(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${site.name}</title></head>
<body><main><h1>${sentence}</h1><p><a href="/">Go to the home page</a></p></main></body></html>`,
    status,
  );
}

function kept(file: Response, policy: CachePolicy): Response {
  const response = new Response(file.body, file);
  response.headers.set('Cache-Control', cachePolicies[policy]);
  return response;
}
