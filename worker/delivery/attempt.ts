import { dayMs } from '#content/shared/dates/day.ts';
import type { Channel, DeliveryAnswer } from '#content/shared/desk/desk-api.ts';
import type { Message } from '../db/message.ts';
import { type Delivery, emailsSince, notConfigured, type Result, receiptsTo, retryDelays } from '../db/outbox.ts';
import { isToVisitor } from '../db/receivers.ts';
import { replyToSend } from '../db/replies.ts';
import { isSubscribed } from '../db/subscribers.ts';
import { type Env, readSettings } from '../env.ts';
import { log } from '../log.ts';
import { TimeoutError } from '../timeout.ts';
import { addressOf, deskLink, isConfigured, kindOf } from './channels.ts';
import {
  AddressError,
  isAddressRefused,
  isRefusedForGood,
  mail,
  mailConfirmation,
  mailReceipt,
  mailReply,
} from './mail.ts';
import { eventOf, postEvent, WebhookError } from './webhook.ts';

/** One limit for emails about single messages, one for receipts. More go into digests. */
const emailsPerHour = 30;

/** To one address. */
const receiptsPerDay = 5;

const digestMs = 1_800_000;

export async function attempt(delivery: Delivery, message: Message | undefined, env: Env): Promise<Result> {
  const { channel } = delivery;
  const kind = kindOf(channel);
  try {
    if (!isConfigured(channel, env)) throw new Error(notConfigured);
    if (kind === 'owner-email' && (await emailsSince(env.DB, channel, Date.now() - 3_600_000)) >= emailsPerHour) {
      const at = Date.now();
      return { delivery, state: 'waiting', at, nextAttemptAt: at + digestMs, inDigest: true };
    }
    const sent = await send[kind](delivery, message!, env);
    return success(delivery, typeof sent === 'string' ? sent : undefined);
  } catch (error) {
    return failure(delivery, error, env);
  }
}

export const success = (delivery: Delivery, messageId?: string): Result => ({
  delivery,
  state: 'delivered',
  at: Date.now(),
  nextAttemptAt: delivery.next_attempt_at,
  messageId,
});

/** A failed attempt. Its number is `attempts`. */
export function failure(delivery: Delivery, error: unknown, env: Env): Result {
  const { channel, event_id: id, attempts } = delivery;
  const kind = kindOf(channel);
  const at = Date.now();
  const { answer, isFinal, maybeSent, receiverFailed, retryAfterMs = 0 } = failureOf(error, channel, at);
  // The text may name a visitor.
  log('warn', 'delivery failed', { id, channel: kind, attempts, status: answer.status });
  const delays = isToVisitor(channel) ? retryDelays.visitor : retryDelays.other;
  const unitMs = (readSettings(env, 'retries')?.DELIVERY_RETRY_SECONDS ?? 30) * 1000;
  const pauseMs = Math.min(Math.max((delays[attempts - 1] ?? 0) * unitMs, retryAfterMs), dayMs);
  const isUndeliverable = isFinal || attempts > delays.length;
  if (isUndeliverable) log(kind === 'receipt' ? 'info' : 'error', 'delivery given up', { id, channel: kind });
  return {
    delivery,
    state: isUndeliverable ? 'undeliverable' : 'waiting',
    at,
    nextAttemptAt: at + pauseMs,
    answer,
    dismissed: isUndeliverable && channel === 'receipt',
    maybeSent,
    receiverFailed,
    retryAt: retryAfterMs > 0 ? at + Math.min(retryAfterMs, dayMs) : undefined,
  };
}

type Send = (delivery: Delivery, message: Message, env: Env) => Promise<unknown>;

const send: Record<ReturnType<typeof kindOf>, Send> = {
  async webhook(delivery, message, env) {
    const { DELIVERY_WEBHOOK_URL: url, DELIVERY_WEBHOOK_SECRET: keys } = readSettings(env, 'webhook')!;
    const event = eventOf(delivery, message);
    if (await isCurrent(delivery, env.DB)) await postEvent(delivery.event_id, event, url!, keys!);
  },
  'owner-email': ({ channel }, message, env) => mail(message, env.EMAIL, addressOf(channel), deskLink(env, message.id)),
  // The claim marks this receipt as sent, so both counts include it.
  async receipt(_, message, env) {
    const isBusy = (await emailsSince(env.DB, 'receipt', Date.now() - 3_600_000)) > emailsPerHour;
    if (isBusy || (await receiptsTo(env.DB, message.email, Date.now() - dayMs)) > receiptsPerDay)
      throw new AddressError('more receipts than may go out');
    return mailReceipt(message, env.EMAIL);
  },
  confirmation: (delivery, _, env) => mailConfirmation(delivery, env.EMAIL),
  async reply({ event_id }, _, env) {
    const found = await replyToSend(env.DB, event_id);
    return found && mailReply(found, env.EMAIL);
  },
};

/** After an outage events arrive in any order. */
async function isCurrent({ type, payload }: Delivery, db: Env['DB']): Promise<boolean> {
  if (type !== 'subscriber.confirmed' && type !== 'subscriber.left') return true;
  return (type === 'subscriber.confirmed') === (await isSubscribed(db, JSON.parse(payload!).token));
}

/** `receiverFailed` counts against the receiver, `isFinal` ends the delivery. */
function failureOf(
  error: unknown,
  channel: Channel,
  at: number,
): { answer: DeliveryAnswer; receiverFailed: boolean } & Partial<
  Record<'isFinal' | 'maybeSent', boolean> & { retryAfterMs: number }
> {
  const text = error instanceof Error ? error.message : String(error);
  if (error instanceof WebhookError) {
    const { status, retryAfterMs } = error;
    return { answer: { at, status, text }, isFinal: status === 410, receiverFailed: true, retryAfterMs };
  }
  const answer = { at, text: text.slice(0, 500) };
  if (error instanceof TimeoutError) return { answer, isFinal: true, maybeSent: true, receiverFailed: true };
  if (error instanceof AddressError) return { answer, isFinal: true, receiverFailed: false };
  const isOfVisitor = isToVisitor(channel) && isAddressRefused(error);
  return {
    answer,
    isFinal: isOfVisitor && isRefusedForGood(error),
    receiverFailed: !isOfVisitor && text !== notConfigured,
  };
}
