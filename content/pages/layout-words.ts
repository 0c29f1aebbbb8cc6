import { ended } from '../shared/text/ended.ts';
import { site } from '../site.ts';

export const frameWords = {
  feedName: `What’s new in ${site.name}`,
  skip: 'Skip to content',
  mainNavigation: 'Main',
  menu: 'Menu',
  howItHelps: 'How It Helps',
  newest: 'What’s new',
  allUpdates: 'All updates, newest first',
  onThisPage: 'On this page',
  stickyCta: 'Start the trial',
  relatedPages: 'Related features',
  missing: 'A control here didn’t load.',
  reload: 'Reload the page',
  rights: `© 2026 ${ended(site.legalName)} An independent white-label platform built on a third-party CRM infrastructure.`,
} as const;

/** If the browser refuses to copy. */
export const notCopied = 'Your browser didn’t let us copy.';

export const linkTo = (heading: string): string => `Link to “${heading}”`;
