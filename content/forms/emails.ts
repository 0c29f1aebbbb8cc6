import { retention } from '../facts/figures.ts';
import { api } from '../shared/http/api.ts';
import { site } from '../site.ts';

/** Short enough to read out on the phone. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

export const agreement = (words: string, receivedAt: number): string =>
  `agreed ${new Date(receivedAt).toISOString()}: ${words}`;

export const confirmLink = (token: string): string => `${site.origin}${api.confirm}?token=${token}`;
export const notMeLink = (token: string): string => `${site.origin}${api.notMe}?token=${token}`;
export const unsubscribeLink = (token: string): string => `${site.origin}${api.unsubscribe}?token=${token}`;

export const confirmationEmail = (token: string) => ({
  subject: `Confirm your ${site.name} newsletter subscription`,
  text: `Hello,

Someone signed this address up for our newsletter of updates and tips. If that was you, please confirm here:

${confirmLink(token)}

If it wasn’t, you don’t need to do anything: we won’t send the newsletter, and we’ll delete this address after ${retention.suspectDays} days. To stop emails like this one:

${notMeLink(token)}

${site.name}
${site.origin}`,
});

export const givenUpEmail = (count: number) => ({
  subject: `Deliveries given up: ${count}`,
  text: 'We tried these for about three days, or the receiver rejected them. You can try again or dismiss them at the desk.',
});

export const testEmail = {
  subject: `Test email from ${site.name}`,
  text: `This is a test. If you can read it, email from ${site.origin} reaches this address.`,
};

export const digestEmail = (occasion: 'busy' | 'spam', count: number) => digests[occasion](count);

const digests = {
  busy: (count: number) => ({
    subject: `Busy hour: ${count} more messages`,
    text: 'More messages came in this hour than we email one by one. These are the rest; the desk has the full text.',
  }),
  spam: (count: number) => ({
    subject: `Messages that look like spam: ${count}`,
    text: `These messages look as if bots sent them, so we set them aside. They’ll be deleted after ${retention.suspectDays} days. To deliver one: npm run inbox -- redeliver <reference> --remote`,
  }),
};

export const openMessagesEmail = (waiting: string) => ({
  subject: `Messages to answer: ${waiting}`,
  text: 'These messages are open, the most urgent first.',
});

/** The visitor's receipt. It repeats no input: anyone can enter any address. */
export const receipt = (reference: string, promise: string) => ({
  subject: `We got your message (reference ${reference})`,
  text: `Hello,

${promise}

Your reference is ${reference}. To add something, reply to this email.

If you didn’t write to us, someone mistyped their address. You can ignore this email.

${site.name}
${site.origin}`,
});
