import type { DeliveryAnswer } from '#content/desk/desk-api.ts';
import type { Field, MessageForm, Sent } from '#content/forms/form.ts';
import {
  confirmationLetter,
  digestLetter,
  givenUpLetter,
  receipt,
  referenceOf,
  testLetter,
} from '#content/forms/letters.ts';
import { inWords, readMessage } from '#content/forms/read.ts';
import { type Source, sourceLabels } from '#content/forms/source.ts';
import { dateAndTime } from '#content/shared/date-time.ts';
import { site } from '#content/site.ts';
import type { Message } from '../db/message.ts';
import type { Delivery } from '../db/outbox.ts';
import { withTimeout } from '../timeout.ts';

/** `binding.send` has no timeout. */
const timeoutMs = 20_000;

interface Email {
  to: string | string[];
  /** Default: the site's address. */
  from?: string;
  replyTo?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
}

export async function sendEmail(binding: SendEmail, { from = site.mail.hello, ...email }: Email): Promise<void> {
  await withTimeout(binding.send({ from: { name: site.name, email: from }, ...email }), timeoutMs);
}

/**
 * Emails a message to the owner's addresses as plain text, so that a reply goes to the visitor. The subject always has the
 * reference; `link` leads to the message at the desk. Rejects when the mail server does not take it.
 */
export async function mail(
  submission: Message,
  binding: SendEmail,
  to: readonly string[],
  link?: string,
): Promise<void> {
  const { form, sent } = readMessage(submission.form, submission.payload);
  const reference = referenceOf(submission.id);
  const subject = form?.mailSubject(sent, reference) ?? 'Message';
  await sendEmail(binding, {
    to: [...to],
    ...replyTo(submission.email),
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    text: letter(form, sent, submission, link),
  });
}

type Occasion = Parameters<typeof digestLetter>[0];

/** `messages` may be the first of `count`. */
export async function mailList(
  occasion: Occasion,
  { messages, count }: { messages: readonly Message[]; count: number },
  binding: SendEmail,
  to: readonly string[],
): Promise<void> {
  const lines = messages.map(({ id, form: name, email, payload, received_at }) => {
    const { form, sent } = readMessage(name, payload);
    const words = Object.keys(sent).filter((field) => !form || form.fields[field]?.type === 'textarea');
    const first = words.map((field) => sent[field]!.replace(/\s+/g, ' ').slice(0, maxLineLength)).join(' ');
    return `${dateAndTime(received_at)}  ${referenceOf(id)}  ${name}  ${email}\n${first}\n`;
  });
  await sendList(digestLetter(occasion, count), lines, binding, to);
}

export async function mailUndeliverable(
  deliveries: readonly Delivery[],
  binding: SendEmail,
  to: readonly string[],
): Promise<void> {
  const lines = deliveries.map(({ event_id, channel, type, email, answers }) => {
    const last: DeliveryAnswer | undefined = JSON.parse(answers).at(-1);
    const answer = [last?.status, last?.text.slice(0, maxLineLength)].filter(Boolean).join(' ');
    return `${referenceOf(event_id)}  ${channel}  ${type}  ${email}\n${answer}\n`;
  });
  await sendList(givenUpLetter(deliveries.length), lines, binding, to);
}

async function sendList(
  { subject, text }: { subject: string; text: string },
  lines: readonly string[],
  binding: SendEmail,
  to: readonly string[],
) {
  await sendEmail(binding, { to: [...to], subject, text: [text, '', ...lines].join('\n') });
}

const maxLineLength = 200;

export async function mailConfirmation({ email, payload }: Delivery, binding: SendEmail): Promise<void> {
  await sendEmail(binding, {
    to: email!,
    ...confirmationLetter(JSON.parse(payload!).token),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

export async function mailTest(to: string, binding: SendEmail): Promise<void> {
  await sendEmail(binding, { to, ...testLetter });
}

/** True if the address is on the email service's suppression list. */
export const isAddressRefused = (error: unknown): boolean =>
  (error as { code?: unknown } | undefined)?.code === 'E_RECIPIENT_SUPPRESSED';

/** Does nothing for an address that needs quoting, or for a deleted form. */
export async function mailReceipt(submission: Message, binding: SendEmail): Promise<void> {
  const { replyTo: to } = replyTo(submission.email);
  const { form, sent } = readMessage(submission.form, submission.payload);
  if (!to || !form) return;
  await sendEmail(binding, {
    to,
    from: form.mail,
    ...receipt(referenceOf(submission.id), form.promise(sent)),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}

/** Empty for an address that needs quoting or that could be read as two; the text contains it anyway. */
function replyTo(address: string): { replyTo?: string } {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? { replyTo: address } : {};
}

/** Fields, source, time, reference and the link to the desk. Leaves out empty values. */
function letter(
  form: MessageForm | undefined,
  sent: Sent,
  { id, source, received_at }: Message,
  link: string | undefined,
): string {
  const parts = Object.entries(sent).flatMap(([name, value]) =>
    value ? [part(name, form?.fields[name], value, received_at)] : [],
  );
  const known: Source = JSON.parse(source ?? '{}');
  const from = Object.entries(known).map(([name, value]) => `${sourceLabels[name as keyof Source]}: ${value}`);
  const received = `Received ${dateAndTime(received_at)}, reference ${referenceOf(id)}`;
  return [...parts, '', ...from, received, ...(link ? ['', `Answer it at the desk: ${link}`] : [])].join('\n');
}

function part(name: string, field: Field | undefined, value: string, at: number): string {
  return field?.type === 'textarea' ? `\n${value}` : `${field?.label ?? name}: ${inWords(field, value, at)}`;
}
