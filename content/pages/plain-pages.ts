import { retention } from '../facts/figures.ts';
import { site } from '../site.ts';

/** The worker's error page; `again` is its first link. */
export interface PlainPage {
  heading: string;
  text: string;
  /** `to` is empty for the requested URL. */
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
  form: 'Back to the form',
} as const;

export const confirmation = {
  /** The same for a subscribed address, so that no one learns who subscribes. */
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
