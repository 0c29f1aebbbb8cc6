import { site } from '../../site.ts';

/** Formats times in the site's locale. Needs Intl, so use it only after a page has started. */
export const timeFormat = (options: Intl.DateTimeFormatOptions, timeZone: string = site.timeZone) =>
  new Intl.DateTimeFormat(site.locale, { timeZone, ...options });

/** Formats numbers with units in the site's locale. */
export const numberFormat = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(site.locale, options);

/** '11:00 AM' */
export const clock = { hour: 'numeric', minute: '2-digit' } as const;

/** '11:00 AM MST' */
export const clockAndZone = { ...clock, timeZoneName: 'short' } as const;

/** 'November 21, 2026 at 5:35 AM MST' */
export const dateAndTime = (at: number): string =>
  timeFormat({ year: 'numeric', month: 'long', day: 'numeric', ...clockAndZone }).format(at);
