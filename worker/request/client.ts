import type { Context } from 'hono';

/** A script posts JSON; a browser without JavaScript posts form data. */
type ClientKind = 'script' | 'browser';

/** Judges by Content-Type alone; undefined for any other type. */
export function clientOf(c: Context): ClientKind | undefined {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/json') return 'script';
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'browser';
  return undefined;
}
