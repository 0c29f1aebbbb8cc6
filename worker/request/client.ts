import type { Context } from 'hono';

/** Scripts post JSON, browsers without JavaScript form data. */
export function clientOf(c: Context): 'script' | 'browser' | undefined {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/json') return 'script';
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'browser';
  return undefined;
}
