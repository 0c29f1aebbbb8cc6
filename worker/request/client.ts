import type { Context } from 'hono';

/** Scripts post JSON, browsers without JavaScript form data. */
type ClientKind = 'script' | 'browser';

/** By Content-Type. */
export function clientOf(c: Context): ClientKind | undefined {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/json') return 'script';
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'browser';
  return undefined;
}
