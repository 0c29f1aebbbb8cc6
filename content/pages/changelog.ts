import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

/** Everything the changelog's page says around its updates. */
export const changelogPage = {
  badge: 'Changelog',
  heading: "What's New",
  text: 'Everything that is new, better or fixed, the latest first. Much of it began as a message from somebody who runs a business like yours.',
  updates: 'Platform Updates',
  loading: 'Loading updates…',
  failed: 'Failed to load changelog updates',
  failedText: 'The updates are out of reach right now. Please try again in a moment.',
  retry: 'Try Again',
  asOf: 'As of',
  search: 'Search updates',
  searchButton: 'Search',
  categories: 'Updates by category',
  all: 'All',
  older: 'Show older updates',
  noMatch: 'No update matches that',
  noMatchText: 'Try fewer words, look through all of them, or ask us about it.',
  showAll: 'Show all updates',
  noUpdates: 'No updates yet. The first one will appear here.',
  more: 'Show the rest',
  less: 'Show less',
  read: 'Read Full Update',
  original: 'View Original',
  noLink: 'This update came without a web address.',
  by: 'by',
  asFeed: 'The updates can be read as a feed:',
  subscribe: {
    heading: 'Be the first to know',
    text: 'Follow along by email or in your feed reader, or tell us what you would like to see here next.',
    button: 'Subscribe to Updates',
    support: 'Contact Support',
    email: {
      heading: 'By email',
      text: 'Updates and tips, twice a month.',
      link: 'Sign up by email',
    },
    feed: {
      heading: 'By RSS',
      text: 'Paste this address into your feed reader, and new updates appear there.',
      address: 'Address of the feed',
      copy: 'Copy address',
      copied: 'Copied',
    },
  },
  /** How many updates are shown to match, out of all. */
  count(matching: number, all: number): string {
    const updates = all === 1 ? 'update' : 'updates';
    return matching === all ? `${all} ${updates}` : `${matching} of ${all} ${updates}`;
  },
} as const;

export const head: PageHead = {
  title: `What’s new: platform updates | ${site.name}`,
  description: `Read what was added, improved, fixed or retired in ${site.name}, newest first, with dates and details. Subscribe by RSS to hear about it as it happens.`,
  keywords: ['changelog', 'platform updates', 'release notes', 'new features', 'product news'],
  socialTitle: 'What got better lately',
  socialDescription: 'New features, fixes and changes, dated and described in a few lines each.',
};
