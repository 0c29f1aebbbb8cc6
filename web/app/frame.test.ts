import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { footerColumns, headerLinks, howItHelps, startTrial } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import { htmlOf } from '../prerender/test-output.ts';

const html = htmlOf('/about').replaceAll(/<!-- -->|<span class="sr-only"> \([^<]*<\/span>/g, '');
const [header, footer] = ['header', 'footer'].map((name) => new RegExp(`<${name}\\b.*</${name}>`, 's').exec(html)![0]);

const hrefsOf = (part: string) =>
  [...part.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(([, tag, content]) => {
    const name = / aria-label="([^"]*)"/.exec(tag!)?.[1] ?? content!.replace(/<[^>]+>/g, ' ').trim();
    return [name, / href="([^"]*)"/.exec(tag!)![1]] as const;
  });

test.each([...headerLinks, ...howItHelps.map(({ to }) => ({ label: pages[to].name, to })), startTrial])(
  'the header links to $label',
  ({ label, to }) => {
    const named = hrefsOf(header!).filter(([name]) => name.startsWith(renderToStaticMarkup(label)));
    expect(named.map(([, href]) => href)).toContain(to);
  },
);

test('the header has the login, in a new tab', () => {
  expect(header).toMatch(
    new RegExp(
      `<a (?=[^>]*href="${site.hosts.login}")(?=[^>]*target="_blank")(?=[^>]*rel="[^"]*noopener)[^>]*>.*?Login`,
    ),
  );
});

test.each(footerColumns)('the footer has the column $heading', ({ heading, links }) => {
  const column = new RegExp(`<nav aria-label="${renderToStaticMarkup(heading)}">.*?</nav>`, 's').exec(footer!)?.[0];
  expect(hrefsOf(column ?? '')).toEqual(links.map(({ label, to }) => [renderToStaticMarkup(label), to]));
});

test('the footer has all social links', () => {
  const links = hrefsOf(footer!);
  for (const { name, href } of site.social) expect(links.find(([, to]) => to === href)?.[0]).toContain(name);
});
