import { countText, mostCounted } from '../shared/desk/desk-api.ts';
import { wholeNumber } from '../shared/text/format.ts';

export const overviewWords = {
  heading: 'Readiness',
  ready: {
    heading: 'Before you go live',
    left: (count: number) => (count === 1 ? 'One thing left to do.' : `${wholeNumber(count)} things left to do.`),
    done: 'Nothing on the site is a sample, and someone gets every message.',
    file: 'in',
  },
  health: {
    heading: 'Health',
    messages: 'Messages waiting for delivery',
    none: 'None. Everything was delivered.',
    waiting: (count: number, age: string) => `${countText(count, mostCounted.deliveries)}, the oldest for ${age}`,
    deliver: 'Try again now',
    delivering: 'Trying…',
    delivered: (count: number) =>
      count === 0 ? 'Everything was delivered.' : `Trying again: ${countText(count, mostCounted.deliveries)}.`,
    down: 'Receivers that are down',
    undeliverable: 'Given up: try again or dismiss',
    testEmail: {
      heading: 'Test email',
      address: 'A visitor’s address',
      send: 'Send to this address and to you',
      sending: 'Sending…',
      result: (to: string, error?: string) => (error === undefined ? `${to}: sent` : `${to}: not sent, ${error}`),
    },
    settings: 'Settings',
    settingsRight: 'All correct.',
    feed: 'Changelog feed',
    feeds: {
      fresh: (age: string) => `Current, checked ${age} ago`,
      stale: (age: string) => `Can’t be read; visitors see the copy from ${age} ago`,
      missing: 'Can’t be read, and there’s no copy',
    },
    feedFailure: (reason: string) => `Reason: ${reason}`,
    feedMoved: (address: string) => `It redirects to ${address}. Set CHANGELOG_FEED_URL to that.`,
    backup: 'Backup',
    backupNow:
      'Cloudflare can restore the database to any minute of the last 30 days. To keep your own copy, see worker/deploy/README.md.',
    version: 'Version',
    deployed: (when: string) => `deployed ${when}`,
    now: 'Open',
    contact: 'Contact messages',
    support: 'Support requests',
    spam: 'Marked as spam',
  },
} as const;
