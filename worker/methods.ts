import type { Handler } from 'hono';
import type { Refused } from '#content/api.ts';
import type { App } from './env.ts';

/** Refuses every other method of a call than the `allowed` ones. */
export function only(allowed: string): Handler<App> {
  return function only(c) {
    c.header('Allow', allowed);
    return c.json({ error: `Please use ${allowed.replace(', ', ' or ')} here.` } satisfies Refused, 405);
  };
}

/** Refuses a call that the API does not have. */
export function unknownCall(): Handler<App> {
  return function unknownCall(c) {
    return c.json({ error: 'There is nothing at this address.' } satisfies Refused, 404);
  };
}
