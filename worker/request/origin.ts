import type { Context } from 'hono';

/** Whether a page of this site sends the request. A missing Origin is false: browsers send it with each POST. */
export function isOwnOrigin(c: Context): boolean {
  return c.req.header('Origin') !== undefined && !hasForeignOrigin(c) && c.req.header('Sec-Fetch-Site') !== 'none';
}

/** Whether another site's page sends the request. A missing Origin is false: it may be a program that is no browser. */
export function hasForeignOrigin(c: Context): boolean {
  const { origin } = new URL(c.req.url);
  return (
    (c.req.header('Origin') ?? origin) !== origin ||
    !['same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site') ?? 'none')
  );
}
