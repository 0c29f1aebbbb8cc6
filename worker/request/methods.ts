import type { Handler } from 'hono';
import type { ApiError } from '#content/shared/api.ts';
import { callErrors } from '#content/shared/api-errors.ts';
import type { App } from '../env.ts';

/** Refuses every other method of a call than the `allowed` ones. */
export function methodNotAllowed(allowed: string): Handler<App> {
  return function methodNotAllowed(c) {
    c.header('Allow', allowed);
    return c.json({ error: callErrors.wrongMethod(allowed) } satisfies ApiError, 405);
  };
}

/** Refuses a call that the API does not have. */
export function notFound(): Handler<App> {
  return function notFound(c) {
    return c.json({ error: callErrors.unknown } satisfies ApiError, 404);
  };
}
