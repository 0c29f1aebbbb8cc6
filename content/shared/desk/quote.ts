import { receipt } from '../../forms/emails.ts';
import { dateAndTime } from '../dates/date-time.ts';

export function quoteOf({ name, text, receivedAt }: { name: string; text: string; receivedAt: number }): string {
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`);
  return [`On ${dateAndTime(receivedAt)}, ${name} wrote:`, ...lines].join('\n');
}

/** The receipt's subject, so that email programs thread both. */
export const replySubject = (reference: string): string => `Re: ${receipt(reference, '').subject}`;

/** In characters, encoded: Windows cuts links after some 2,000. */
const maxQuoteLength = 1200;

/** The address may contain ? and &, which would begin other fields. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

export function mailtoOf(
  message: { email: string; name: string; text: string; receivedAt: number; reference: string },
  text: string,
): string {
  let quote = '';
  let length = 0;
  for (const character of quoteOf(message)) {
    length += encodeURIComponent(character).length;
    if (length <= maxQuoteLength) quote += character;
  }
  if (length > maxQuoteLength) quote += '…';
  const query = { subject: replySubject(message.reference), body: `${text}\n\n${quote}`.replace(/\r?\n/g, '\r\n') };
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${mailtoAddress(message.email)}?${fields.join('&')}`;
}
