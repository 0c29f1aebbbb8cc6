import { referenceOf, unsubscribeLink } from '#content/forms/emails.ts';
import type { Message } from '../db/message.ts';
import type { Delivery } from '../db/outbox.ts';

const timeoutMs = 15_000;

const maxErrorBytes = 500;

export class WebhookError extends Error {
  override name = 'WebhookError';
  readonly status: number;
  readonly retryAfterMs: number;

  constructor(status: number, text: string, retryAfterMs: number) {
    super(text);
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Standard Webhooks (standardwebhooks.com). Retries have the same id. Redirects are errors. */
export async function postEvent(id: string, event: object, url: string, keys: string): Promise<void> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  // During rotation the receiver knows only one key.
  const signatures = await Promise.all(keys.split(' ').map((key) => sign(`${id}.${timestamp}.${body}`, key)));
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signatures.map((signature) => `v1,${signature}`).join(' '),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.ok) return void (await response.body?.cancel());
  throw new WebhookError(response.status, await startOf(response), retryAfterMs(response.headers.get('Retry-After')));
}

async function startOf({ body }: Response): Promise<string> {
  const [reader, decoder] = [body?.getReader(), new TextDecoder()];
  let text = '';
  for (let left = maxErrorBytes; reader && left > 0; ) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
    if (done || !value) break;
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.length;
  }
  await reader?.cancel().catch(() => {});
  return text;
}

function retryAfterMs(header: string | null): number {
  if (!header) return 0;
  const delay = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return delay > 0 ? delay : 0;
}

export function eventOf({ event_id: id, type, email, payload, created_at }: Delivery, message: Message | undefined) {
  const timestamp = new Date(created_at).toISOString();
  if (message) {
    const { form, payload, source } = message;
    const own = { id, reference: referenceOf(id), form, receivedAt: timestamp };
    const data = { ...own, ...JSON.parse(payload), source: JSON.parse(source ?? '{}') };
    return { type, timestamp, data };
  }
  const { token, source } = JSON.parse(payload!);
  return { type, timestamp, data: { id, email, ...(token && { unsubscribe: unsubscribeLink(token), source }) } };
}

async function sign(text: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
