import { site } from '../site.ts';

/** What the frame of every page and the sections that pages share say for themselves. */
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
  rights: `© 2026 ${site.legalName}. An independent white-label platform built on a third-party CRM infrastructure.`,
} as const;

/** What a button that copies says when the browser refuses. */
export const notCopied = 'Your browser didn’t let us copy.';

/** The name of the link at the side of a heading that leads to that heading. */
export const linkTo = (heading: string): string => `Link to “${heading}”`;
