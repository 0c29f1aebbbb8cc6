import type { Count, Counted } from '#content/desk/analytics-events.ts';
import { site } from '#content/site.ts';
import { whenIdle } from './idle.ts';

const early: Counted[] = [];
let add: (...counted: Counted) => unknown = (...counted) => early.push(counted);

/** Counts that something happened, such as a page that was shown, for the owner's numbers. Never fails, keeps nothing. */
export function count(what: Count, on: string): void {
  add(what, on);
}

/**
 * Sends what is counted to the site, from when the browser is idle; nothing where the visitor asks not to be tracked or a
 * program drives the browser.
 */
export function startCounting(): void {
  const { webdriver, doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (!site.counts || webdriver || globalPrivacyControl || doNotTrack === '1') {
    add = () => {};
    return;
  }
  whenIdle(async () => {
    // Without a connection nothing is counted.
    const { beginBeacon } = await import('./analytics-beacon.ts').catch(() => ({ beginBeacon: undefined }));
    if (!beginBeacon) return;
    add = beginBeacon();
    for (const counted of early.splice(0)) add(...counted);
  });
}
