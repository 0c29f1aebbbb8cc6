import type { Context } from 'hono';
import { embedAt } from '#content/embeds/embeds.ts';
import { turnstileVerdict } from '#content/embeds/providers.ts';
import { turnstileField } from '#content/forms/form.ts';
import { sendErrors } from '#content/shared/api-errors.ts';
import { type App, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { senderOf } from '../request/sender.ts';
import { readKey } from './body.ts';
import { FormError } from './form-error.ts';

const patienceMs = 5_000;

/**
 * Asks Cloudflare Turnstile, where it is configured, whether a person sends this. Refuses those that Turnstile takes
 * for robots, and scripts without its answer. A browser without JavaScript cannot have that answer: such a message
 * counts as a robot's, so that it is kept but not delivered. While Turnstile is down everybody is a person. `earlier` finds
 * what is stored under the key of this send.
 */
export async function isRobot(
  c: Context<App>,
  body: Record<string, unknown>,
  earlier: () => unknown,
): Promise<boolean> {
  if (!embedAt('forms')) return false;
  const secret = readSettings(c.env, 'turnstile')?.TURNSTILE_SECRET;
  if (!secret) return false;
  const token = body[turnstileField];
  if (!token && senderOf(c) === 'browser') return true;
  // An answer of the widget works once, but a repeat of what is stored has passed already.
  if (await Promise.resolve(earlier()).catch(() => undefined)) return false;
  const remoteip = c.req.header('CF-Connecting-IP');
  if (token && (await passes({ secret, response: token, remoteip, idempotency_key: uuidOf(readKey(c)) }))) return false;
  throw new FormError(403, sendErrors.robot);
}

/** Turnstile takes a UUID alone. With it a retry of one message may use its answer again. */
const uuidOf = (key: string | undefined) =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key ?? '') ? key : undefined;

interface Verdict {
  success?: unknown;
  'error-codes'?: string[];
}

/** What is wrong with Turnstile or with our secret says nothing of the visitor. */
const ownFaults = ['internal-error', 'missing-input-secret', 'invalid-input-secret'];

async function passes(question: {
  secret: string;
  response: unknown;
  remoteip: string | undefined;
  idempotency_key: string | undefined;
}): Promise<boolean> {
  try {
    const response = await fetch(turnstileVerdict, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(question),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { success, 'error-codes': codes = [] } = (await response.json()) as Verdict;
    if (codes.some((code) => ownFaults.includes(code))) throw new Error(codes.join(', '));
    return success === true;
  } catch (error) {
    log('error', 'turnstile failed', { error });
    return true;
  }
}
