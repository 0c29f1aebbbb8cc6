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
  subject: `Confirm your ${site.name} newsletter`,
  text: `Hello,

Someone signed this address up for our newsletter of updates and tips. If that was you, please confirm here:

${confirmLink(token)}

If it wasn’t, you don’t need to do anything: we won’t send the newsletter, and we’ll delete this address after ${retention.suspectDays} days. To stop emails like this one:

${notMeLink(token)}

${site.name}
${site.origin}`,
});

/** The owner's email about deliveries that were given up. */
export const givenUpLetter = (count: number) => ({
  subject: `Deliveries given up: ${count}`,
  text: 'We tried these for about three days, or the receiver rejected them. You can try again or dismiss them at the desk.',
});

/** The email that shows whether email arrives. */
export const testLetter = {
  subject: `Test email from ${site.name}`,
  text: `This is a test. If you can read it, email from ${site.origin} reaches this address.`,
};

/** The owner's email with a list of messages: those of a busy hour, and suspected spam. */
export const digestLetter = (occasion: 'busy' | 'spam', count: number) => letters[occasion](count);

const letters = {
  busy: (count: number) => ({
    subject: `Busy hour: ${count} more messages`,
    text: 'More messages came in this hour than we email one by one. These are the rest; the desk has the full text.',
  }),
  spam: (count: number) => ({
    subject: `Messages that look like spam: ${count}`,
    text: `These messages look as if bots sent them, so we set them aside. They’ll be deleted after ${retention.suspectDays} days. To deliver one: npm run inbox -- redeliver <reference> --remote`,
  }),
};

/** The owner's daily email; `waiting` says how much is open. */
export const openMessagesLetter = (waiting: string) => ({
  subject: `Messages to answer: ${waiting}`,
  text: 'These messages are open, the most urgent first.',
});

/** What a visitor gets by mail whose message is stored. It repeats nothing that was typed: anybody can type any address. */
export const receipt = (reference: string, promise: string) => ({
  subject: `We got your message (reference ${reference})`,
  text: `Hello,

${promise}

Your reference is ${reference}. To add something, reply to this email.

If you didn't write to us, someone mistyped their address. You can ignore this email.

${site.name}
${site.origin}`,
});
