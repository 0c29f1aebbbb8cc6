import type { Handler } from 'hono';
import type { ApiError } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import type { App } from '../env.ts';

export function methodNotAllowed(allowed: string): Handler<App> {
  return function methodNotAllowed(c) {
    c.header('Allow', allowed);
    return c.json({ error: callErrors.wrongMethod(allowed) } satisfies ApiError, 405);
  };
}

export function notFound(): Handler<App> {
  return function notFound(c) {
    return c.json({ error: callErrors.unknown } satisfies ApiError, 404);
  };
}
