import type { Context, Handler } from 'hono';
import type { ApiError } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import type { App } from '../env.ts';

/** The API of a desk that is off stays unknown. */
export function wrongMethod(c: Context<App>, methods: string[]): Response {
  if (c.req.path.startsWith('/api/desk/') && !c.var.isDesk) return c.res;
  const allowed = methods.join(', ');
  return c.json({ error: callErrors.wrongMethod(allowed) } satisfies ApiError, 405, { Allow: allowed });
}

export function notFound(): Handler<App> {
  return function notFound(c) {
    return c.json({ error: callErrors.unknown } satisfies ApiError, 404);
  };
}
