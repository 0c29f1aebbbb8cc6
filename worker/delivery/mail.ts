import type { Field, MessageForm, Sent } from '#content/forms/form.ts';
import { confirmationLetter, digestLetter, receipt, referenceOf } from '#content/forms/letters.ts';
import { inWords, readMessage } from '#content/forms/read.ts';
import { type Source, sourceLabels } from '#content/forms/source.ts';
import { dateAndTime } from '#content/moment.ts';
import { site } from '#content/site.ts';
import type { Message, Submission } from '../db/submissions.ts';

/**
 * Mails a message to the staff address as plain text, so that a reply goes to the visitor. Rejects when the mail
 * server does not take it.
 */
export async function mail(submission: Message, binding: SendEmail, to: string): Promise<void> {
  const { form, sent } = readMessage(submission.form, submission.payload);
  const reference = referenceOf(submission.id);
  await binding.send({
    to,
    from: { name: site.name, email: site.mail.hello },
    ...replyTo(submission.email),
    subject: form?.mailSubject(sent, reference) ?? `Message ${reference}`,
    text: letter(form, sent, submission),
  });
}

/** What a list of messages is mailed about. */
type Occasion = Parameters<typeof digestLetter>[0];

/** Mails to the staff address a list of messages; `count` is how many there are, of which the list may be a part. */
export async function mailList(
  occasion: Occasion,
  { messages, count }: { messages: readonly Message[]; count: number },
  binding: SendEmail,
  to: string,
): Promise<void> {
  const lines = messages.map(({ id, form: name, email, payload, received_at }) => {
    const { form, sent } = readMessage(name, payload);
    const words = Object.keys(sent).filter((field) => !form || form.fields[field]?.type === 'textarea');
    const first = words.map((field) => sent[field]!.replace(/\s+/g, ' ').slice(0, longestLine)).join(' ');
    return `${dateAndTime(received_at)}  ${referenceOf(id)}  ${name}  ${email}\n${first}\n`;
  });
  const { subject, text } = digestLetter(occasion, count);
  await binding.send({
    to,
    from: { name: site.name, email: site.mail.hello },
    subject,
    text: [text, '', ...lines].join('\n'),
  });
}

const longestLine = 200;

/** Mails to an address the question whether the newsletter is wanted, with the link to say so. */
export async function mailConfirmation({ email, payload }: Submission, binding: SendEmail): Promise<void> {
  await binding.send({
    to: email,
    from: { name: site.name, email: site.mail.hello },
    ...confirmationLetter(JSON.parse(payload).token),
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
}

/** For so long a receipt is of use, in milliseconds. */
const receiptMs = 3_600_000;

/**
 * Mails to a visitor that the message is stored, by what name, and when the answer comes; a reply goes to those who read
 * it. Does nothing for an address that cannot be written to, for a form that is gone, and when it would come too late.
 */
export async function mailReceipt(submission: Message, binding: SendEmail): Promise<void> {
  const { replyTo: to } = replyTo(submission.email);
  const { form, sent } = readMessage(submission.form, submission.payload);
  if (!to || !form || Date.now() - submission.received_at > receiptMs) return;
  await binding.send({
    to,
    from: { name: site.name, email: form.mail },
    ...receipt(referenceOf(submission.id), form.promise(sent)),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}

/** None for an address that a mail program might read as two, or that needs quoting. It stands in the text anyway. */
function replyTo(address: string): { replyTo?: string } {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? { replyTo: address } : {};
}

/** All that was sent, then where it came from; what is not known is left out. */
function letter(form: MessageForm | undefined, sent: Sent, { id, source, received_at }: Submission): string {
  const parts = Object.entries(sent).flatMap(([name, value]) =>
    value ? [part(name, form?.fields[name], value, received_at)] : [],
  );
  const known: Source = JSON.parse(source ?? '{}');
  const from = Object.entries(known).map(([name, value]) => `${sourceLabels[name as keyof Source]}: ${value}`);
  return [...parts, '', ...from, `Received ${dateAndTime(received_at)}, number ${id}`].join('\n');
}

function part(name: string, field: Field | undefined, value: string, at: number): string {
  return field?.type === 'textarea' ? `\n${value}` : `${field?.label ?? name}: ${inWords(field, value, at)}`;
}
