import type { Context } from 'hono';
import { callErrors } from '#content/answers.ts';
import type { Refused } from '#content/api.ts';
import type { App } from './env.ts';
import { log } from './log.ts';
import { plainPage } from './pages.ts';

/** Answers a request whose handling threw: the log gets everything, the visitor a sentence and a name to refer to. */
export function onError(error: Error, c: Context<App>): Response | Promise<Response> {
  const { pathname } = new URL(c.req.url);
  log('error', 'request failed', { requestId: c.var.requestId, method: c.req.method, pathname, error });
  return pathname.startsWith('/api/')
    ? c.json({ error: callErrors.failed(c.var.requestId) } satisfies Refused, 500)
    : plainPage(c, 500, callErrors.failed(c.var.requestId));
}
