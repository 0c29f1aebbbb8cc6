import { retention } from '../facts/figures.ts';
import { site } from '../site.ts';

/** Analytics in the privacy and cookie policies; empty if `site.counts` is off. */
export function describeCounts(counts = site.counts) {
  return {
    privacy: counts
      ? 'We also count by day, without cookies, how often each page is shown, which website visits come from and from which country (your network address tells that, and is not kept), whether they reach the prices, the film, the comparison or a demo, which plan and billing period they choose for a trial, how often forms are sent and how often that fails, the words of searches that find nothing, and how fast pages are. These are daily totals, and we do not use them to tell one visitor from another. Please do not type personal data into a search. With a Global Privacy Control or Do Not Track signal you are not counted.'
      : '',
    cookies: counts
      ? 'Visits are counted without cookies: the page keeps count in its own memory, sends its counts to this website each time you leave the page or switch to another tab or app, and keeps nothing in your browser. A Global Privacy Control or Do Not Track signal switches that off.'
      : '',
    purpose: counts
      ? '\n| See which pages help visitors, and how fast they are | Daily totals of visits | Legitimate interests |'
      : '',
    row: counts ? `\n| Daily totals of visits to this website | ${retention.countMonths} months |` : '',
  };
}
