import { site } from '../site.ts';

/** 'November 21, 2026 at 5:35 AM MST'. Needs Intl, so use it only after a page has started. */
export const dateAndTime = (at: number): string =>
  new Intl.DateTimeFormat(site.locale, {
    timeZone: site.timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
