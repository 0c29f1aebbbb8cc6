import type { Context, Next } from 'hono';
import build from '../../dist/build.json';
import type { App } from '../env.ts';
import { matchesEtag } from '../request/etag.ts';

/** Rewrites the page that `next` answers by a value of the query, which becomes part of the ETag. */
export async function fillPage(
  c: Context<App>,
  next: Next,
  value: string,
  rewriter: () => HTMLRewriter | Promise<HTMLRewriter>,
): Promise<void> {
  const tags = c.req.header('If-None-Match');
  c.req.raw = new Request(c.req.raw);
  // The browser's ETag belongs to the filled page, not to the file.
  c.req.raw.headers.delete('If-None-Match');
  await next();
  if (c.res.status !== 200) return;
  const etag = `W/"${build.version}-${value}"`;
  c.res.headers.set('ETag', etag);
  c.res = matchesEtag(tags, etag) ? new Response(null, { status: 304 }) : (await rewriter()).transform(c.res);
}
