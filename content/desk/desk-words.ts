import { site } from '../site.ts';

/** What the owner's desk says around its views. */
export const deskWords = {
  title: `Desk · ${site.name}`,
  noScript: 'The desk needs JavaScript.',
  navigation: 'Desk',
  toSite: 'To the site',
  views: { messages: 'Messages', numbers: 'Numbers', readiness: 'Readiness' },
  waiting: 'Loading…',
  /** Where the code of a view cannot be fetched or fails. */
  broken: 'This view could not be shown.',
  reload: 'Load the page again',
} as const;

/** Why the desk did not get what it asked for, and what can be done about it. */
export const deskFailures = {
  session: { text: 'You are not signed in any more.', act: 'Sign in again' },
  offline: { text: 'The desk cannot be reached. Are you offline?', act: 'Try again' },
  missing: { text: 'It is not there any more.', act: 'Try again' },
  refused: { text: 'The desk did not answer as it should.', act: 'Try again' },
} as const;
