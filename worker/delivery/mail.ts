import type { Field, MessageForm, Sent } from '#content/forms/form.ts';
import { messageForms } from '#content/forms/forms.ts';
import { site } from '#content/site.ts';
import type { Submission } from '../db.ts';

/**
 * Mails a message to the staff address as plain text, so that a reply goes to the visitor. Rejects when the mail
 * server does not take it.
 */
export async function mail(submission: Submission, binding: SendEmail, to: string): Promise<void> {
  const form: MessageForm = messageForms[submission.form];
  const sent: Sent = JSON.parse(submission.payload);
  await binding.send({
    to,
    from: { name: site.name, email: site.mail.hello },
    ...replyTo(submission.email),
    subject: form.mailSubject(sent),
    text: letter(form, sent, submission),
  });
}

/** None for an address that a mail program might read as two, or that needs quoting. It stands in the text anyway. */
function replyTo(address: string): { replyTo?: string } {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? { replyTo: address } : {};
}

/** All fields in their order; what the visitor left out is left out here. */
function letter({ fields }: MessageForm, sent: Sent, { id, received_at }: Submission): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => (sent[name] ? [part(field, sent[name])] : []));
  return [...parts, '', `Received ${new Date(received_at).toISOString()}, number ${id}`].join('\n');
}

function part(field: Field, value: string): string {
  if (field.type === 'textarea') return `\n${value}`;
  return `${field.label}: ${field.type === 'select' ? field.options[value] : value}`;
}
