import { readdir } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { addressOf } from './pages.ts';
import { startServer } from './test-server.ts';

const { fetch } = startServer();

test.each(Object.keys(pages))('%s is served and asked for again each time', async (path) => {
  const page = await fetch(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('Cache-Control')).toBe('no-cache');
  expect(await page.text()).toMatch(/^<!doctype html>/i);
  const again = await fetch(path, { headers: { 'If-None-Match': page.headers.get('ETag')! } });
  expect([again.status, await again.text(), again.headers.get('Cache-Control')]).toEqual([304, '', 'no-cache']);
  expect(again.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
});

test('HEAD answers like GET without a body', async () => {
  const page = await fetch('/about', { method: 'HEAD' });
  expect([page.status, await page.text()]).toEqual([200, '']);
  expect(page.headers.get('ETag')).toBeTruthy();
  expect((await fetch('/nowhere', { method: 'HEAD' })).status).toBe(404);
});

test.each([
  ['/about/', '/about'],
  ['/about.html', '/about'],
  ['/about///?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['//about', '/about'],
  ['/features//crm.html?x=//evil.example', '/features/crm?x=//evil.example'],
  ['/index.html', '/'],
  ['//', '/'],
  ['/features/', '/features'],
  ['/features/index.html', '/features'],
  ['/%61bout', '/about'],
])('%s moves for good to %s', async (from, to) => {
  const answer = await fetch(from);
  expect([answer.status, answer.headers.get('Location')]).toEqual([308, to]);
});

test.each([
  '/nowhere',
  '/nowhere/',
  '/404',
  '/404.html',
  '/404/',
  '/About',
  '/assets/gone-abc123.js',
  '/assets/',
  '/embeds/nothing.html',
  '/.vite/manifest.json',
  '//evil.example',
  '/%2f%2fevil.example',
  '/\\evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/%',
  '/%E0%A4%A',
  '/about%00',
  '/../../wrangler.toml',
  '/constructor',
  '/__proto__',
])('%s is not found and not kept', async (path) => {
  for (const headers of [new Headers(), new Headers({ 'If-None-Match': '*' })]) {
    const answer = await fetch(path, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('ETag')).toBeNull();
    expect(await answer.text()).toContain('404 Page Not Found');
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('a page refuses %s', async (method) => {
  for (const path of ['/', '/about', '/nowhere']) {
    const answer = await fetch(path, { method });
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('hashed files are kept for a year, other files for an hour', async () => {
  const [script] = (await readdir('dist/client/assets')).filter((name) => name.endsWith('.js'));
  const asset = await fetch(`/assets/${script}`);
  expect([asset.status, asset.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  const again = await fetch(`/assets/${script}`, { headers: { 'If-None-Match': asset.headers.get('ETag')! } });
  expect([again.status, again.headers.get('Cache-Control')]).toEqual([304, 'public, max-age=31536000, immutable']);
  expect((await fetch('/favicon.svg')).headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('an address is found however it is spelled', () => {
  expect(addressOf('/features/crm/')).toBe('/features/crm');
  expect(addressOf('/nowhere.html')).toBeUndefined();
});
