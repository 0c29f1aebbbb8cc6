import { confirmationEmail, digestEmail, givenUpEmail, receipt, referenceOf } from '#content/forms/emails.ts';
import { inWords, nameOf, readMessage, textOf } from '#content/forms/read.ts';
import { dateAndTime } from '#content/shared/dates/date-time.ts';
import type { DeliveryAnswer } from '#content/shared/desk/desk-api.ts';
import { quoteOf, replySubject } from '#content/shared/desk/quote.ts';
import type { Field, MessageForm, Sent } from '#content/shared/forms/form.ts';
import { type Source, sourceLabels } from '#content/shared/forms/source.ts';
import { promiseTo, topicOf } from '#content/shared/forms/subject.ts';
import { site } from '#content/site.ts';
import type { Message } from '../db/message.ts';
import type { Delivery } from '../db/outbox.ts';
import type { replyToSend } from '../db/replies.ts';
import { withTimeout } from '../timeout.ts';

/** `binding.send` has no timeout. */
const timeoutMs = 20_000;

type Email = Omit<EmailReplyMessageBuilder, 'from'> & { to: string; from?: string };

/** From the site's address by default. Returns the Message-ID. */
export async function sendEmail(
  binding: SendEmail,
  { from = site.mail.hello, ...email }: Email,
): Promise<string | undefined> {
  const sent = await withTimeout(binding.send({ from: { name: site.name, email: from }, ...email }), timeoutMs);
  const [, id] = /^<?([\x21-\x3b\x3d\x3f-\x7e]+)>?$/.exec(sent?.messageId ?? '') ?? [];
  return id && `<${id}>`;
}

/** Plain text. Replies go to the visitor; `link` leads to the desk. */
export async function mail(submission: Message, binding: SendEmail, to: string, link?: string): Promise<void> {
  const { form, sent } = readMessage(submission.form, submission.payload);
  const reference = referenceOf(submission.id);
  const subject = form?.mailSubject(sent, reference) ?? 'Message';
  await sendEmail(binding, {
    to,
    ...(isMailable(submission.email) && { replyTo: submission.email }),
    subject: subject.includes(reference) ? subject : `${subject} (${reference})`,
    text: letter(form, sent, submission, link),
  });
}

type Occasion = Parameters<typeof digestEmail>[0];

/** The first of `count`. */
export async function mailList(
  occasion: Occasion,
  { messages, count }: { messages: readonly Message[]; count: number },
  binding: SendEmail,
  to: string,
): Promise<void> {
  const lines = messages.map(({ id, form: name, email, payload, received_at }) => {
    const { form, sent } = readMessage(name, payload);
    const words = Object.keys(sent).filter((field) => !form || form.fields[field]?.type === 'textarea');
    const first = words.map((field) => sent[field]!.replace(/\s+/g, ' ').slice(0, maxLineLength)).join(' ');
    return `${dateAndTime(received_at)}  ${referenceOf(id)}  ${name}  ${email}\n${first}\n`;
  });
  await sendEmail(binding, { to, ...withLines(digestEmail(occasion, count), lines) });
}

export async function mailUndeliverable(
  deliveries: readonly (Delivery & { message: string | null })[],
  binding: SendEmail,
  to: string,
): Promise<void> {
  const lines = deliveries.map(({ event_id, message, channel, type, email, answers }) => {
    const last: DeliveryAnswer | undefined = JSON.parse(answers).at(-1);
    const answer = [last?.status, last?.text.slice(0, maxLineLength)].filter(Boolean).join(' ');
    return `${referenceOf(message ?? event_id)}  ${channel}  ${type}  ${email}\n${answer}\n`;
  });
  await sendEmail(binding, { to, ...withLines(givenUpEmail(deliveries.length), lines) });
}

function withLines({ subject, text }: { subject: string; text: string }, lines: readonly string[]) {
  return { subject, text: [text, '', ...lines].join('\n') };
}

const maxLineLength = 200;

export async function mailConfirmation({ email, payload }: Delivery, binding: SendEmail): Promise<void> {
  await sendEmail(binding, {
    to: email!,
    ...confirmationEmail(JSON.parse(payload!).token),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** Codes of the email service about a recipient. */
const refused = ['E_RECIPIENT_SUPPRESSED', 'E_RECIPIENT_NOT_ALLOWED', 'E_VALIDATION_ERROR'];

const codeOf = (error: unknown) => String((error as { code?: unknown } | undefined)?.code);

export const isRefusedForGood = (error: unknown): boolean => refused.includes(codeOf(error));

/** The last one may pass. */
export const isAddressRefused = (error: unknown): boolean =>
  isRefusedForGood(error) || codeOf(error) === 'E_DELIVERY_FAILED';

/** Skips addresses that need quoting, and deleted forms. */
export async function mailReceipt(submission: Message, binding: SendEmail): Promise<string | undefined> {
  const { form, sent } = readMessage(submission.form, submission.payload);
  if (!form || !isMailable(submission.email)) return undefined;
  const file = topicOf(form, sent)?.file?.(sent);
  return sendEmail(binding, {
    to: submission.email,
    from: form.mail,
    ...receipt(referenceOf(submission.id), promiseTo(form, sent)),
    ...(file && {
      attachments: [{ disposition: 'attachment', filename: file.name, type: file.type, content: file.text }],
    }),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}

/** Nothing may go to this address, whatever its receiver. */
export class AddressError extends Error {
  override name = 'AddressError';
}

/** Quotes the message. `sent` are earlier Message-IDs. Answers go to the form's address. */
export async function mailReply(
  { reply, message, sent }: NonNullable<Awaited<ReturnType<typeof replyToSend>>>,
  binding: SendEmail,
): Promise<string | undefined> {
  const { form, sent: fields } = readMessage(message.form, message.payload);
  if (!isMailable(message.email)) throw new AddressError('no email can be sent to this address');
  const team = form?.mail ?? site.mail.hello;
  const quote = { name: nameOf(fields) || message.email, text: textOf(form, fields), receivedAt: message.received_at };
  return sendEmail(binding, {
    to: message.email,
    from: team,
    replyTo: team,
    subject: replySubject(referenceOf(message.id)),
    text: `${reply.text}\n\n${quoteOf(quote)}`,
    ...(sent.length > 0 && { headers: { 'In-Reply-To': sent.at(-1)!, References: sent.join(' ') } }),
  });
}

/** False if it needs quoting or could be read as two. */
export const isMailable = (address: string): boolean => /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address);

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
