import type { Context } from 'hono';
import { honeypot } from '#content/shared/forms/form.ts';
import { idempotencyHeader, maxBodyBytes } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import type { App } from '../env.ts';
import { clientOf } from '../request/client.ts';
import { readJson } from '../request/read-json.ts';
import { readLimited } from '../request/read-limited.ts';
import { FormError } from './form-error.ts';

/** The last of several values of a name wins. */
export async function readBody(c: Context<App>): Promise<Record<string, unknown>> {
  const unreadable = new FormError(400, sendErrors.unreadable);
  const bytes = await readLimited(c.req.raw.body, maxBodyBytes).catch(() => {
    throw unreadable;
  });
  if (!bytes) throw new FormError(413, sendErrors.tooLong);
  const sent = clientOf(c) === 'script' ? readJson(bytes) : await readForm(bytes, c.req.header('Content-Type')!);
  if (!sent) throw unreadable;
  c.set('submitted', sent);
  return sent;
}

export function readKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new FormError(400, sendErrors.wrongKey);
  }
  return key;
}

/** One signal alone proves nothing. */
export function isSpam(body: Record<string, unknown>): boolean {
  const elapsed = body[honeypot.elapsed];
  return (
    Boolean(body[honeypot.field]) && typeof elapsed !== 'object' && Number(elapsed || Number.NaN) < honeypot.leastMs
  );
}

/**
 * Idempotency key without JavaScript: equal text within 5 to 10 minutes is a double click. Header keys never start with a
 * space.
 */
export async function doubleClickKey(payload: string, at: number): Promise<{ current: string; previous: string }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(payload));
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
  const period = Math.floor(at / doubleClickMs);
  return { current: ` ${hash} ${period}`, previous: ` ${hash} ${period - 1}` };
}

const doubleClickMs = 5 * 60_000;

async function readForm(bytes: Uint8Array, type: string): Promise<Record<string, unknown> | undefined> {
  try {
    const fields = await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
    // A file is no text.
    return Object.fromEntries([...fields].filter(([, value]) => typeof value === 'string'));
  } catch {
    return undefined;
  }
}
