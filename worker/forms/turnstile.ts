import type { Context } from 'hono';
import { embedAt } from '#content/embeds/embeds.ts';
import { turnstileVerdict } from '#content/embeds/providers.ts';
import { turnstileField } from '#content/shared/forms/form.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { type App, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { clientOf } from '../request/client.ts';
import { readKey } from './body.ts';
import { FormError } from './form-error.ts';

const timeoutMs = 5_000;

/**
 * Throws for bots, and for scripts without a token. True without JavaScript: suspected spam. Passes everyone while Turnstile is
 * down.
 */
export async function isRobot(
  c: Context<App>,
  body: Record<string, unknown>,
  findStored: () => unknown,
): Promise<boolean> {
  if (!embedAt('forms')) return false;
  const secret = readSettings(c.env, 'turnstile')?.TURNSTILE_SECRET;
  if (!secret) return false;
  const token = body[turnstileField];
  if (!token && clientOf(c) === 'browser') return true;
  // A token works once, so retries need none.
  if (await Promise.resolve(findStored()).catch(() => undefined)) return false;
  const remoteip = c.req.header('CF-Connecting-IP');
  if (token && (await verify({ secret, response: token, remoteip, idempotency_key: uuidOf(readKey(c)) }))) return false;
  throw new FormError(403, sendErrors.robot);
}

/** Turnstile accepts only UUIDs. With the same one, a retry may reuse its token. */
const uuidOf = (key: string | undefined) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key ?? '') ? key : undefined;

/** Errors of Turnstile or our secret. */
const setupErrors = ['internal-error', 'missing-input-secret', 'invalid-input-secret'];

async function verify(question: object): Promise<boolean> {
  try {
    const response = await fetch(turnstileVerdict, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { success, 'error-codes': codes = [] } = (await response.json()) as {
      success?: unknown;
      'error-codes'?: string[];
    };
    if (codes.some((code) => setupErrors.includes(code))) throw new Error(codes.join(', '));
    return success === true;
  } catch (error) {
    log('error', 'turnstile failed', { error });
    return true;
  }
}
