import type { Action } from './pages.ts';

/** A line above every page, until a moment: ISO 8601 with the time zone. */
export interface Announcement {
  text: string;
  link?: Action;
  ends: string;
}

/**
 * None as shipped. One is, for example, `{ text: 'Two months free until Friday.', link: { label: 'See prices', to: '/#pricing' },
 * ends: '2026-12-31T23:59:00-07:00' }`.
 */
export const announcement: Announcement | undefined = undefined;

/** What assistive technology calls it. */
export const announcementLabel = 'Announcement';
