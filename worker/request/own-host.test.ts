import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { startSite } from '../test-site.ts';
import { ownHost, ownHosts } from './own-host.ts';

const open = site.origin.replace('https:', 'http:');

const { site: worker } = await startSite();

const get = (url: string, init = {}) => worker.dispatchFetch(url, { redirect: 'manual', ...init });

test.each(['/', '/about?a=1&b=%2F', '//evil.example', '/no-such-page', '/video/demo.mp4', '/%0d%0aSet-Cookie:a=b'])(
  'redirects %s to https (ASVS 4.1.2)',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await get(open + path, { method });
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, site.origin + path]);
    }
  },
);

test('the API rejects plain http without a redirect (ASVS 4.1.2)', async () => {
  for (const [path, method] of [
    [api.contact, 'POST'],
    [api.feed, 'GET'],
    [api.health, 'GET'],
    ['/%61pi/contact', 'POST'],
  ] as const) {
    const answer = await get(open + path, { method });
    expect([answer.status, answer.headers.get('Location')]).toEqual([403, null]);
    expect(await answer.json()).toEqual({ error: `Please use ${site.origin} instead.` });
  }
});

test('serves pages by https and on localhost', async () => {
  for (const origin of [
    site.origin,
    'http://localhost:8787',
    'http://127.0.0.1',
    'http://192.168.1.20:8787',
    'http://[::1]:8787',
  ])
    expect((await get(`${origin}/about`)).status).toBe(200);
  const policy = (await get(site.origin)).headers.get('Content-Security-Policy');
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});

test.each([`${site.origin}.lookalike.test`, `${open}:8080`, site.origin.replace('www.', ''), 'https://notworkers.dev'])(
  'redirects %s to the site’s origin',
  async (origin) => {
    for (const path of ['/', '/about?a=1', '/about/', '/no-such-page']) {
      const answer = await get(origin + path);
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, site.origin + path]);
    }
  },
);

const provisional = 'https://site.somebody.workers.dev';

test('before there is a domain, workers.dev serves the site by https with noindex', async () => {
  expect(ownHosts()).toEqual([]);
  const page = await get(`${provisional}/about`);
  expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  const open = await get(`${provisional.replace('https:', 'http:')}/about`);
  expect([open.status, open.headers.get('Location')]).toEqual([308, `${provisional}/about`]);
  expect((await get(`${site.origin}/about`)).headers.get('X-Robots-Tag')).toBeNull();
});

test('redirects workers.dev to the domain, except for staging', async () => {
  const app = new Hono<App>().use(ownHost(['www.brand.test'])).get('*', (c) => c.text('here'));
  const from = (url: string, env = {}) => app.request(url, {}, env);
  expect((await from(`${provisional}/about`)).headers.get('Location')).toBe(`${site.origin}/about`);
  for (const url of [`${provisional}/about`, 'https://staging.brand.test/about'])
    expect((await from(url, { STAGING: 'yes' })).status).toBe(200);
});

test.each([
  ['https://www.brand.test', ['www.brand.test', 'brand.test']],
  ['https://brand.test', ['brand.test']],
  ['https://www.brand.example', []],
])('the hosts of %s are %j', (origin, hosts) => {
  expect(ownHosts(origin)).toEqual(hosts);
});
