import type { Channel, DeliveryAnswer } from '#content/desk/desk-api.ts';
import { messageForms } from '#content/forms/forms.ts';
import { dayMs } from '#content/shared/day.ts';
import type { Message } from '../db/message.ts';
import { type Claim, type Delivery, emailsSince, notConfigured, type Result, receiptsTo } from '../db/outbox.ts';
import { replyToSend } from '../db/replies.ts';
import { isSubscribed } from '../db/subscribers.ts';
import type { Env, Settings } from '../env.ts';
import { log } from '../log.ts';
import { deskLink, isConfigured } from './channels.ts';
import { AddressError, isAddressRefused, mail, mailConfirmation, mailReceipt, mailReply } from './mail.ts';
import { postWebhook, WebhookError } from './webhook.ts';

/** One limit for emails about single messages, one for receipts. More go into digests. */
const emailsPerHour = 30;

/** To one address. */
const receiptsPerDay = 5;

const digestMs = 1_800_000;

/** In units of DELIVERY_RETRY_SECONDS: 30 s to 20 hours, three days in total. */
const retryDelays = [1, 10, 60, 240, 600, 1200, 1680, 2400, 2400];

const maxRetryAfterMs = dayMs;

/** A probe of a receiver that is down does not count as an attempt. */
export function attemptClaim(claim: Claim, env: Env, settings: Settings<'delivery'>, isProbe = false) {
  return Promise.all(claim.deliveries.map((delivery) => attempt(delivery, claim.message, env, settings, isProbe)));
}

async function attempt(
  delivery: Delivery,
  message: Message | undefined,
  env: Env,
  settings: Settings<'delivery'>,
  isProbe: boolean,
): Promise<Result> {
  const { channel, event_id: id, attempts } = delivery;
  try {
    if (!isConfigured(channel, settings)) throw new Error(notConfigured);
    if (channel === 'owner-email' && (await emailsSince(env.DB, channel, Date.now() - 3_600_000)) >= emailsPerHour) {
      const at = Date.now();
      return { delivery, state: 'waiting', at, nextAttemptAt: at + digestMs, inDigest: true };
    }
    const sent = await send[channel](delivery, message!, env, settings);
    const messageId = typeof sent === 'string' ? sent : undefined;
    return { delivery, state: 'delivered', at: Date.now(), nextAttemptAt: delivery.next_attempt_at, messageId };
  } catch (error) {
    const at = Date.now();
    const { answer, isFinal, receiverFailed, retryAfterMs = 0 } = failureOf(error, at);
    log('warn', 'delivery failed', { id, channel, attempts, error: answer.text.slice(0, 200), status: answer.status });
    const retryAt = at + Math.min(retryAfterMs, maxRetryAfterMs);
    const pauseMs = isProbe ? 0 : (retryDelays[attempts - 1] ?? 0) * settings.DELIVERY_RETRY_SECONDS * 1000;
    const isUndeliverable = isFinal || (!isProbe && attempts > retryDelays.length);
    if (isUndeliverable) log(channel === 'receipt' ? 'info' : 'error', 'delivery given up', { id, channel });
    return {
      delivery,
      state: isUndeliverable ? 'undeliverable' : 'waiting',
      at,
      nextAttemptAt: Math.max(at + pauseMs, retryAt),
      answer,
      dismissed: isUndeliverable && channel === 'receipt',
      receiverFailed,
      retryAt: retryAfterMs > 0 ? retryAt : undefined,
    };
  }
}

type Send = (delivery: Delivery, message: Message, env: Env, settings: Settings<'delivery'>) => Promise<unknown>;

const send: Record<Channel, Send> = {
  async webhook(delivery, message, env, { DELIVERY_WEBHOOK_URL, DELIVERY_WEBHOOK_SECRET }) {
    if (await isCurrent(delivery, env.DB))
      await postWebhook(delivery, message, DELIVERY_WEBHOOK_URL!, DELIVERY_WEBHOOK_SECRET!);
  },
  async 'owner-email'(_, message, env, { NOTIFY_EMAIL }) {
    const form: { notify?: readonly string[] } | undefined = messageForms[message.form];
    await mail(message, env.EMAIL, form?.notify ?? NOTIFY_EMAIL!, deskLink(env, message.id));
  },
  // The claim marks this receipt as sent, so both counts include it.
  async receipt(_, message, env) {
    const isBusy = (await emailsSince(env.DB, 'receipt', Date.now() - 3_600_000)) > emailsPerHour;
    if (isBusy || (await receiptsTo(env.DB, message.email, Date.now() - dayMs)) > receiptsPerDay)
      throw new OverBudget('more receipts than may go out');
    return mailReceipt(message, env.EMAIL);
  },
  confirmation: (delivery, _, env) => mailConfirmation(delivery, env.EMAIL),
  async reply({ event_id }, _, env) {
    const found = await replyToSend(env.DB, event_id);
    return found && mailReply(found, env.EMAIL);
  },
};

class OverBudget extends Error {
  override name = 'OverBudget';
}

/** After an outage events arrive in any order. */
async function isCurrent({ type, payload }: Delivery, db: Env['DB']): Promise<boolean> {
  if (type !== 'subscriber.confirmed' && type !== 'subscriber.left') return true;
  return (type === 'subscriber.confirmed') === (await isSubscribed(db, JSON.parse(payload!).token));
}

/** `receiverFailed` counts against the receiver, `isFinal` ends the delivery. */
function failureOf(
  error: unknown,
  at: number,
): { answer: DeliveryAnswer; isFinal?: boolean; receiverFailed?: boolean; retryAfterMs?: number } {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof WebhookError) {
    const { status, retryAfterMs } = error;
    const receiverFailed = status === 429 || status >= 500;
    return { answer: { at, status, text }, isFinal: status === 410, receiverFailed, retryAfterMs };
  }
  if (error instanceof OverBudget || error instanceof AddressError || isAddressRefused(error))
    return { answer: { at, text }, isFinal: true };
  return { answer: { at, text: text.slice(0, 500) }, receiverFailed: text !== notConfigured };
}
