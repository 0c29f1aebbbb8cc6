import type { Page, Route } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { typedTo } from '#content/shared/forms/test-message.ts';
import { site } from '#content/site.ts';
import { expect, test } from './test.ts';

const message = typedTo(contactForm, {
  firstName: 'Rosa',
  lastName: 'Marín',
  email: 'rosa@example.com',
  message: 'Hi',
});

/** Visitors wait 5 s for a script. */
const passTime = (page: Page) => page.clock.fastForward(5000);

async function sendMessage(page: Page) {
  const form = page.locator('form[data-form=contact]');
  for (const [name, value] of Object.entries(message)) await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button', { name: contactForm.words.submit }).click();
  await passTime(page);
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
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
  ['/contact', sendMessage, 'never answers', () => {}],
  ['/', watchFilm, 'fails', (route) => route.abort()],
];

for (const [path, use, how, fail] of cases)
  test(`${path} works while one script ${how}, whichever it is`, async ({ page, problems }) => {
    test.setTimeout(600_000);
    page.setDefaultTimeout(30_000);
    await page.clock.install();
    await page.route('/video/**', (route) => route.fulfill({ body: '' }));
    let visits = 0;
    const visit = async () => {
      // The rate limit is 20 messages a minute per IP.
      await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': `visitor ${++visits} ${how}` });
      await page.goto(path);
      await use(page);
      await openAbout(page);
    };
    const scripts = new Set<string>();
    const collect = (request: { url(): string }) => {
      if (request.url().endsWith('.js')) scripts.add(request.url());
    };
    page.on('request', collect);
    await visit();
    page.off('request', collect);
    expect(scripts.size).toBeGreaterThan(8);
    const broken: string[] = [];
    for (const script of scripts) {
      await page.route(script, fail);
      await visit().catch((error: Error) =>
        broken.push(`${new URL(script).pathname}: ${error.message.split('\n', 1)}`),
      );
      await page.unroute(script);
    }
    problems.splice(0);
    expect(broken).toEqual([]);
  });
