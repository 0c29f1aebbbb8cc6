import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { unsubscription } from '#content/pages/plain-pages.ts';
import { api } from '#content/shared/http/api.ts';
import { changelogPage } from '../changelog/page.ts';
import type { App } from '../env.ts';
import { noticePage } from '../forms/notice-page.ts';
import { context } from '../test-requests.ts';
import { page } from './pages.ts';

vi.mock('#content/changelog.xml', () => ({ default: '' }));

test.each([
  ['/about', '/about.html'],
  ['/about.md', '/about.md'],
  ['/no-such-page', '/404.html'],
  ['/changelog', '/changelog.html'],
  ['/changelog.md', '/changelog.md'],
  [`${api.unsubscribe}?token=${crypto.randomUUID()}`, '/404.html'],
])('%s answers 500 if its file could not be read', async (path, file) => {
  const app = new Hono<App>()
    .get(api.unsubscribe, (c) => noticePage(c, 200, unsubscription.question))
    .get('/changelog*', changelogPage('/changelog'))
    .all('*', page())
    .onError((error, c) => c.text(error.message, 500));
  const env = {
    ASSETS: { fetch: async () => new Response('', { status: 503, headers: { ETag: '"one"' } }) },
    CHANGELOG_FEED_URL: 'https://feed.test/',
    CHANGELOG: { getByName: () => ({ latest: async () => undefined, refresh: async () => undefined }) },
    RELEASE: { id: 'one' },
  };
  const answer = await app.request(path, {}, env, context);
  expect([answer.status, await answer.text()]).toEqual([500, `${file} could not be read: 503`]);
});
