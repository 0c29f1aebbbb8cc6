import type { Count, Counted } from '#content/shared/desk/analytics-events.ts';
import { site } from '#content/site.ts';
import { whenIdle } from './idle.ts';

const early: Counted[] = [];
let add: (...counted: Counted) => unknown = (...counted) => early.push(counted);

/** Adds an event, such as a page view. Never throws. */
export function count(what: Count, on: string): void {
  add(what, on);
}

/** Off for Do Not Track, Global Privacy Control and automated browsers. */
export function startCounting(): void {
  const { webdriver, doNotTrack } = navigator;
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (!site.counts || webdriver || globalPrivacyControl || doNotTrack === '1') {
    add = () => {};
    return;
  }
  whenIdle(async () => {
    const { beginBeacon } = await import('./analytics-beacon.ts').catch(() => ({ beginBeacon: undefined }));
    if (!beginBeacon) return;
    add = beginBeacon();
    for (const counted of early.splice(0)) add(...counted);
  });
}
