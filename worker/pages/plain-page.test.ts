import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { plainPages } from '#content/pages/plain-pages.ts';
import { site } from '#content/site.ts';
import type { App } from '../env.ts';
import { formPage } from '../forms/form-page.ts';
import { plainPage } from './plain-page.ts';

const words = { heading: 'a < b & "c"', text: '<script>alert(1)</script>', again: { label: '</a>', to: '/?a="&b' } };

test('escapes its text', async () => {
  const html = await textOf({ ...words, reference: '<b>' });
  expect(html).not.toMatch(/<script|<\/a><\/a>|<b>/);
  expect(html).toContain('>a &lt; b &amp; &quot;c&quot;</h1>');
  expect(html).toContain('href="/?a=&quot;&amp;b"');
  expect(html).toContain('Reference: &lt;b&gt;</p>');
});

test('has the brand colors and passes the CSP', async () => {
  const html = await textOf(plainPages.failed);
  for (const color of [site.colors.paper, site.colors.ink, site.colors.action]) expect(html).toContain(color);
  expect(html).not.toMatch(/<style|<script| on\w+=|https?:/);
  expect(html).not.toContain('Reference');
  expect(html.length).toBeLessThan(3_000);
});

test('links to the requested URL and the home page', async () => {
  const links = [...(await textOf(plainPages.failed)).matchAll(/<a [^>]*href="([^"]*)">([^<]*)/g)];
  expect(links.map(([, to, label]) => [label, to])).toEqual([
    ['Try again', ''],
    ['Go to the home page', '/'],
  ]);
});

test.each([
  ['shows the thank-you text', { status: 200 }, 'Message sent successfully!'],
  ['shows the error', { status: 422, alert: 'Please enter your name.' }, 'Please enter your name.'],
] as const)('%s if the page of the form cannot be read', async (_, outcome, words) => {
  const app = new Hono<App>().get('/', (c) => formPage(c, 'contact', outcome));
  const answer = await app.request('/', {}, { ASSETS: { fetch: () => Promise.reject(new Error('down')) } });
  expect(answer.status).toBe(outcome.status);
  expect(await answer.text()).toMatch(new RegExp(`>${words}<.*href="/contact">Back to the form`, 's'));
});

async function textOf(page: Parameters<typeof plainPage>[2]): Promise<string> {
  const app = new Hono<App>().get('/', (c) => plainPage(c, 500, page));
  return (await app.request('/')).text();
}
