import type { MiddlewareHandler } from 'hono';
import type { App } from '../env.ts';

/**
 * Names the request, in the answer, in every log line and to the visitor when something fails: Cloudflare's own name for
 * it, else a new one.
 */
export function requestId(): MiddlewareHandler<App> {
  return async function requestId(c, next) {
    const ray = c.req.header('CF-Ray') ?? '';
    c.set('requestId', /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID());
    await next();
  };
}
