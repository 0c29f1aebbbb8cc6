import type { Context, Next } from 'hono';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { matchesEtag } from '../request/etag.ts';
import { prefersMarkdown } from './pages.ts';

/** Rewrites the HTML of `next` by a value of the query, which becomes part of the ETag. */
export async function fillPage(
  c: Context<App>,
  next: Next,
  value: string,
  rewriter: () => HTMLRewriter | Promise<HTMLRewriter>,
): Promise<void> {
  if (prefersMarkdown(c.req.header('Accept'))) return next();
  const tags = c.req.header('If-None-Match');
  c.req.raw = new Request(c.req.raw);
  // The browser's ETag is that of the filled page.
  c.req.raw.headers.delete('If-None-Match');
  await next();
  if (c.res.status !== 200) return;
  const etag = `W/"${build.version}-${value}"`;
  c.res.headers.set('ETag', etag);
  c.res = matchesEtag(tags, etag) ? new Response(null, { status: 304 }) : (await rewriter()).transform(c.res);
}
