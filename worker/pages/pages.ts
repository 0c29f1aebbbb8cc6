import type { Context, Handler } from 'hono';
import { plainPages } from '#content/pages/plain-pages.ts';
import { pages } from '#content/pages.ts';
import { desk } from '#content/shared/desk/desk-api.ts';
import { htmlPath, markdownPath } from '#content/shared/http/page-files.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { type CachePolicy, cachePolicies, isFrame } from '../headers.ts';
import { rangeOf } from '../request/ranges.ts';
import { readAsset } from './assets.ts';
import { plainPage } from './plain-page.ts';

export function page(): Handler<App> {
  return async function page(c) {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
      c.header('Allow', 'GET, HEAD');
      return plainPage(c, 405, plainPages.readOnly);
    }
    const url = new URL(c.req.url);
    const address = canonicalPath(url.pathname);
    // Only to a path of the page table, never to another site.
    if (address && address !== url.pathname) return c.redirect(address + url.search, 308);

    const markdownPage = pageOfMarkdown(url.pathname);
    if (markdownPage) return markdown(c, markdownPage);
    if (address && prefersMarkdown(c.req.header('Accept'))) return varyByAccept(await markdown(c, address));

    const frame = isFrame(url.pathname);
    // Such as the 404 page.
    if (!address && !frame && (!isFile(url.pathname) || isDesk(url.pathname))) return notFoundPage(c);
    const file = await readAsset(c, address ? htmlPath(address) : url.pathname, withoutRange(c.req.raw));
    if (file.status !== 200 && file.status !== 304) return notFoundPage(c);
    if (address) return varyByAccept(withCachePolicy(file, 'revalidate'));
    if (isVideo(file) && c.req.method === 'GET') return rangeOf(c.req.raw.headers, withCachePolicy(file, 'oneHour'));
    return withCachePolicy(file, frame ? 'revalidate' : 'oneHour');
  };
}

/** Ignores slashes, `.html`, escapes, case, and trailing punctuation or zero-width characters. */
export function canonicalPath(pathname: string): string | undefined {
  const path = cleanPath(pathname);
  const withoutTypos =
    path &&
    clean(
      path
        .replace(/\p{Cf}+/gu, '')
        .replace(/^(.*[^\s\p{P}>|`~])?.*$/su, '$1')
        .toLowerCase(),
    );
  return [path, withoutTypos].find((one) => one !== undefined && Object.hasOwn(pages, one));
}

/** Undefined for invalid escapes. */
export function cleanPath(pathname: string): string | undefined {
  try {
    return clean(decodeURIComponent(pathname));
  } catch {
    return undefined;
  }
}

function clean(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/\/$/, '')
    .replace(/(\/index)?\.html$/, '')
    .replace(/^$/, '/');
}

function pageOfMarkdown(pathname: string): string | undefined {
  if (!pathname.endsWith('.md')) return undefined;
  const address = pathname === '/index.md' ? '/' : pathname.slice(0, -'.md'.length);
  return Object.hasOwn(pages, address) && markdownPath(address) === pathname ? address : undefined;
}

/** Wildcards don't count; the first of equals wins. */
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

/** The canonical link keeps Markdown out of search results. */
export function markdownHeaders(address: string): Record<string, string> {
  return {
    'Content-Type': 'text/markdown; charset=utf-8',
    'Content-Location': markdownPath(address),
    Link: `<${site.origin}${address}>; rel="canonical"`,
  };
}

/** A 304 needs it too. */
function varyByAccept(response: Response): Response {
  response.headers.append('Vary', 'Accept');
  return response;
}

/** In every spelling. */
function isDesk(pathname: string): boolean {
  return `${cleanPath(pathname)}/`.toLowerCase().startsWith(`${desk.page}/`);
}

function isFile(pathname: string): boolean {
  return /\.(?!html$)[^./]+$/.test(pathname);
}

function withoutRange(request: Request): Request {
  const copy = new Request(request);
  copy.headers.delete('Range');
  return copy;
}

function isVideo({ status, headers }: Response): boolean {
  return status === 200 && (headers.get('Content-Type') ?? '').startsWith('video/');
}

/** The file's own headers would allow caching. */
async function notFoundPage(c: Context<App>): Promise<Response> {
  const file = await readAsset(c, htmlPath('/404'), { method: c.req.method });
  return new Response(file.body, { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

function withCachePolicy(file: Response, policy: CachePolicy): Response {
  const response = new Response(file.body, file);
  response.headers.set('Cache-Control', cachePolicies[policy]);
  return response;
}
