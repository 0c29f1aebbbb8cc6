import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { pages, redirects } from '#content/pages.ts';
import type { App } from '../env.ts';
import { moved } from './moved.ts';

const app = new Hono<App>()
  .use(
    moved({
      '/old-page.html': '/about',
      '/Services/Booking/': '/features/appointment-booking',
      '/index.php?page=prices': '/#pricing',
      '/index.php?page=prices&plan=pro': '/contact?subject=Demo#contact',
      '/index.php': '/',
      '/?page_id=12': '/support#support',
      '/über-uns': '/about',
      '/brochure.pdf': '/features',
    }),
  )
  .all('*', (c) => c.text('here'));

test.each([
  ['/old-page.html', '/about'],
  ['/old-page', '/about'],
  ['/OLD-PAGE/?utm_source=print', '/about?utm_source=print'],
  ['/services/booking', '/features/appointment-booking'],
  ['//services//booking/index.html', '/features/appointment-booking'],
  ['/index.php?utm_medium=mail&page=prices', '/?utm_medium=mail#pricing'],
  ['/index.php?plan=pro&page=prices&a=1', '/contact?subject=Demo&a=1#contact'],
  ['/index.php?page=else', '/?page=else'],
  ['/?page_id=12', '/support#support'],
  ['/%C3%BCber-uns', '/about'],
  ['/brochure.pdf', '/features'],
])('redirects %s to %s', async (before, now) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request(before, { method });
    expect([answer.status, answer.headers.get('Location')]).toEqual([308, now]);
  }
});

test.each(['/', '/?page_id=1', '/?page_id=123', '/about', '/old-pages', '/%', '/brochure.pdf.exe'])(
  'does not redirect %s',
  async (path) => {
    expect(await (await app.request(path)).text()).toBe('here');
  },
);

test('does not redirect a POST', async () => {
  expect(await (await app.request('/old-page.html', { method: 'POST' })).text()).toBe('here');
});

test('every redirect leads from a missing page to a page', () => {
  for (const [before, now] of Object.entries(redirects)) {
    expect(pages).toHaveProperty([now.split(/[?#]/)[0]!]);
    expect(pages).not.toHaveProperty([before]);
  }
});
