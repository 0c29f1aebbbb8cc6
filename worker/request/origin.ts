import type { Context } from 'hono';

/** False without an Origin, which browsers send with each POST. */
export function isOwnOrigin(c: Context): boolean {
  return c.req.header('Origin') !== undefined && !hasForeignOrigin(c) && c.req.header('Sec-Fetch-Site') !== 'none';
}

/** False without an Origin: it may not be a browser. */
export function hasForeignOrigin(c: Context): boolean {
  const { origin } = new URL(c.req.url);
  return (
    (c.req.header('Origin') ?? origin) !== origin ||
    !['same-origin', 'none'].includes(c.req.header('Sec-Fetch-Site') ?? 'none')
  );
}
