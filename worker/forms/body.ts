import type { Context } from 'hono';
import { idempotencyHeader } from '#content/api.ts';
import { trap } from '#content/form-rules.ts';
import type { App } from '../env.ts';
import { senderOf } from './gate.ts';
import { Refusal } from './refusal.ts';

/** Reads what was sent, JSON and forms alike, unchecked. Of several values of one name the last counts. */
export async function readBody(c: Context<App>): Promise<Record<string, unknown>> {
  const sent = senderOf(c) === 'script' ? await readJson(c) : await readForm(c);
  if (!sent) throw new Refusal(400, 'We could not read what was sent. Please try again.');
  c.set('sent', sent);
  return sent;
}

/** The idempotency key of the request, if it has one. */
export function readKey(c: Context): string | undefined {
  const key = c.req.header(idempotencyHeader);
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new Refusal(400, `The ${idempotencyHeader} must have 1 to 255 printable characters.`);
  }
  return key;
}

/** Whether the send walked into one of the traps for programs. */
export function isSpam(body: Record<string, unknown>): boolean {
  const elapsed = Number(body[trap.elapsed] || Number.NaN);
  return Boolean(body[trap.field]) || elapsed < trap.leastMs;
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

/** Anything but an object, valid as JSON may be, counts as a form with nothing filled in. */
async function readJson(c: Context): Promise<Record<string, unknown> | undefined> {
  try {
    return Object(
      JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(await c.req.arrayBuffer())),
    );
  } catch {
    return undefined;
  }
}

async function readForm(c: Context): Promise<Record<string, unknown> | undefined> {
  try {
    return Object.fromEntries(await c.req.formData());
  } catch {
    return undefined;
  }
}
