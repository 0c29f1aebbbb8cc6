import { wholeNumber } from '../shared/format.ts';

/** What the view of readiness and health says. */
export const overviewWords = {
  heading: 'Readiness',
  ready: {
    heading: 'Before visitors come',
    left: (count: number) =>
      count === 1 ? 'One thing is left to do.' : `${wholeNumber(count)} things are left to do.`,
    done: 'Nothing of the site is a sample, and somebody is told of each message.',
    file: 'in',
  },
  health: {
    heading: 'How the site is',
    messages: 'Messages on their way',
    none: 'None: all have arrived.',
    waiting: (count: number, age: string) => `${wholeNumber(count)}, the oldest for ${age}`,
    deliver: 'Try again now',
    delivering: 'Trying…',
    delivered: (count: number) => (count === 0 ? 'All have arrived.' : `On their way again: ${wholeNumber(count)}.`),
    down: 'Receivers that are down',
    undeliverable: 'Given up, to try again or dismiss',
    testEmail: {
      heading: 'Test email',
      address: 'An address of a visitor',
      send: 'Send to this address and to you',
      sending: 'Sending…',
      result: (to: string, error?: string) => (error === undefined ? `${to}: sent` : `${to}: not sent, ${error}`),
    },
    settings: 'Settings',
    settingsRight: 'They are in order.',
    feed: 'Feed of the changelog',
    feeds: {
      fresh: (age: string) => `Current, checked ${age} ago`,
      stale: (age: string) => `Cannot be read; visitors see the copy of ${age} ago`,
      missing: 'Cannot be read, and there is no copy of it',
    },
    feedFailure: (reason: string) => `Reason: ${reason}`,
    feedMoved: (address: string) => `It redirects to ${address}. Set CHANGELOG_FEED_URL to that.`,
    backup: 'Backup',
    backupNow:
      'Cloudflare keeps the database as it was in each minute of the last 30 days. A copy of your own: worker/deploy/README.md says how.',
    version: 'Version',
    deployed: (when: string) => `put online ${when}`,
    now: 'Open',
    contact: 'Contact messages',
    support: 'Support requests',
    spam: 'Taken for spam',
  },
} as const;

/** A time span in its largest whole unit: '3 hours'. */
export function ageText(seconds: number): string {
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const) {
    const count = Math.floor(seconds / length);
    if (count > 0) return count === 1 ? `1 ${unit}` : `${wholeNumber(count)} ${unit}s`;
  }
  return 'less than a minute';
}
