import type { Handler } from 'hono';
import { callErrors } from '#content/answers.ts';
import type { Refused } from '#content/api.ts';
import type { App } from './env.ts';

/** Refuses every other method of a call than the `allowed` ones. */
export function only(allowed: string): Handler<App> {
  return function only(c) {
    c.header('Allow', allowed);
    return c.json({ error: callErrors.wrongMethod(allowed) } satisfies Refused, 405);
  };
}

/** Refuses a call that the API does not have. */
export function unknownCall(): Handler<App> {
  return function unknownCall(c) {
    return c.json({ error: callErrors.unknown } satisfies Refused, 404);
  };
}
