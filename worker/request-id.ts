import type { MiddlewareHandler } from 'hono';
import type { App } from './env.ts';

/** Names the request, in the answer and in every log line: Cloudflare's own name for it, else a new one. */
export function requestId(): MiddlewareHandler<App> {
  return async function requestId(c, next) {
    c.set('requestId', c.req.header('CF-Ray') ?? crypto.randomUUID());
    await next();
  };
}
