import * as v from 'valibot';
import { dayMs } from '#content/day.ts';
import {
  type Attempted,
  claimSubmission,
  isUndelivered,
  mailsSince,
  receiptsTo,
  recordAttempt,
  type Submission,
} from '../db/submissions.ts';
import { isSubscribed } from '../db/subscribers.ts';
import { type Env, readSettings, type Settings } from '../env.ts';
import { log } from '../log.ts';
import { type Channel, channelsOf, isFor, isMessage } from './channels.ts';
import { mail, mailConfirmation, mailReceipt } from './mail.ts';
import { postWebhook } from './webhook.ts';

/** What travels on the queue. The message itself stays in the database, because a queue can lose what it has. */
const DeliveryOrder = v.object({ id: v.string() });

/** Longer than any attempt takes: a claim that is older counts as abandoned. */
const claimMs = 60_000;

/** How long a channel may take. */
const patienceMs = 20_000;

/** An address that takes no receipt after this many attempts gets none: the message is delivered without. */
const receiptAttempts = 4;

/** For so long a newcomer's address is tried, in milliseconds. */
const askingMs = dayMs;

/** So many messages an hour have a mail of their own; the owner reads of the others in digests. */
const mailsAnHour = 30;

/** So many receipts a day go to one address, whoever types it. */
const receiptsADay = 5;

/** Delivers the messages that the queue hands over; what fails comes back after a pause that grows. */
export async function deliver(batch: MessageBatch, env: Env): Promise<void> {
  const settings = readSettings(env, 'delivery');
  // The sweep comes back to them when there is somewhere to send them.
  if (!settings || channelsOf(settings).length === 0) return batch.ackAll();
  await Promise.all(batch.messages.map((order) => deliverOne(order, env, settings)));
}

/** Logs what the queue has given up. The message stays undelivered, and the sweep returns to it in 20 minutes. */
export async function logDeadLetters(batch: MessageBatch): Promise<void> {
  for (const order of batch.messages) {
    log('error', 'delivery given up for now', { order: order.body });
    order.ack();
  }
}

async function deliverOne(order: Message, env: Env, settings: Settings<'delivery'>): Promise<void> {
  const { success, output } = v.safeParse(DeliveryOrder, order.body);
  if (!success) {
    log('error', 'delivery order not understood');
    return order.ack();
  }
  const retry = () => order.retry({ delaySeconds: pauseSeconds(settings.DELIVERY_RETRY_SECONDS, order.attempts) });
  try {
    const at = Date.now();
    const submission = await claimSubmission(env.DB, output.id, { at, until: at + claimMs });
    // Another run has claimed it; should that fail without a word, the order is needed again once the claim is over.
    if (!submission) {
      if (!(await isUndelivered(env.DB, output.id))) return order.ack();
      log('info', 'delivery claimed elsewhere', { id: output.id });
      return order.retry({ delaySeconds: claimMs / 1000 });
    }
    const outcome = await attempt(submission, env, settings);
    await recordAttempt(env.DB, outcome, Date.now());
    // The digest sees to what has no error and is not delivered.
    if (!outcome.last_error) return order.ack();
    log('warn', 'delivery failed', { id: output.id, attempts: submission.attempts, error: outcome.last_error });
  } catch (error) {
    log('error', 'delivery failed', { id: output.id, error });
  }
  retry();
}

/** Tries every channel that has not taken the message yet; returns the message with what came of it. */
async function attempt(submission: Submission, env: Env, settings: Settings<'delivery'>): Promise<Attempted> {
  const send: Record<Channel, () => Promise<void>> = {
    webhook: async () => {
      if (isMessage(submission) || (await isStillTrue(submission, env.DB)))
        await postWebhook(submission, settings.DELIVERY_WEBHOOK_URL!, settings.DELIVERY_WEBHOOK_SECRET!);
    },
    email: async () => {
      if (isMessage(submission)) await mail(submission, env.EMAIL, settings.NOTIFY_EMAIL!);
      else await mailConfirmation(submission, env.EMAIL);
    },
    receipt: async () => {
      if (!isMessage(submission)) return;
      const today = await receiptsTo(env.DB, submission.email, Date.now() - dayMs);
      if (today < receiptsADay) await mailReceipt(submission, env.EMAIL);
    },
  };
  const outcome = { ...submission };
  const due = channelsOf(settings).filter((channel) => isFor(submission, channel));
  if (due.includes('email') && !outcome.email_at && isMessage(submission) && !submission.in_digest)
    outcome.in_digest = Number((await mailsSince(env.DB, Date.now() - 3_600_000)) >= mailsAnHour);
  const errors = due.length > 0 ? [] : [`${submission.channels}: not configured any more`];
  await Promise.all(
    due.map(async (channel) => {
      if (submission[`${channel}_at`] || (channel === 'email' && outcome.in_digest)) return;
      try {
        await Promise.race([send[channel](), tooLong()]);
        outcome[`${channel}_at`] = Date.now();
      } catch (error) {
        const sentence = `${channel}: ${error instanceof Error ? error.message : error}`.slice(0, 200);
        if (!isGivenUp(channel, submission)) errors.push(sentence);
        else log('warn', 'mail to visitor given up', { id: submission.id, error: sentence });
      }
    }),
  );
  const waits = due.includes('email') && outcome.in_digest === 1;
  return { ...outcome, last_error: errors.join('; ') || null, waits };
}

/**
 * Whether a subscriber is what an event says. After an outage the events come in any order: one that is no longer true would
 * put whoever left back on a list, or take off it who came back.
 */
async function isStillTrue({ form, payload }: Submission, db: Env['DB']): Promise<boolean> {
  return (form === 'subscriber.confirmed') === (await isSubscribed(db, JSON.parse(payload).token));
}

/** Mail to visitors is given up some time: anybody can type an address that takes none. */
function isGivenUp(channel: Channel, { form, attempts, received_at }: Submission): boolean {
  if (channel === 'receipt') return attempts >= receiptAttempts;
  return form === 'subscriber.asked' && Date.now() - received_at > askingMs;
}

/** Rejects well before the claim is over: the mail binding has no limit of its own. */
async function tooLong(): Promise<never> {
  await scheduler.wait(patienceMs);
  throw new Error(`no answer in ${patienceMs / 1000} s`);
}

/** Doubles with each attempt, at most a quarter of an hour, and varies so that failures do not come back together. */
function pauseSeconds(first: number, attempts: number): number {
  return Math.ceil(Math.min(900, first * 2 ** (attempts - 1)) * (0.5 + Math.random() / 2));
}
