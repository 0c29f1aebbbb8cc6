import type { Action, PageLink } from '../pages.ts';
import type { Purpose } from './embed.ts';
import { embeds } from './embeds.ts';

export const purposes = [...new Set(embeds.map(({ consent }) => consent))].flatMap((purpose) =>
  purpose ? [{ purpose, pieces: embeds.filter(({ consent }) => consent === purpose).map(({ name }) => name) }] : [],
);

const list = new Intl.ListFormat('en-GB');

/** Consent notice. None of the shipped embeds needs it. */
export const consentWords = {
  notice: {
    label: 'Your choice about cookies',
    text: 'Parts of this page come from other companies and may set cookies. They stay off until you say yes.',
    more: { label: 'What they do', to: '/cookie-policy#on-this-website' } satisfies Action,
  },
  accept: 'Accept',
  reject: 'Reject',
  purpose: (purpose: Purpose, pieces: readonly string[]) => `${kinds[purpose]}: ${list.format(pieces)}`,
  waiting: {
    text: 'This comes from another company and stays off until you agree.',
    accept: 'Accept and show it',
    elsewhere: 'Open it in a new tab',
  },
  change: { label: 'Change your choice', to: '/cookie-policy#on-this-website' } satisfies {
    label: string;
    to: PageLink;
  },
  answers: {
    accepted: 'You’ve accepted optional content from other companies.',
    rejected: 'You’ve rejected optional content from other companies.',
    some: 'You’ve accepted some optional content from other companies.',
    unanswered: 'You haven’t chosen yet. Optional content from other companies is off.',
    signal: 'Your browser sends a Global Privacy Control signal. It counts as a no, so optional content stays off.',
  },
} as const;

const kinds: Record<Purpose, string> = { functional: 'Functional', analytics: 'Analytics', marketing: 'Marketing' };
