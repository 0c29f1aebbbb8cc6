import type { Action } from './pages.ts';

/** Shown until `ends`, in ISO 8601 with time zone. */
export interface Announcement {
  text: string;
  link?: Action;
  ends: string;
}

/**
 * Example: `{ text: 'Two months free until Friday.', link: { label: 'See prices', to: '/#pricing' }, ends:
 * '2026-12-31T23:59:00-07:00' }`.
 */
export const announcement: Announcement | undefined = undefined;

export const announcementLabel = 'Announcement';
