import { unsubscribeLink } from '#content/forms/letters.ts';
import type { Submission } from '../db/submissions.ts';
import { isMessage } from './channels.ts';

/** How long the receiver may take. */
const patienceMs = 10_000;

/**
 * Posts a message to the owner's system, signed as Standard Webhooks describe (standardwebhooks.com): the id stays
 * the same over repeats, so the receiver can tell them. Rejects unless the answer is 2xx; a redirect is not followed,
 * because what it leads to was not configured.
 */
export async function postWebhook(submission: Submission, url: string, keys: string): Promise<void> {
  await postEvent(submission.id, eventOf(submission), url, keys);
}

/** The same for any event. */
export async function postEvent(id: string, event: object, url: string, keys: string): Promise<void> {
  const body = JSON.stringify(event);
  const timestamp = String(Math.floor(Date.now() / 1000));
  // Of two keys, with a space between, the receiver knows one: that is how one takes the place of the other.
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
    signal: AbortSignal.timeout(patienceMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`answered ${response.status}`);
}

/** A message has its fields, an event of the newsletter the address and the link that ends the subscription. */
function eventOf(submission: Submission) {
  const { id, form, email, payload, received_at } = submission;
  const [timestamp, fields] = [new Date(received_at).toISOString(), JSON.parse(payload)];
  const source = JSON.parse(submission.source ?? '{}');
  if (isMessage(submission))
    return { type: `${form}.received`, timestamp, data: { id, form, receivedAt: timestamp, ...fields, source } };
  return { type: form, timestamp, data: { id, email, unsubscribe: unsubscribeLink(fields.token), source } };
}

async function sign(text: string, secret: string): Promise<string> {
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(signature)));
}
