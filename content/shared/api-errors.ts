import { retention } from '../facts/figures.ts';
import { site } from '../site.ts';
import { idempotencyHeader, largestBody } from './api.ts';

/** What a visitor is told about a send that is not stored, beside the toasts. */
export const sendErrors = {
  unreadable: 'We could not read what arrived and saved nothing. Please send it again.',
  tooLong: `This is too long to send. Nothing was saved. Please shorten it to less than ${largestBody / 1024} KB.`,
  wrongType: 'Please send this as JSON or as a form.',
  wrongKey: `The ${idempotencyHeader} must have 1 to 255 printable characters.`,
  otherSite: 'Please send this form from our own website.',
  tooMany: 'You have sent this form many times in a row. Your text is still in the form; please try again in a minute.',
  tooManyToday: `More came from your network today than we can take. Please write to ${site.mail.hello}, or try again tomorrow.`,
  closed: `We can’t take this form right now. Please email ${site.mail.hello} or try again later. Nothing was sent.`,
  robot: 'We could not confirm that you are a person. Please reload the page and try again.',
  notStored: (what: 'message' | 'address') =>
    `We could not save your ${what}. It is still in the form; please try again in a minute.`,
  usedKey: 'We already have an earlier version of this message. Please try again to send this one too.',
} as const;

/** What a call is told that the API does not answer. */
export const callErrors = {
  unknown: 'There is nothing at this address.',
  /** `methods` as the Allow header lists them. */
  wrongMethod: (methods: string) => `Please use ${methods.replace(/, (?!.*, )/, ' or ')} here.`,
  notEncrypted: `Please use ${site.origin} instead.`,
  noFeed: 'The changelog is out of reach right now.',
  failed: (reference: string) =>
    `Something went wrong on our side. Please try again in a few minutes. Reference: ${reference}`,
} as const;

/** What the owner's desk says to a call that it refuses. */
export const deskErrors = {
  locked: 'This is for the owner of the site. Please sign in again.',
  lockStuck: 'We cannot check just now who you are. Please try again in a minute.',
  otherSite: 'This can only be done at the desk.',
  wrongType: 'Please send this as JSON.',
  unreadable: 'What arrived cannot be read. Nothing was done.',
  tooLong: `This is more than ${largestBody / 1024} KB. Nothing was done.`,
  wrongValue: (name: string, expected: string) => `${name}: expected ${expected}.`,
  tooManyWords: (most: number) => `Please search for at most ${most} words.`,
  noMessage: 'This message is no longer there.',
  signUp: 'A sign-up has nothing to answer. To take the address off the list, erase the person.',
  isSpam: 'This message is marked as spam. Mark it as not spam first.',
  nowhere: 'There is nowhere to send it: neither NOTIFY_EMAIL nor DELIVERY_WEBHOOK_URL is set.',
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
    text: `It is nothing that you did. Please try again in a few minutes. If it stays like this, write to ${site.mail.support} and name the reference below.`,
    again: { label: 'Try again', to: '' },
  },
  readOnly: {
    heading: 'This page can only be read',
    text: 'Nothing can be sent to this address. Nothing was stored.',
    again: { label: 'Open the page', to: '' },
  },
  locked: {
    heading: 'This page is for the owner of the site',
    text: 'Please sign in with the address that was let in. Nothing is shown without.',
    again: { label: 'Try again', to: '' },
  },
  lockStuck: {
    heading: 'Please try again in a minute',
    text: 'We cannot check just now who you are.',
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
  note: 'One more step: if this address is new to our list, a mail with a link to confirm is on its way to it.',
  question: {
    heading: 'Would you like our newsletter?',
    text: 'One click, and the next issue comes to you.',
    button: 'Yes, please',
  },
  done: {
    heading: 'You are on the list',
    text: 'The next issue comes to your inbox. Each has a link that stops it with one click.',
  },
  unknownLink: {
    heading: 'This link is no longer good',
    text: `A link to confirm works for ${retention.suspectDays} days. Please sign up again at the foot of any page.`,
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
    text: 'One click, and we send you no more of it.',
    button: 'Unsubscribe',
  },
  done: {
    heading: 'You are unsubscribed',
    text: 'We will not send you the newsletter again. You can sign up anew at any time.',
  },
  unknownLink: {
    heading: 'This link has done its work',
    text: `The address is off our list. If the newsletter still reaches you, write to ${site.mail.support}.`,
  },
  outOfReach: {
    heading: 'Please try again in a moment',
    text: 'We cannot reach our list just now. This link stays good.',
  },
} as const;
