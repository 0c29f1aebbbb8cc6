import { retention } from '../facts/figures.ts';
import { site } from '../site.ts';

/** What the privacy and cookie policies say of the counting of visits; nothing while the site does not count. */
export function describeCounts(counts = site.counts) {
  return {
    privacy: counts
      ? 'We also count by day, without cookies, how often each page is shown, which website visits come from and from which country (your network address tells that, and is not kept), whether they reach the prices, a trial, the film, the comparison or a demo, how often forms are sent, the words of searches that find nothing, and how fast pages are. These are sums: nothing in them tells one visitor from another. With a Global Privacy Control or Do Not Track signal you are not counted.'
      : '',
    cookies: counts
      ? 'Visits are counted without cookies: the page adds up what is seen and done in its own memory, tells it to this website once when you leave, and keeps nothing in your browser. A Global Privacy Control or Do Not Track signal switches that off.'
      : '',
    purpose: counts
      ? '\n| See which pages are of use, and how fast they are | Daily sums of what visits do | Legitimate interests |'
      : '',
    row: counts ? `\n| Daily sums of what visits to this website do | ${retention.countMonths} months |` : '',
  };
}
