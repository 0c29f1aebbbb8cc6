import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { api } from '#content/shared/http/api.ts';
import { callErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { responseHeaders } from '../headers.ts';
import { ownHost, ownHosts } from './own-host.ts';
import { requestId } from './request-id.ts';

const open = site.origin.replace('https:', 'http:');
const provisional = 'https://site.somebody.workers.dev';

async function get(url: string, { method = 'GET', hosts = [] as string[], env = {} } = {}) {
  const app = new Hono<App>().use(requestId(), responseHeaders(), ownHost(hosts)).all('*', (c) => c.text('here'));
  const answer = await app.request(url, { method }, env);
  const header = (name: string) => answer.headers.get(name);
  return { status: answer.status, header, location: header('Location'), text: await answer.text() };
}

test.each(['/', '/about?a=1&b=%2F', '//evil.example', '/no-such-page', '/video/demo.mp4', '/%0d%0aSet-Cookie:a=b'])(
  'redirects %s to https (ASVS 4.1.2)',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST'])
      expect(await get(open + path, { method })).toMatchObject({ status: 308, location: site.origin + path });
  },
);

test.each([
  [api.contact, 'POST'],
  [api.feed, 'GET'],
  [api.health, 'GET'],
  ['/%61pi/contact', 'POST'],
])('%s rejects plain http without a redirect (ASVS 4.1.2)', async (path, method) => {
  const text = JSON.stringify({ error: callErrors.notEncrypted });
  expect(await get(open + path, { method })).toMatchObject({ status: 403, location: null, text });
});

test.each([
  [site.origin, true],
  ['http://localhost:8787', false],
  ['http://127.0.0.1', false],
  ['http://192.168.1.20:8787', false],
  ['http://[::1]:8787', false],
])('serves %s, upgrading insecure requests: %s', async (origin, upgrades) => {
  const { status, header } = await get(`${origin}/about`);
  expect([status, header('X-Robots-Tag')]).toEqual([200, null]);
  expect(header('Content-Security-Policy')!.endsWith('; upgrade-insecure-requests')).toBe(upgrades);
});

test.each([`${site.origin}.lookalike.test`, `${open}:8080`, site.origin.replace('www.', ''), 'https://notworkers.dev'])(
  'redirects %s to the site’s origin',
  async (origin) => {
    for (const path of ['/', '/about?a=1', '/about/', '/no-such-page'])
      expect(await get(origin + path)).toMatchObject({ status: 308, location: site.origin + path });
  },
);

test('before there is a domain, workers.dev serves the site by https with noindex', async () => {
  const { status, header } = await get(`${provisional}/about`);
  expect([status, header('X-Robots-Tag')]).toEqual([200, 'noindex']);
  const location = `${provisional}/about`;
  expect(await get(location.replace('https:', 'http:'))).toMatchObject({ status: 308, location });
});

test('redirects workers.dev to the domain, except for staging', async () => {
  const hosts = ['www.brand.test'];
  expect(await get(`${provisional}/about`, { hosts })).toMatchObject({ location: `${site.origin}/about` });
  for (const url of [`${provisional}/about`, 'https://staging.brand.test/about'])
    expect(await get(url, { hosts, env: { STAGING: 'yes' } })).toMatchObject({ status: 200 });
});

test.each([
  ['https://www.brand.test', ['www.brand.test', 'brand.test']],
  ['https://brand.test', ['brand.test']],
  ['https://www.brand.example', []],
])('the hosts of %s are %j', (origin, hosts) => {
  expect(ownHosts(origin)).toEqual(hosts);
});
