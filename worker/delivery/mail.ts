import type { Field, MessageForm, Sent } from '#content/forms/form.ts';
import { messageForms } from '#content/forms/forms.ts';
import { agreement, confirmationLetter, digestLetter, receipt, referenceOf } from '#content/forms/letters.ts';
import { type Source, sourceLabels } from '#content/forms/source.ts';
import { site } from '#content/site.ts';
import type { Message, Submission } from '../db/submissions.ts';

/**
 * Mails a message to the staff address as plain text, so that a reply goes to the visitor. Rejects when the mail
 * server does not take it.
 */
export async function mail(submission: Message, binding: SendEmail, to: string): Promise<void> {
  const form: MessageForm = messageForms[submission.form];
  const sent: Sent = JSON.parse(submission.payload);
  await binding.send({
    to,
    from: { name: site.name, email: site.mail.hello },
    ...replyTo(submission.email),
    subject: form.mailSubject(sent, referenceOf(submission.id)),
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
  const lines = messages.map(({ id, form, email, payload, received_at }) => {
    const sent: Sent = JSON.parse(payload);
    const words = Object.entries(messageForms[form].fields).filter(([, { type }]) => type === 'textarea');
    const first = words.map(([name]) => sent[name]!.replace(/\s+/g, ' ').slice(0, longestLine)).join(' ');
    return `${new Date(received_at).toISOString()}  ${referenceOf(id)}  ${form}  ${email}\n${first}\n`;
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
 * it. Does nothing for an address that cannot be written to, and when it would come too late.
 */
export async function mailReceipt(submission: Message, binding: SendEmail): Promise<void> {
  const { replyTo: to } = replyTo(submission.email);
  if (!to || Date.now() - submission.received_at > receiptMs) return;
  const form: MessageForm = messageForms[submission.form];
  await binding.send({
    to,
    from: { name: site.name, email: form.mail },
    ...receipt(referenceOf(submission.id), form.promise(JSON.parse(submission.payload))),
    headers: { 'Auto-Submitted': 'auto-replied' },
  });
}

/** None for an address that a mail program might read as two, or that needs quoting. It stands in the text anyway. */
function replyTo(address: string): { replyTo?: string } {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? { replyTo: address } : {};
}

/** All fields in their order, then where it came from; what is not known is left out. */
function letter({ fields }: MessageForm, sent: Sent, { id, source, received_at }: Submission): string {
  const parts = Object.entries(fields).flatMap(([name, field]) =>
    sent[name] ? [part(field, sent[name], received_at)] : [],
  );
  const known: Source = JSON.parse(source ?? '{}');
  const from = Object.entries(known).map(([name, value]) => `${sourceLabels[name as keyof Source]}: ${value}`);
  return [...parts, '', ...from, `Received ${new Date(received_at).toISOString()}, number ${id}`].join('\n');
}

function part(field: Field, value: string, at: number): string {
  if (field.type === 'textarea') return `\n${value}`;
  if (field.type === 'agreement') return `${field.label}: ${agreement(value, at)}`;
  return `${field.label}: ${field.type === 'select' ? field.options[value] : value}`;
}
