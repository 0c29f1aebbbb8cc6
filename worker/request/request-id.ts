import type { MiddlewareHandler } from 'hono';
import type { App } from '../env.ts';

/** Cloudflare's Ray ID, if valid. */
export function requestId(): MiddlewareHandler<App> {
  return async function requestId(c, next) {
    const ray = c.req.header('CF-Ray') ?? '';
    c.set('requestId', /^[\w-]{1,64}$/.test(ray) ? ray : crypto.randomUUID());
    await next();
  };
}
