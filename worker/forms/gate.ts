import type { Context, MiddlewareHandler } from 'hono';
import { sendErrors } from '#content/answers.ts';
import { dayOf } from '#content/day.ts';
import type { FormName } from '#content/forms/forms.ts';
import { countSend } from '../db/retention.ts';
import type { App } from '../env.ts';
import { log } from '../log.ts';
import { networkOf } from '../request/network.ts';
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

/** The limit of one network over all forms. */
const sendsADay = 200;

/** Refuses more sends of one form from one address than the binding allows, and more of all forms than a day's. */
export function limitSends(form: FormName): MiddlewareHandler<App> {
  return async function limitSends(c, next) {
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
    if (!success) await refuseTooMany(c, sendErrors.tooMany, 60);
    if (sends > sendsADay) {
      if (sends === sendsADay + 1) log('warn', 'daily ceiling reached', { requestId: c.var.requestId, form });
      await refuseTooMany(c, sendErrors.tooManyToday, secondsToMidnight());
    }
    await next();
  };
}

async function refuseTooMany(c: Context<App>, sentence: string, retryAfterSeconds: number): Promise<never> {
  // Without scripts the page comes back with what was typed.
  if (senderOf(c) === 'browser') await readBody(c).catch(() => {});
  throw new FormError(429, sentence, { retryAfterSeconds });
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1000) % 86_400);
