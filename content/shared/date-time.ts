import { site } from '../site.ts';

/**
 * A moment as 'November 21, 2026 at 5:35 AM MST', in the site's locale and time zone. For the worker, the desk and code that
 * runs after a page has started: it needs Intl.
 */
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
