import { expect, test } from 'vitest';
import { deadLinks } from './dead-links.ts';

test('reports a link to a missing section with its source line', () => {
  const pages = new Map([
    [
      '/',
      '<section id="pricing"></section><a href="/#pricing"></a><a href="#stories"></a><a href="/about?a=b#team"></a>',
    ],
    ['/about', '<a href="/#pricing"></a><a href="/#storie"></a><a href="https://other.test/#x"></a>'],
  ]);
  const sources = new Map([['content/navigation.ts', "a\nto: '/#stories',\n"]]);
  expect(deadLinks(pages, sources)).toEqual([
    'content/navigation.ts:2 links to /#stories, but / has no section with that id. Remove the link, or add the section.',
    'The page / links to /about#team, but /about has no section with that id. Remove the link, or add the section.',
    'The page /about links to /#storie, but / has no section with that id. Remove the link, or add the section.',
  ]);
});
