import type { PageHead } from '../pages.ts';
import { site } from '../site.ts';

export const changelogPage = {
  badge: 'Changelog',
  heading: "What's New",
  text: 'Everything new, improved or fixed, newest first. Much of it started with a message from someone who runs a business like yours.',
  updates: 'Platform Updates',
  loading: 'Loading updates…',
  failed: 'Failed to load changelog updates',
  failedText: 'We can’t load the updates right now, so please try again in a moment.',
  retry: 'Try Again',
  asOf: 'As of',
  search: 'Search updates',
  searchButton: 'Search',
  categories: 'Updates by category',
  all: 'All',
  older: 'Show older updates',
  noMatch: 'No update matches that',
  noMatchText: 'Try fewer words, browse all updates, or ask us.',
  showAll: 'Show all updates',
  noUpdates: 'There are no updates yet, and the first one will appear here.',
  more: 'Show the rest',
  less: 'Show less',
  read: 'Read Full Update',
  original: 'View Original',
  noLink: 'This update has no link.',
  by: 'by',
  asFeed: 'Read the updates as a feed:',
  subscribe: {
    heading: 'Be the first to know',
    text: 'Follow along by email or in your feed reader, or tell us what you’d like to see next.',
    button: 'Subscribe to Updates',
    support: 'Contact Support',
    email: {
      heading: 'By email',
      text: 'Updates and tips in your inbox.',
      link: 'Sign up by email',
    },
    feed: {
      heading: 'By RSS',
      text: 'Paste this address into your feed reader to get new updates.',
      address: 'Feed address',
      copy: 'Copy address',
      copied: 'Copied',
    },
  },
  count(matching: number, all: number): string {
    const updates = all === 1 ? 'update' : 'updates';
    return matching === all ? `${all} ${updates}` : `${matching} of ${all} ${updates}`;
  },
} as const;

export const head: PageHead = {
  title: `What’s new: platform updates | ${site.name}`,
  description: `See everything added, improved, fixed or retired in ${site.name}, newest first, with dates and details. Subscribe by RSS to hear about each update.`,
  keywords: ['changelog', 'platform updates', 'release notes', 'new features', 'product news'],
  socialTitle: 'What’s new lately',
  socialDescription: 'New features, fixes and changes, dated and described in a few lines each.',
};
