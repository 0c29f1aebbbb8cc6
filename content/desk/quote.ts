import { receipt } from '../forms/letters.ts';
import { dateAndTime } from '../shared/date-time.ts';

/** A message as a reply quotes it: '> ' before each line. */
export function quoteOf({ name, text, receivedAt }: { name: string; text: string; receivedAt: number }): string {
  const lines = text.split(/\r?\n/).map((line) => `> ${line}`);
  return [`On ${dateAndTime(receivedAt)}, ${name} wrote:`, ...lines].join('\n');
}

/** The subject of a reply. It is the receipt's, so that mail programs put both into one conversation. */
export const replySubject = (reference: string): string => `Re: ${receipt(reference, '').subject}`;

/** Characters of an encoded quote in a mailto link. Windows cuts links of more than some 2,000. */
const longestQuote = 1200;

/** A link to an address. It may contain ? and &, which begin other fields in a link. */
export const mailtoAddress = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** The link that opens a reply in the email program. */
export function mailtoOf(
  message: { email: string; name: string; text: string; receivedAt: number; reference: string },
  text: string,
): string {
  let quote = '';
  let length = 0;
  for (const character of quoteOf(message)) {
    length += encodeURIComponent(character).length;
    if (length <= longestQuote) quote += character;
  }
  if (length > longestQuote) quote += '…';
  const query = { subject: replySubject(message.reference), body: `${text}\n\n${quote}`.replace(/\r?\n/g, '\r\n') };
  const fields = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${mailtoAddress(message.email)}?${fields.join('&')}`;
}
