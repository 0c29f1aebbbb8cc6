import type { Context } from 'hono';

/** True for a request from this site's pages. False without an Origin, because browsers send it with each POST. */
export function isOwnOrigin(c: Context): boolean {
  return c.req.header('Origin') !== undefined && !hasForeignOrigin(c) && c.req.header('Sec-Fetch-Site') !== 'none';
}

/** True for a request from another site's page. False without an Origin, because it may not come from a browser. */
export function hasForeignOrigin(c: Context): boolean {
  const { origin } = new URL(c.req.url);
  return (
    (c.req.header('Origin') ?? origin) !== origin ||
    !['same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site') ?? 'none')
  );
}
