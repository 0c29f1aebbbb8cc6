import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { sourceOf } from './source.ts';

const own = 'https://site.test';

test('returns page, landing page, referrer and campaign of a script', async () => {
  expect(
    await source(
      { landing: `${own}/pricing-x?utm_source=g`, referrer: 'https://www.google.com/search?q=secret' },
      { Referer: `${own}/contact?subject=Demo`, 'Accept-Language': 'de-CH,de;q=0.9,en;q=0.8' },
    ),
  ).toEqual({ page: '/contact', referrer: 'www.google.com', utm_source: 'g', language: 'de-CH' });
  const landing = `${own}/features/crm?utm_source=news&utm_medium=email&utm_campaign=may&utm_term=crm&utm_content=a&id=7`;
  expect(await source({ landing, referrer: `${own}/about` }, { Referer: `${own}/` })).toEqual({
    page: '/',
    landing: '/features/crm',
    utm_source: 'news',
    utm_medium: 'email',
    utm_campaign: 'may',
    utm_term: 'crm',
    utm_content: 'a',
  });
});

test('drops the business name of a personalized link', async () => {
  const named = `${own}/?for=Juniper&trade=salon&utm_source=g`;
  const kept = { landing: '/', utm_source: 'g' };
  expect(await source({ landing: named, referrer: named })).toEqual(kept);
  expect(await source({}, { Referer: named })).toEqual({ page: '/', ...kept });
});

test('takes page and campaign from the Referer of a browser without JavaScript', async () => {
  expect(await source({}, { Referer: `${own}/contact?utm_campaign=may` })).toEqual({
    page: '/contact',
    landing: '/contact',
    utm_campaign: 'may',
  });
});

test.each(['Sec-GPC', 'DNT'])('with %s returns only page and language', async (signal) => {
  const sent = { landing: `${own}/about?utm_source=g`, referrer: 'https://a.test' };
  const headers = { Referer: `${own}/contact`, 'Accept-Language': 'en', [signal]: '1' };
  expect(await source(sent, headers)).toEqual({ page: '/contact', language: 'en' });
});

test.each([
  [{ landing: 5, referrer: ['https://a.test'] }],
  [{ landing: 'javascript:alert(1)', referrer: 'data:text/html,x' }],
  [{ landing: 'https://evil.test/about?utm_source=x', referrer: `${own}/` }],
  [{ landing: `${own}/no-such-page?utm_other=x`, referrer: '' }],
  [{ landing: `${own}/__proto__`, referrer: 'no address' }],
])('ignores %o', async (body) => {
  const headers = { Referer: 'https://evil.test/contact', 'Accept-Language': '*; <script>' };
  expect(await source(body, headers)).toEqual({});
});

test('cuts a campaign to one line of 100 characters', async () => {
  const text = encodeURIComponent(`a\r\nBcc: x@y.z\u202e${'🐼'.repeat(200)}`);
  const { utm_source } = await source({ landing: `${own}/?utm_source=${text}` });
  expect(utm_source).toMatch(/^a Bcc: x@y\.z 🐼+$/u);
  expect([...utm_source!]).toHaveLength(100);
});

async function source(body: Record<string, unknown>, headers: Record<string, string> = {}) {
  const app = new Hono().post('/api', (c) => c.json(sourceOf(c, body)));
  return (await (await app.request(`${own}/api`, { method: 'POST', headers })).json()) as Record<string, string>;
}
