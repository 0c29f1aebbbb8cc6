import { retention } from '../facts/figures.ts';
import { site } from '../site.ts';
import { idempotencyHeader, largestBody } from './api.ts';

/** What a visitor is told about a send that is not stored, beside the toasts. */
export const sendErrors = {
  unreadable: 'We couldn’t read what you sent, so nothing was saved. Please send it again.',
  tooLong: `This is too long to send, so nothing was saved. Please shorten it to less than ${largestBody / 1024} KB.`,
  wrongType: 'Please send this as JSON or as a form.',
  wrongKey: `The ${idempotencyHeader} must have 1 to 255 printable characters.`,
  otherSite: 'Please send this form from our own website.',
  tooMany: 'You’ve sent this form many times in a row. Your text is still in the form. Please try again in a minute.',
  tooManyToday: `We’ve had too many messages from your network today. Please email ${site.mail.hello}, or try again tomorrow.`,
  closed: `We can’t take this form right now. Please email ${site.mail.hello} or try again later. Nothing was sent.`,
  robot: 'We couldn’t confirm that you’re a person. Please reload the page and try again.',
  notStored: (what: 'message' | 'address') =>
    `We couldn’t save your ${what}. It’s still in the form. Please try again in a minute.`,
  usedKey: 'We already have an earlier version of this message. Please try again to send this one too.',
} as const;

/** What a call is told that the API does not answer. */
export const callErrors = {
  unknown: 'There is nothing at this address.',
  /** `methods` as the Allow header lists them. */
  wrongMethod: (methods: string) => `Please use ${methods.replace(/, (?!.*, )/, ' or ')} here.`,
  notEncrypted: `Please use ${site.origin} instead.`,
  noFeed: 'We can’t load the changelog right now.',
  failed: (reference: string) =>
    `Something went wrong on our side. Please try again in a few minutes. Reference: ${reference}`,
} as const;

/** What the owner's desk says to a call that it refuses. */
export const deskErrors = {
  locked: 'This is for the owner of the site. Please sign in again.',
  lockStuck: 'We can’t check who you are right now. Please try again in a minute.',
  otherSite: 'This can only be done at the desk.',
  wrongType: 'Please send this as JSON.',
  unreadable: 'We couldn’t read the request. Nothing was done.',
  tooLong: `This is more than ${largestBody / 1024} KB. Nothing was done.`,
  wrongValue: (name: string, expected: string) => `${name}: expected ${expected}.`,
  tooManyWords: (most: number) => `Please search for at most ${most} words.`,
  noMessage: 'This message was deleted.',
  signUp: 'A sign-up has nothing to mark. To take the address off the list, erase the person.',
  isSpam: 'This message is marked as spam. Mark it as not spam first.',
  nowhere: 'There’s nowhere to send it: set NOTIFY_EMAIL or DELIVERY_WEBHOOK_URL.',
} as const;

/** What a page says that is shown when something is wrong, and where its first link leads. */
export interface PlainPage {
  heading: string;
  text: string;
  /** `to` is empty for the address that was asked for. */
  again: { label: string; to: string };
}

export const plainPages = {
  failed: {
    heading: 'Something went wrong on our side',
    text: `It’s not your fault. Please try again in a few minutes. If it keeps happening, email ${site.mail.support} with the reference below.`,
    again: { label: 'Try again', to: '' },
  },
  readOnly: {
    heading: 'This page can only be read',
    text: 'This address doesn’t take submissions. Nothing was stored.',
    again: { label: 'Open the page', to: '' },
  },
  locked: {
    heading: 'This page is for the owner of the site',
    text: 'Please sign in with an address that has access.',
    again: { label: 'Try again', to: '' },
  },
  lockStuck: {
    heading: 'Please try again in a minute',
    text: 'We can’t check who you are right now.',
    again: { label: 'Try again', to: '' },
  },
} as const satisfies Record<string, PlainPage>;

export const plainPageWords = {
  home: 'Go to the home page',
  reference: 'Reference:',
  /** In the place of the page of a form that was sent. */
  form: 'Back to the form',
} as const;

/** What the page says to which the mail leads that asks whether a newsletter is wanted. */
export const confirmation = {
  /** Beside the thanks for a sign-up; the same whether the address is new or not, so that nobody learns who subscribes. */
  note: 'One more step: if this address is new to our list, we’re emailing it a link to confirm.',
  question: {
    heading: 'Would you like our newsletter?',
    text: 'One click, and you’ll get the next issue.',
    button: 'Yes, please',
  },
  done: {
    heading: 'You’re on the list',
    text: 'The next issue will come to your inbox. Every issue has a one-click unsubscribe link.',
  },
  unknownLink: {
    heading: 'This link has expired',
    text: `A confirmation link works for ${retention.suspectDays} days. Please sign up again at the bottom of any page.`,
  },
} as const;

/** The page of the link "This wasn't me" in a confirmation email. */
export const notMe = {
  question: {
    heading: 'Didn’t sign up?',
    text: 'One click, and we won’t email this address about the newsletter again.',
    button: 'This wasn’t me',
  },
  done: {
    heading: 'Done. No more of these emails',
    text: `We won’t email this address about the newsletter again. If you change your mind, write to ${site.mail.hello}.`,
  },
} as const;

/** What the page says that the link of a newsletter leads to. */
export const unsubscription = {
  question: {
    heading: 'Stop the newsletter?',
    text: 'One click, and we’ll stop sending it.',
    button: 'Unsubscribe',
  },
  done: {
    heading: 'You’re unsubscribed',
    text: 'We won’t send you the newsletter again. You can sign up again at any time.',
  },
  unknownLink: {
    heading: 'You’re already unsubscribed',
    text: `This address is off our list. If you still get the newsletter, email ${site.mail.support}.`,
  },
  outOfReach: {
    heading: 'Please try again in a moment',
    text: 'We can’t reach our list right now. This link will keep working.',
  },
} as const;
