import type { ChangelogItem } from './updates.ts';

export const item = (fields: Partial<ChangelogItem> = {}): ChangelogItem => ({
  title: 'Title',
  link: 'https://feed.test/a',
  description: 'Text',
  pubDate: 'Mon, 05 Jan 2026 10:00:00 GMT',
  author: 'Ann',
  categories: ['New'],
  guid: 'a',
  ...fields,
});
