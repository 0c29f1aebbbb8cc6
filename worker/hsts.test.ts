import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import type { App } from './env.ts';
import { platformHeaders, responseHeaders } from './headers.ts';
import { hstsOf } from './hsts.ts';
import { ownHost } from './request/own-host.ts';

const { hostname } = new URL(site.origin);
const bare = hostname.replace('www.', '');
const host = 'max-age=31536000';
const below = `${host}; includeSubDomains`;

const app = new Hono<App>().use(responseHeaders(), ownHost([hostname, bare])).all('*', (c) => c.text('a page'));
const ask = async (url: string) => {
  const { status, headers } = await app.request(url, {}, {});
  return [status, headers.get('Strict-Transport-Security')];
};

test('a page at www. binds the hosts below it, the redirect of the bare domain only itself', async () => {
  expect(await ask(`https://${hostname}/about`)).toEqual([200, below]);
  expect(await ask(`https://${bare}/about`)).toEqual([308, host]);
  expect(await ask(`http://${bare}/`)).toEqual([308, host]);
});

test.each([
  ['brand.com', host],
  ['brand.co.uk', host],
  ['brand.com.au', host],
  ['localhost', host],
  ['www.brand.com', below],
  ['www.brand.co.uk', below],
  ['shop.brand.com', below],
  ['brand.somebody.workers.dev', below],
])('%s sends %s', (hostname, value) => {
  expect(hstsOf(hostname)).toBe(value);
  expect(hstsOf(hostname, { allSubdomains: true, checked: '' })).toBe(below);
});

test('the files of each own host get its policy from the platform', () => {
  const rules = platformHeaders(['www.brand.com', 'brand.com']).split('\n');
  const valueAt = (path: string) => rules.slice(rules.indexOf(path) + 1, rules.indexOf(path) + 3);
  const [remove, name] = ['  ! Strict-Transport-Security', '  Strict-Transport-Security: '];
  expect(valueAt('https://www.brand.com/*')).toEqual([remove, name + below]);
  expect(valueAt('https://brand.com/*')).toEqual([remove, name + host]);
});
