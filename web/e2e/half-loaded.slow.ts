import type { Page, Route } from 'playwright/test';
import { watchDemo } from '#content/pages/demo-video.ts';
import { site } from '#content/site.ts';
import { expect, open, sendMessage, test, thanks } from './test.ts';

/** Visitors wait 5 s for a script. */
const passTime = (page: Page) => page.clock.fastForward(5000);

async function write(page: Page) {
  await sendMessage(page);
  await passTime(page);
  await expect(thanks(page)).toBeVisible();
}

async function watchFilm(page: Page) {
  if (!site.film) return;
  await page.getByText(watchDemo.label).first().click();
  await passTime(page);
  const isDialogOpen = () => page.getByRole('dialog').isVisible();
  const isFilm = () => page.url().endsWith('/video/demo.mp4');
  await expect.poll(async () => isFilm() || (await isDialogOpen())).toBe(true);
  if (isFilm()) await page.goBack();
  else await page.keyboard.press('Escape');
}

async function openAbout(page: Page) {
  await page.locator('footer a[href="/about"]').click();
  await passTime(page);
  await expect(page).toHaveURL('/about');
  await expect(page.locator('h1')).toContainText(/\w/);
  await expect(page.locator('[aria-busy]')).toHaveCount(0);
}

const cases: [path: string, use: (page: Page) => Promise<void>, how: string, fail: (route: Route) => unknown][] = [
  ['/contact', write, 'never answers', () => {}],
  ['/', watchFilm, 'fails', (route) => route.abort()],
];

const parts = [0, 1, 2, 3];

/** By the hash in its name, as the set of scripts may vary between tests. */
const partOf = (url: string) => url.charCodeAt(url.length - '.js'.length - 1) % parts.length;

for (const [path, use, how, fail] of cases)
  for (const part of parts)
    test(`${path} works while a later script ${how}, part ${part + 1} of ${parts.length}`, async ({
      page,
      problems,
    }) => {
      await page.clock.install();
      await page.route('/video/**', (route) => route.fulfill({ body: '' }));
      let visits = 0;
      const visit = async () => {
        test.setTimeout(test.info().timeout + 60_000);
        // The rate limit is 20 messages a minute per IP.
        await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': `visitor ${++visits} ${how} ${part}` });
        await open(page, path);
        await use(page);
        await openAbout(page);
      };
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page, path);
      const before = new Set(requests);
      await visit();
      const later = new Set(requests.filter((url) => url.endsWith('.js') && !before.has(url)));
      expect(later.size).toBeGreaterThan(3);
      const broken: string[] = [];
      for (const script of [...later].filter((url) => partOf(url) === part)) {
        await page.route(script, fail);
        await visit().catch((error: Error) =>
          broken.push(`${new URL(script).pathname}: ${error.message.split('\n', 1)}`),
        );
        await page.unroute(script);
      }
      problems.splice(0);
      expect(broken).toEqual([]);
    });
