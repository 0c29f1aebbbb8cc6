import type { Context, MiddlewareHandler } from 'hono';
import type { FormName } from '#content/form-rules.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { Refusal } from './refusal.ts';

/** How a form was sent: by script as JSON, or by the browser itself. */
export type Sender = 'script' | 'browser';

/** Says how the request was sent, judged by its type alone; `undefined` for a type that no form has. */
export function senderOf(c: Context): Sender | undefined {
  const type = (c.req.header('Content-Type') ?? '').split(';')[0]!.trim().toLowerCase();
  if (type === 'application/json') return 'script';
  if (type === 'application/x-www-form-urlencoded' || type === 'multipart/form-data') return 'browser';
  return undefined;
}

/** Refuses every type of body but JSON and forms. */
export function typed(): MiddlewareHandler<App> {
  return async function typed(c, next) {
    if (!senderOf(c)) throw new Refusal(415, 'Please send this as JSON or as a form.');
    await next();
  };
}

/** Refuses what another site's page sends. Programs that are no browser send neither header and may pass. */
export function sameSite(): MiddlewareHandler<App> {
  return async function sameSite(c, next) {
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const origin = c.req.header('Origin') ?? new URL(c.req.url).origin;
    if (!['same-origin', 'none'].includes(site) || origin !== new URL(c.req.url).origin) {
      throw new Refusal(403, 'Please send this form from our own website.');
    }
    await next();
  };
}

/** Refuses more sends of one form from one address than the binding allows. */
export function limited(form: FormName): MiddlewareHandler<App> {
  return async function limited(c, next) {
    // Cloudflare sets this header itself; every other one can be made up.
    const address = c.req.header('CF-Connecting-IP') ?? 'unknown';
    const { success } = await c.env.SEND_LIMIT.limit({ key: `${form} ${address}` }).catch((error) => {
      log('error', 'rate limit failed', { requestId: c.var.requestId, error });
      return { success: true };
    });
    if (!success) {
      throw new Refusal(429, 'You have sent this form many times in a row. Please wait a minute and try again.', {
        retryAfterSeconds: 60,
      });
    }
    await next();
  };
}
