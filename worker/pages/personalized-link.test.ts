import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';

const { fetch } = startServer();
const openGraph = (html: string, property: string) =>
  new RegExp(`<meta property="og:${property}" content="([^"]*)"`).exec(html)![1];

test('the title of a shared link has the name, and its picture no typed text', async () => {
  const page = await fetch('/?for=Riverside+Dental&trade=vet');
  const html = await page.text();
  expect(openGraph(html, 'title')).toBe('Riverside Dental, on Main Street');
  const picture = openGraph(html, 'image')!;
  expect(picture).toBe(`${site.origin}/social/main-street.png`);
  expect((await fetch(new URL(picture).pathname)).headers.get('Content-Type')).toBe('image/png');
  expect(html.replace(/<head>.*<\/head>/s, '')).not.toContain('Riverside');
});

test.each([
  ['<script>alert(1)</script>"', '&lt;script>alert(1)&lt;/script>&quot;, on Main Street'],
  ['\u202eevil\u2066\u0000', 'evil, on Main Street'],
  ['🐼'.repeat(99), `${'🐼'.repeat(60)}, on Main Street`],
])('%j is escaped text of one line', async (name, title) => {
  const html = await (await fetch(`/?for=${encodeURIComponent(name)}`)).text();
  expect(openGraph(html, 'title')).toBe(title);
  expect(html).not.toContain('<script>alert(1)');
});

test('an address with a name is not indexed; without one the page is unchanged', async () => {
  for (const path of ['/?for=A', '/?for=', '/features/crm?for=A'])
    expect((await fetch(path)).headers.get('X-Robots-Tag'), path).toBe('noindex');
  const [home, empty] = await Promise.all(['/', '/?for=%E2%80%8B'].map((path) => fetch(path)));
  expect(home!.headers.has('X-Robots-Tag')).toBe(false);
  expect(await empty!.text()).toBe(await home!.text());
});

test('a shared comparison keeps its sums beside the name', async () => {
  const html = await (await fetch('/?stack=crm.email&for=A')).text();
  expect(openGraph(html, 'title')).toBe('A, on Main Street');
  expect(openGraph(html, 'url')).toContain('?stack=crm.email');
});
