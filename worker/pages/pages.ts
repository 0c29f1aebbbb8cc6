import type { Context, Handler } from 'hono';
import { desk } from '#content/desk/desk-api.ts';
import { pages } from '#content/pages.ts';
import { plainPages } from '#content/shared/api-errors.ts';
import { htmlPath, markdownPath } from '#content/shared/page-files.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { type CachePolicy, cachePolicies, isFrame } from '../headers.ts';
import { ranged } from '../request/ranges.ts';
import { readAsset } from './assets.ts';
import { plainPage } from './plain-page.ts';

/**
 * Serves the prerendered pages, each at one address and as HTML or Markdown, the film in parts, and the 404 page for what
 * is neither that nor one of the files that the platform serves by itself.
 */
export function page(): Handler<App> {
  return async function page(c) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return plainPage(c, 405, plainPages.readOnly);
    }
    const url = new URL(c.req.url);
    const address = canonicalPath(url.pathname);
    // The target is always a path of the page table, so no spelling of the request can lead to another site.
    if (address && address !== url.pathname) return c.redirect(address + url.search, 308);

    const twin = pageOfTwin(url.pathname);
    if (twin) return markdown(c, twin);
    if (address && prefersMarkdown(c.req.header('Accept'))) return negotiated(await markdown(c, address));

    const frame = isFrame(url.pathname);
    // A document without an entry in the page table, such as the 404 page itself, has no address.
    if (!address && !frame && (!isFile(url.pathname) || isDesk(url.pathname))) return notFoundPage(c);
    const file = await readAsset(c, address ? htmlPath(address) : url.pathname, wholeFile(c.req.raw));
    if (file.status !== 200 && file.status !== 304) return notFoundPage(c);
    if (address) return negotiated(withCachePolicy(file, 'revalidate'));
    if (isVideo(file) && c.req.method === 'GET') return ranged(c.req.raw.headers, withCachePolicy(file, 'oneHour'));
    return withCachePolicy(file, frame ? 'revalidate' : 'oneHour');
  };
}

/**
 * The path of the page that a path means: slashes, `.html`, escapes, case, and the punctuation or zero-width characters
 * that a link takes along from running text do not matter.
 */
export function canonicalPath(pathname: string): string | undefined {
  const path = plainPath(pathname);
  const asTyped =
    path &&
    plain(
      path
        .replace(/\p{Cf}+/gu, '')
        .replace(/[\s\p{P}>|`~]+$/u, '')
        .toLowerCase(),
    );
  return [path, asTyped].find((one) => one !== undefined && Object.hasOwn(pages, one));
}

/** The path without escapes, doubled or last slashes and `.html`; undefined where its escapes are wrong. */
export function plainPath(pathname: string): string | undefined {
  try {
    return plain(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

function plain(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/^$/, '/');
}

/** The page whose Markdown twin has this path, if there is one. */
function pageOfTwin(pathname: string): string | undefined {
  if (!pathname.endsWith('.md')) return undefined;
  const address = pathname === '/index.md' ? '/' : pathname.slice(0, -'.md'.length);
  return Object.hasOwn(pages, address) && markdownPath(address) === pathname ? address : undefined;
}

/** Whether an Accept header ranks Markdown above HTML; a wildcard alone does not ask for it. Of equals the first wins. */
export function prefersMarkdown(accept = ''): boolean {
  const ranks = accept
    .toLowerCase()
    .split(',')
    .map((range) => {
      const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
      const quality = parameters.find((parameter) => /^q\s*=/.test(parameter))?.split('=')[1];
      return { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ type }) => type === 'text/markdown' || type === 'text/html')
    .sort((a, b) => b.quality - a.quality);
  return ranks[0]?.type === 'text/markdown' && ranks[0].quality > 0;
}

async function markdown(c: Context<App>, address: string): Promise<Response> {
  const file = withCachePolicy(await readAsset(c, markdownPath(address), c.req.raw), 'revalidate');
  for (const [name, value] of Object.entries(markdownHeaders(address))) file.headers.set(name, value);
  return file;
}

/** The headers of a page as Markdown; search engines are told that it is the same page. */
export function markdownHeaders(address: string): Record<string, string> {
  return {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Location': markdownPath(address),
    Link: `<${site.origin}${address}>; rel="canonical"`,
  };
}

/** An answer that depends on the Accept header; caches must know, also when it did not change. */
function negotiated(response: Response): Response {
  response.headers.append('Vary', 'Accept');
  return response;
}

/** What is behind the lock of the desk is not to be had around it, however it is spelled. */
function isDesk(pathname: string): boolean {
  return `${plainPath(pathname)}/`.toLowerCase().startsWith(`${desk.page}/`);
}

function isFile(pathname: string): boolean {
  return /\.(?!html$)[^./]+$/.test(pathname);
}

/** The request without a range: whether the platform knows ranges must not matter. */
function wholeFile(asked: Request): Request {
  const request = new Request(asked);
  request.headers.delete('Range');
  return request;
}

function isVideo({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('video/');
}

/** The 404 page, without what would let a cache keep it. */
async function notFoundPage(c: Context<App>): Promise<Response> {
  const file = await readAsset(c, htmlPath('/404'), { method: c.req.method });
  return new Response(file.body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function withCachePolicy(file: Response, policy: CachePolicy): Response {
  const response = new Response(file.body, file);
  response.headers.set('Cache-Control', cachePolicies[policy]);
  return response;
}
