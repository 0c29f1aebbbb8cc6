import { retention } from '../facts/figures.ts';
import { api } from '../shared/api.ts';
import { site } from '../site.ts';

/** The name of a message for people: they read it out on the phone. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** What the owner reads of an agreement that came with a message. */
export const agreement = (words: string, receivedAt: number): string =>
  `agreed ${new Date(receivedAt).toISOString()}: ${words}`;

/** Where a subscriber confirms, and where one leaves. */
export const confirmLink = (token: string): string => `${site.origin}${api.confirm}?token=${token}`;
/** Where a person says that somebody else signed the address up. */
export const notMeLink = (token: string): string => `${site.origin}${api.notMe}?token=${token}`;
export const unsubscribeLink = (token: string): string => `${site.origin}${api.unsubscribe}?token=${token}`;

/** What an address gets that was signed up for the newsletter. */
export const confirmationLetter = (token: string) => ({
  subject: `Would you like the newsletter of ${site.name}?`,
  text: `Hello,

This address was signed up for our newsletter: updates and tips, twice a month. If that was you, please confirm it here:

${confirmLink(token)}

If it wasn’t, there’s nothing you need to do: we send no newsletter to this address and delete it after ${retention.suspectDays} days. To get no more emails like this one:

${notMeLink(token)}

${site.name}
${site.origin}`,
});

/** The owner's email about deliveries that were given up. */
export const givenUpLetter = (count: number) => ({
  subject: `Could not be delivered: ${count}`,
  text: 'We tried these for about three days, or the receiver refused them for good. The desk has them, with “Try again” and “Dismiss”.',
});

/** The email that shows whether email arrives. */
export const testLetter = {
  subject: `Test email from ${site.name}`,
  text: `This is a test. If you can read it, email from ${site.origin} arrives at this address.`,
};

/** The owner's email with a list of messages: those of a busy hour, and suspected spam. */
export const digestLetter = (occasion: 'busy' | 'spam', count: number) => letters[occasion](count);

const letters = {
  busy: (count: number) => ({
    subject: `More messages in an hour: ${count}`,
    text: 'So many messages came within an hour that these have no mail of their own. The inbox has them whole.',
  }),
  spam: (count: number) => ({
    subject: `Messages that look like spam: ${count}`,
    text: `These messages were kept apart, because they look as if programs wrote them. They are deleted after ${retention.suspectDays} days. To deliver one: npm run inbox -- redeliver <reference> --remote`,
  }),
};

/** What a visitor gets by mail whose message is stored. It repeats nothing that was typed: anybody can type any address. */
export const receipt = (reference: string, promise: string) => ({
  subject: `We have your message (reference ${reference})`,
  text: `Hello,

${promise}

Your reference is ${reference}. To add something, answer this email.

If you didn't write to us, someone mistyped their address. You can ignore this email.

${site.name}
${site.origin}`,
});
