import { issueTypes, priorities } from '#content/form-rules.ts';
import type { ContactMessage, SupportRequest } from '#content/forms.ts';
import { site } from '#content/site.ts';
import type { Submission } from '../db.ts';

/**
 * Mails a message to the staff address as plain text, so that a reply goes to the visitor. Rejects when the mail
 * server does not take it.
 */
export async function mail(submission: Submission, binding: SendEmail, to: string): Promise<void> {
  await binding.send({
    to,
    from: { name: site.name, email: site.mail.hello },
    ...replyTo(submission.email),
    ...(submission.form === 'contact'
      ? contactMail(JSON.parse(submission.payload), submission)
      : supportMail(JSON.parse(submission.payload), submission)),
  });
}

/** None for an address that a mail program might read as two, or that needs quoting. It stands in the text anyway. */
function replyTo(address: string): { replyTo?: string } {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w.-]+$/.test(address) ? { replyTo: address } : {};
}

function contactMail(sent: ContactMessage, submission: Submission) {
  return {
    subject: `Message from ${sent.firstName} ${sent.lastName}`,
    text: letter([...sender(sent)], sent.message, submission),
  };
}

function supportMail(sent: SupportRequest, submission: Submission) {
  const priority = sent.priority && priorities[sent.priority];
  return {
    subject: `Support request: ${sent.subject}`,
    text: letter(
      [
        ...sender(sent),
        ['Issue type', sent.issueType && issueTypes[sent.issueType]],
        ['Priority', priority],
        ['Subject', sent.subject],
      ],
      sent.description,
      submission,
    ),
  };
}

function sender({ firstName, lastName, email, phone, company }: ContactMessage | SupportRequest): [string, string][] {
  return [
    ['From', `${firstName} ${lastName}, ${email}`],
    ['Phone', phone],
    ['Company', company],
  ];
}

/** Facts that the visitor left out are left out here. */
function letter(facts: [string, string][], words: string, { id, received_at }: Submission): string {
  const given = facts.filter(([, value]) => value).map(([name, value]) => `${name}: ${value}`);
  return [...given, '', words, '', `Received ${new Date(received_at).toISOString()}, number ${id}`].join('\n');
}
