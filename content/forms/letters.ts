import { site } from '../site.ts';

/** The name of a message for people: they read it out on the phone. */
export const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase();

/** What a visitor gets by mail whose message is stored. It repeats nothing that was typed: anybody can type any address. */
export const receipt = (reference: string, promise: string) => ({
  subject: `We have your message (reference ${reference})`,
  text: `Hello,

${promise}

Your reference is ${reference}. To add something, answer this email.

You have not written to us? Then somebody typed your address by mistake, and there is nothing you need to do.

${site.name}
${site.origin}`,
});
