import type { Context } from 'hono';

/** How a form was sent: by script as JSON, or by the browser itself. */
type Sender = 'script' | 'browser';

/** Says how the request was sent, judged by its type alone; `undefined` for a type that no form has. */
export function senderOf(c: Context): Sender | undefined {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/json') return 'script';
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'browser';
  return undefined;
}
