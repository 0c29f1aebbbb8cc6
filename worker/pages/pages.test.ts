import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { markdownPath } from '#content/shared/http/page-files.ts';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';
import { prefersMarkdown } from './pages.ts';

const { fetch } = startServer();

test.each(Object.keys(pages))('%s is served as HTML and Markdown, and revalidated each time', async (path) => {
  const page = await fetch(path);
  expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('Cache-Control')).toBe('no-cache');
  expect(await page.text()).toMatch(/^<!doctype html>/i);
  const again = await fetch(path, { headers: { 'If-None-Match': page.headers.get('ETag')! } });
  expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([304, '', 'no-cache']);
  expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'none'");

  const markdown = await fetch(path, { headers: { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' } });
  const twin = await fetch(markdownPath(path));
  for (const { status, headers } of [markdown, twin]) {
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.get('Cache-Control')).toBe('no-cache');
    expect(headers.get('Link')).toBe(`<${site.origin}${path}>; rel="canonical"`);
  }
  const text = await markdown.text();
  expect(text).toContain(`url: "${site.origin}${path}"`);
  expect(await twin.text()).toBe(text);
});

test('HEAD is GET without a body', async () => {
  const page = await fetch('/about', { method: 'HEAD' });
  expect([page.status, await page.text()]).toEqual([200, '']);
  expect(page.headers.get('ETag')).toBeTruthy();
  expect((await fetch('/no-such-page', { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['/about', '/about/ /about.html //about /%61bout /About /ABOUT.HTML'],
  // Copied with the end of a sentence.
  ['/about', '/about. /about) /about). /About/).%E2%80%9D /about* /about%E2%80%8B'],
  ['/about?a=1&b=%2F', '/about///?a=1&b=%2F'],
  ['/about?a=B', '/about,?a=B'],
  ['/', '/index.html // /%E2%80%8B'],
  ['/features', '/features/ /features/index.html'],
  ['/features/crm', '/features/%E2%80%8Bcrm%C2%A0'],
  ['/features/crm?x=//evil.example', '/features//crm.html?x=//evil.example'],
  ['/features/crm?q=A', '/FEATURES/Crm?q=A'],
  ['/changelog', '/%63hangelog /Changelog'],
])('redirects to %s: %s', async (to, spellings) => {
  for (const from of spellings.split(' ')) {
    const answer = await fetch(from);
    expect([from, answer.status, answer.headers.get('Location')]).toEqual([from, 308, to]);
  }
});

test.each([
  ['unknown pages', '/no-such-page /no-such-page/ /abouts /about.txt /about.-x /.about'],
  ['the 404 page', '/404 /404.html /404/ /404.'],
  ['unknown files', '/assets/gone-abc123.js /embeds/nothing.html /.vite/manifest.json'],
  ['attacks', '/%0d%0aSet-Cookie:a=b /constructor /__proto__'],
  ['unknown Markdown', '/no-such-page.md /.md /404.md /about/index.md /features/.md /About.md'],
])('%s answer 404 and are not cached: %s', async (_, paths) => {
  for (const path of paths.split(' '))
    for (const headers of [new Headers(), new Headers({ 'If-None-Match': '*' })]) {
      const answer = await fetch(path, { headers });
      expect([path, answer.status]).toEqual([path, 404]);
      expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['no-store', null]);
      expect(await answer.text()).toContain('404 Page Not Found');
    }
});

test('HTML and Markdown vary by Accept', async () => {
  const html = await fetch('/about', { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  const markdown = await fetch('/about', { headers: { Accept: 'text/markdown' } });
  expect(html.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(markdown.headers.get('Content-Location')).toBe('/about.md');
  expect(html.headers.get('ETag')).not.toBe(markdown.headers.get('ETag'));
  for (const [accept, answer, status] of [
    ['text/html', html, 304],
    ['text/markdown', markdown, 304],
    ['text/markdown', html, 200],
  ] as const) {
    const again = await fetch('/about', { headers: { Accept: accept, 'If-None-Match': answer.headers.get('ETag')! } });
    expect([again.status, again.headers.get('Vary')]).toEqual([status, 'Accept']);
  }
  expect((await fetch('/about.md')).headers.get('Vary')).toBeNull();
});

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/markdown, */*', true],
  ['TEXT/MARKDOWN;variant=GFM;q=1.0', true],
  ['text/html;q=0.8, text/markdown', true],
  ['text/html, text/markdown', false],
  ['text/markdown;q=0.5, text/html;q=0.9', false],
  ['text/markdown;q=0', false],
  ['text/markdown;q=none', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  ['text/*', false],
  ['*/*', false],
  ['', false],
  [undefined, false],
])('Accept: %s', (accept, markdown) => {
  expect(prefersMarkdown(accept)).toBe(markdown);
});

test.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/llms.txt', 'text/plain; charset=utf-8'],
  ['/llms-full.txt', 'text/plain; charset=utf-8'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  [site.favicon, site.favicon.endsWith('.svg') ? 'image/svg+xml; charset=utf-8' : 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/social/home.png', 'image/png'],
])('%s is %s', async (path, type) => {
  const file = await fetch(path);
  expect([file.status, file.headers.get('Content-Type')]).toEqual([200, type]);
  expect(file.headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('caches hashed files for a year', async () => {
  const [script] = (await readdir('dist/client/assets')).filter((name) => name.endsWith('.js'));
  const asset = await fetch(`/assets/${script}`);
  const again = await fetch(`/assets/${script}`, { headers: { 'If-None-Match': asset.headers.get('ETag')! } });
  expect([asset.status, again.status]).toEqual([200, 304]);
  for (const { headers } of [asset, again])
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('the platform serves every file but pages, Markdown, videos and the desk', { tags: ['slow'] }, async () => {
  const files = (await readdir('dist/client', { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join('/', relative('dist/client', parentPath), name));
  for (const file of files.filter((name) => name !== '/_headers')) {
    const answer = await fetch(file, { method: 'HEAD' });
    const fromWorker = answer.headers.get('X-Request-Id') !== null;
    expect([file, fromWorker]).toEqual([file, /^\/desk\/|\.(html|md|mp4|webm)$/.test(file)]);
    if (!fromWorker) expect([file, answer.status]).toEqual([file, 200]);
  }
});

test.runIf(site.film)('serves ranges of the video', async () => {
  const get = (range?: string) => fetch('/video/demo.mp4', range ? { headers: { Range: range } } : {});
  const [whole, part] = [await get(), await get('bytes=5-104')];
  const bytes = new Uint8Array(await whole.arrayBuffer());
  expect([whole.status, part.status, part.headers.get('Content-Length')]).toEqual([200, 206, '100']);
  expect(part.headers.get('Content-Range')).toBe(`bytes 5-104/${bytes.length}`);
  for (const name of ['Content-Type', 'ETag', 'Cache-Control', 'Accept-Ranges'])
    expect(part.headers.get(name)).toBe(whole.headers.get(name));
  expect(part.headers.get('Accept-Ranges')).toBe('bytes');
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(5, 105));
  expect((await get(`bytes=${bytes.length}-`)).status).toBe(416);
  expect((await fetch('/video/demo.mp4', { method: 'HEAD', headers: { Range: 'bytes=0-1' } })).status).toBe(200);
});
