import type { Context, MiddlewareHandler } from 'hono';
import type { FormName } from '#content/forms/forms.ts';
import { sendErrors } from '#content/shared/api-errors.ts';
import { site } from '#content/site.ts';
import { countSend } from '../db/senders.ts';
import { type App, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { networksOf } from '../request/network.ts';
import { hasForeignOrigin } from '../request/origin.ts';
import { senderOf } from '../request/sender.ts';
import { readBody } from './body.ts';
import { FormError } from './form-error.ts';

/** Refuses a body that is neither JSON nor a form. */
export function requireFormType(): MiddlewareHandler<App> {
  return async function requireFormType(c, next) {
    if (!senderOf(c)) throw new FormError(415, sendErrors.wrongType);
    await next();
  };
}

/** Refuses a request from another site's page. */
export function refuseForeignOrigin(): MiddlewareHandler<App> {
  return async function refuseForeignOrigin(c, next) {
    if (hasForeignOrigin(c)) throw new FormError(403, sendErrors.otherSite);
    await next();
  };
}

/** Refuses every send of a form that FORMS_CLOSED names. */
export function refuseIfClosed(form: FormName): MiddlewareHandler<App> {
  return async function refuseIfClosed(c, next) {
    if (readSettings(c.env, 'forms')?.FORMS_CLOSED?.includes(form)) {
      await keepTyped(c);
      throw new FormError(503, sendErrors.closed, { retryAfterSeconds: 3600 });
    }
    await next();
  };
}

/** Sends a day over all forms: of an IPv4 address or a /64, of a /56, and of a /48. */
const sendsADay = [200, 400, 2000];

/**
 * Refuses more sends of one form a minute than the binding allows one network, and more of all forms than its daily limit.
 * Sets `isFlood` above the hourly limit of everyone.
 */
export function limitSends(form: FormName): MiddlewareHandler<App> {
  return async function limitSends(c, next) {
    // Cloudflare sets this header itself; every other one can be made up.
    const address = c.req.header('CF-Connecting-IP');
    const limits = networksOf(address ?? 'unknown').map((network, size) => ({ network, sendsADay: sendsADay[size]! }));
    const [{ success }, counted] = await Promise.all([
      c.env.SEND_LIMIT.limit({ key: `${site.name} ${form} ${limits[0]!.network}` }).catch((error) => {
        log('error', 'rate limit failed', { requestId: c.var.requestId, error });
        return { success: true };
      }),
      // A database that fails is reported by the step that stores.
      countSend(c.env.DB, address ? limits : [], Date.now()).catch(() => ({ isLast: false, isFlood: false })),
    ]);
    if (!success) await refuseTooMany(c, sendErrors.tooMany, 60);
    if (!counted) return refuseTooMany(c, sendErrors.tooManyToday, secondsToMidnight());
    if (counted.isLast) log('warn', 'daily ceiling reached', { requestId: c.var.requestId, form });
    c.set('isFlood', counted.isFlood);
    await next();
  };
}

async function refuseTooMany(c: Context<App>, sentence: string, retryAfterSeconds: number): Promise<never> {
  await keepTyped(c);
  throw new FormError(429, sentence, { retryAfterSeconds });
}

/** Without JavaScript the page that is refused comes back with the text that was typed. */
async function keepTyped(c: Context<App>) {
  if (senderOf(c) === 'browser') await readBody(c).catch(() => {});
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1000) % 86_400);
