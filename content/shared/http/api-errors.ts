import { site } from '../../site.ts';
import { idempotencyHeader, maxBodyBytes } from './api.ts';

export const sendErrors = {
  unreadable: 'We couldn’t read what you sent, so nothing was saved. Please send it again.',
  tooLong: `This is too long to send, so nothing was saved. Please shorten it to less than ${maxBodyBytes / 1024} KB.`,
  wrongType: 'Please send this as JSON or as a form.',
  wrongKey: `The ${idempotencyHeader} must have 1 to 255 printable characters.`,
  otherSite: 'Please send this form from our own website.',
  tooMany: 'You’ve sent this form many times in a row. Your text is still in the form. Please try again in a minute.',
  tooManyToday: `We’ve had too many messages from your network today. Please email ${site.mail.hello}, or try again tomorrow.`,
  closed: `We can’t take this form right now. Please email ${site.mail.hello} or try again later. Nothing was sent.`,
  robot: 'We couldn’t confirm that you’re a person. Please reload the page and try again.',
  notStored: (what: 'message' | 'address') =>
    `We couldn’t save your ${what}. It’s still in the form. Please try again in a minute.`,
  usedKey: 'We have an earlier version of this message. To send this one as well, press send again.',
} as const;

/** Messages of a flood are stored as suspected spam. */
export const floodNote = `We’re getting far more messages than usual, so it may take us longer to read yours. If it’s urgent, please call ${site.phone.display}.`;

export const callErrors = {
  unknown: 'There is nothing at this address.',
  /** `methods` as the Allow header lists them. */
  wrongMethod: (methods: string) => `Please use ${methods.replace(/, (?!.*, )/, ' or ')} here.`,
  notEncrypted: `Please use ${site.origin} instead.`,
  noFeed: 'We can’t load the changelog right now.',
  failed: (reference: string) =>
    `Something went wrong on our side. Please try again in a few minutes. Reference: ${reference}`,
} as const;

export const deskErrors = {
  locked: 'This is for the owner of the site. Please sign in again.',
  lockStuck: 'We can’t check who you are right now. Please try again in a minute.',
  otherSite: 'This can only be done at the desk.',
  wrongType: 'Please send this as JSON.',
  unreadable: 'We couldn’t read the request. Nothing was done.',
  tooLong: `This is more than ${maxBodyBytes / 1024} KB. Nothing was done.`,
  wrongValue: (name: string, expected: string) => `${name}: expected ${expected}.`,
  tooManyWords: (most: number) => `Please search for at most ${most} words.`,
  noMessage: 'This message was deleted.',
  signUp: 'A sign-up has nothing to mark. To take the address off the list, erase the person.',
  noReply: 'Replies can’t be emailed from here: set NOTIFY_EMAIL, or write to the address yourself.',
  hasGoneOut: 'This reply has gone out.',
  otherReply: 'An earlier version of this text was saved already. Change the text, then send it again.',
  isSpam: 'This message is marked as spam. Mark it as not spam first.',
  nowhere: 'There’s nowhere to send it: set NOTIFY_EMAIL or DELIVERY_WEBHOOK_URL.',
} as const;
