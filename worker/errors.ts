import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { ApiError } from '#content/shared/api.ts';
import { callErrors, plainPages } from '#content/shared/api-errors.ts';
import type { App } from './env.ts';
import { log } from './log.ts';
import { plainPage } from './pages/plain-page.ts';

/** Answers a request whose handling threw: the log gets everything, the visitor a sentence and a name to refer to. */
export function onError(error: Error, c: Context<App>): Response | Promise<Response> {
  const { pathname } = new URL(c.req.url);
  // Its path may name a visitor: a sign-up at the desk has its address in it.
  log('error', 'request failed', { requestId: c.var.requestId, method: c.req.method, route: routePath(c), error });
  const reference = c.var.requestId;
  if (pathname.startsWith('/api/')) return c.json({ error: callErrors.failed(reference) } satisfies ApiError, 500);
  return plainPage(c, 500, { ...plainPages.failed, reference });
}
