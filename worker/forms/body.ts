import type { Context } from 'hono';
import { trap } from '#content/forms/form.ts';
import { idempotencyHeader, largestBody } from '#content/shared/api.ts';
import { sendErrors } from '#content/shared/api-errors.ts';
import type { App } from '../env.ts';
import { readJson } from '../request/read-json.ts';
import { readLimited } from '../request/read-limited.ts';
import { senderOf } from '../request/sender.ts';
import { FormError } from './form-error.ts';

/**
 * Reads what was sent, JSON and forms alike, unchecked. Of several values of one name the last counts. Refuses what has
 * more than `largestBody` bytes, breaks off or cannot be read.
 */
export async function readBody(c: Context<App>): Promise<Record<string, unknown>> {
  const unreadable = new FormError(400, sendErrors.unreadable);
  const bytes = await readLimited(c.req.raw.body, largestBody).catch(() => {
    throw unreadable;
  });
  if (!bytes) throw new FormError(413, sendErrors.tooLong);
  const sent = senderOf(c) === 'script' ? readJson(bytes) : await readForm(bytes, c.req.header('Content-Type')!);
  if (!sent) throw unreadable;
  c.set('submitted', sent);
  return sent;
}

/** The idempotency key of the request, if it has one. */
export function readKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new FormError(400, sendErrors.wrongKey);
  }
  return key;
}

/** Whether the trap's box is checked and the form was sent too fast for a person. */
export function isSpam(body: Record<string, unknown>): boolean {
  const elapsed = body[trap.elapsed];
  return Boolean(body[trap.field]) && typeof elapsed !== 'object' && Number(elapsed || Number.NaN) < trap.leastMs;
}

/**
 * The key of a form that brings none, as a browser without JavaScript sends it: the same words within a few minutes
 * are a double click. `former` is the key of the few minutes before. A header's value never starts with a space,
 * which keeps these keys apart from those that visitors choose.
 */
export async function keyOfMoment(payload: string, at: number): Promise<{ current: string; former: string }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(payload));
  const words = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const moment = Math.floor(at / momentMs);
  return { current: ` ${words} ${moment}`, former: ` ${words} ${moment - 1}` };
}

const momentMs = 5 * 60_000;

async function readForm(bytes: Uint8Array, type: string): Promise<Record<string, unknown> | undefined> {
  try {
    return Object.fromEntries(await new Response(bytes, { headers: { 'Content-Type': type } }).formData());
  } catch {
    return undefined;
  }
}
