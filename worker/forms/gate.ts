import type { Context, MiddlewareHandler } from 'hono';
import { sendErrors } from '#content/answers.ts';
import { dayOf } from '#content/day.ts';
import type { FormName } from '#content/forms/forms.ts';
import { countSend } from '../db/retention.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { senderOf } from '../request/sender.ts';
import { readBody } from './body.ts';
import { FormError } from './form-error.ts';

/** Refuses every type of body but JSON and forms. */
export function typed(): MiddlewareHandler<App> {
  return async function typed(c, next) {
    if (!senderOf(c)) throw new FormError(415, sendErrors.wrongType);
    await next();
  };
}

/** Refuses what another site's page sends. Programs that are no browser send neither header and may pass. */
export function sameSite(): MiddlewareHandler<App> {
  return async function sameSite(c, next) {
    const site = c.req.header('Sec-Fetch-Site') ?? 'none';
    const origin = c.req.header('Origin') ?? new URL(c.req.url).origin;
    if (!['same-origin', 'none'].includes(site) || origin !== new URL(c.req.url).origin) {
      throw new FormError(403, sendErrors.otherSite);
    }
    await next();
  };
}

/** What a visitor's sends are counted by: an IPv4 address, or half of an IPv6 one, whose other half a visitor can vary. */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

/** So many sends a day are kept of one address, of all forms together. */
const sendsADay = 200;

/** Refuses more sends of one form from one address than the binding allows, and more of all forms than a day's. */
export function limited(form: FormName): MiddlewareHandler<App> {
  return async function limited(c, next) {
    // Cloudflare sets this header itself; every other one can be made up.
    const address = c.req.header('CF-Connecting-IP');
    const network = networkOf(address ?? 'unknown');
    const [{ success }, sends] = await Promise.all([
      c.env.SEND_LIMIT.limit({ key: `${form} ${network}` }).catch((error) => {
        log('error', 'rate limit failed', { requestId: c.var.requestId, error });
        return { success: true };
      }),
      // A database that does not answer is for the step that stores to say.
      address ? countSend(c.env.DB, network, dayOf(Date.now())).catch(() => 0) : 0,
    ]);
    if (!success) await refuse(c, sendErrors.tooMany, 60);
    if (sends > sendsADay) {
      if (sends === sendsADay + 1) log('warn', 'daily ceiling reached', { requestId: c.var.requestId, form });
      await refuse(c, sendErrors.tooManyToday, secondsToMidnight());
    }
    await next();
  };
}

async function refuse(c: Context<App>, sentence: string, retryAfterSeconds: number): Promise<never> {
  // Without scripts the page comes back with what was typed.
  if (senderOf(c) === 'browser') await readBody(c).catch(() => {});
  throw new FormError(429, sentence, { retryAfterSeconds });
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1000) % 86_400);
