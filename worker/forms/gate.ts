import type { Context, MiddlewareHandler } from 'hono';
import type { FormName } from '#content/forms/forms.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import { countSubmission } from '../db/senders.ts';
import { type App, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { clientOf } from '../request/client.ts';
import { networksOf } from '../request/network.ts';
import { hasForeignOrigin } from '../request/origin.ts';
import { withTimeout } from '../timeout.ts';
import { readBody } from './body.ts';
import { FormError } from './form-error.ts';

/** Form type, own origin, and a form that isn't closed. */
export function requireOpenForm(form: FormName): MiddlewareHandler<App> {
  return async function requireOpenForm(c, next) {
    if (!clientOf(c)) throw new FormError(415, sendErrors.wrongType);
    if (hasForeignOrigin(c)) throw new FormError(403, sendErrors.otherSite);
    if (readSettings(c.env, 'forms')?.FORMS_CLOSED?.includes(form)) {
      await keepInput(c);
      throw new FormError(503, sendErrors.closed, { retryAfterSeconds: 3600 });
    }
    await next();
  };
}

/** Below ten seconds: a slow database must not keep a visitor waiting. */
const answerMs = 9_000;

const limiterMs = 2_000;

export function limitTime(what: 'message' | 'address'): MiddlewareHandler<App> {
  return async function limitTime(_, next) {
    await withTimeout(next(), answerMs).catch((cause) => {
      throw new FormError(503, sendErrors.notStored(what), { retryAfterSeconds: 30, cause });
    });
  };
}

/** Per day by network: one IPv4 address or /64, /56, /48. All forms together. */
const dailyLimits = [200, 400, 2000];

/** Sets `isFlood` above the hourly limit of all visitors. */
export function limitRate(form: FormName): MiddlewareHandler<App> {
  return async function limitRate(c, next) {
    // Set by Cloudflare; visitors can't forge it.
    const address = c.req.header('CF-Connecting-IP');
    const limits = networksOf(address ?? 'unknown').map((network, size) => ({ network, perDay: dailyLimits[size]! }));
    const key = `${site.name} ${form} ${limits[0]!.network}`;
    const [{ success }, counted] = await Promise.all([
      withTimeout(c.env.SEND_LIMIT.limit({ key }), limiterMs).catch((error) => {
        log('error', 'rate limit failed', { requestId: c.var.requestId, error });
        return { success: true };
      }),
      // Storing the submission reports a failed database.
      countSubmission(c.env.DB, address ? limits : [], Date.now()).catch((error) => {
        log('error', 'daily limit failed', { requestId: c.var.requestId, error });
        return { isLast: false, isFlood: false };
      }),
    ]);
    if (!success) await rejectTooMany(c, sendErrors.tooMany, 60);
    if (!counted) return rejectTooMany(c, sendErrors.tooManyToday, secondsToMidnight());
    if (counted.isLast) log('warn', 'daily limit reached', { requestId: c.var.requestId, form });
    c.set('isFlood', counted.isFlood);
    await next();
  };
}

async function rejectTooMany(c: Context<App>, sentence: string, retryAfterSeconds: number): Promise<never> {
  await keepInput(c);
  throw new FormError(429, sentence, { retryAfterSeconds });
}

async function keepInput(c: Context<App>) {
  if (clientOf(c) === 'browser') await readBody(c).catch(() => {});
}

const secondsToMidnight = () => 86_400 - Math.floor((Date.now() / 1000) % 86_400);
