import type { Action } from './feature-page.ts';
import type { PageLink } from './pages.ts';

/** The words around pieces of other companies that wait for the visitor's consent. None of the shipped ones does. */
export const consentWords = {
  notice: {
    label: 'Your choice about cookies',
    text: 'Some pieces of this page, such as the chat or the reviews, come from other companies and may set cookies. They stay off until you say yes.',
    more: { label: 'What they do', to: '/cookie-policy#third-party-cookies' } satisfies Action,
  },
  accept: 'Accept',
  reject: 'Reject',
  waiting: 'This piece comes from another company and is off until you agree.',
  change: { label: 'Change your choice', to: '/cookie-policy#on-this-website' } satisfies {
    label: string;
    to: PageLink;
  },
  answers: {
    accepted: 'You have accepted optional pieces of other companies.',
    rejected: 'You have rejected optional pieces of other companies.',
    unanswered: 'You have not chosen yet. Optional pieces of other companies are off.',
    signal: 'Your browser sends a Global Privacy Control signal. It counts as a no, so optional pieces stay off.',
  },
} as const;
