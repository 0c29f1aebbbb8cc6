import type { Context } from 'hono';

/** Whether a page of this site asks: a browser says where it comes from with each change, a page elsewhere cannot leave that out. */
export function isOwnPage(c: Context): boolean {
  const isOwn = c.req.header('Origin') === new URL(c.req.url).origin;
  return isOwn && (c.req.header('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin';
}
