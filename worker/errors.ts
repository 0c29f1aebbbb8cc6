import type { Context } from 'hono';
import { routePath } from 'hono/route';
import { plainPages } from '#content/pages/plain-pages.ts';
import type { ApiError } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import type { App } from './env.ts';
import { log } from './log.ts';
import { plainPage } from './pages/plain-page.ts';

export function onError(error: Error, c: Context<App>): Response | Promise<Response> {
  const { pathname } = new URL(c.req.url);
  // Logs the route: a desk path may contain an email address.
  log('error', 'request failed', { requestId: c.var.requestId, method: c.req.method, route: routePath(c), error });
  const reference = c.var.requestId;
  if (pathname.startsWith('/api/')) return c.json({ error: callErrors.failed(reference) } satisfies ApiError, 500);
  return plainPage(c, 500, { ...plainPages.failed, reference });
}
