import type { MiddlewareHandler } from 'hono';
import { callErrors } from '#content/answers.ts';
import type { ApiError } from '#content/api.ts';
import { site } from '#content/site.ts';
import type { App } from './env.ts';

/**
 * Leads visitors who came without encryption to the same page with it. A call of the API is refused instead, because
 * nobody would notice that it keeps sending in the open. Other hosts, such as a developer's machine, are left alone.
 */
export function encrypted(): MiddlewareHandler<App> {
  const open = `${site.origin.replace('https:', 'http:')}/`;
  return async function encrypted(c, next) {
    if (!c.req.url.startsWith(open)) return next();
    if (c.req.path.startsWith('/api/')) {
      return c.json({ error: callErrors.notEncrypted } satisfies ApiError, 403);
    }
    return c.redirect(`${site.origin}/${c.req.url.slice(open.length)}`, 308);
  };
}
