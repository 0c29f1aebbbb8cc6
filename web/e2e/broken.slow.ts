import type { Page } from 'playwright/test';
import { sampleChat } from '#content/embeds/sample-embeds.ts';
import { checkoutUrl, plans } from '#content/facts/pricing.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { faq } from '#content/pages/home-faq.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { fieldWords } from '#content/pages/personalization-field.ts';
import { site } from '#content/site.ts';
import {
  excess,
  expect,
  follow,
  hydrated,
  test as inFreshTab,
  messageForm,
  open,
  scriptWith,
  sendMessage,
  stillFor,
  inOneTab as test,
  thanks,
} from './test.ts';

let thrown: Error[] = [];
test.beforeEach(({ page }) => {
  thrown = [];
  page.on('pageerror', (error) => thrown.push(error));
});
test.afterEach(() => expect(thrown).toEqual([]));

/** Milliseconds that the site waits for a script. */
const patience = 4_000;

const missing = /^Failed to load resource|^TypeError: Failed to fetch dynamically imported module/;

function forgive(problems: string[]) {
  problems.splice(0, problems.length, ...problems.filter((problem) => !missing.test(problem)));
}

/** After load: while the HTML streams in, centered content moves. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    const add = (entries: PerformanceObserverEntryList) => {
      const [{ loadEventEnd }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming];
      for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
        if (loadEventEnd > 0 && entry.startTime > loadEventEnd)
          (window as unknown as { shift: number }).shift += entry.value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

test.describe('while every script file is blocked', () => {
  test.beforeEach(({ page }) => page.route('**/*.js', (route) => route.abort()));
  test.afterEach(({ problems }) => forgive(problems));

  test('the home page opens menus and questions, and switches prices', async ({ page }) => {
    await page.goto('/');
    await page.locator('header details summary').first().click();
    await expect(page.locator('header details a').last()).toBeVisible();
    const question = page.locator('details[name=faq]').nth(faq.length - 1);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    const buttons = page.locator('#pricing').getByRole('link', { name: 'Start Free Trial' });
    await expect(buttons.first()).toHaveAttribute('href', checkoutUrl(plans[0]!, 'monthly'));
    await page.locator('label:has(#billing-annual)').click();
    await expect(buttons.first()).toHaveAttribute('href', checkoutUrl(plans[0]!, 'annual'));
  });

  test('sends a message, and returns a rejected one', async ({ page }) => {
    await page.goto('/contact');
    await sendMessage(page, { email: 'ann@example', message: 'Hi' });
    await expect(messageForm(page).locator('[data-error=email]')).toBeVisible();
    await expect(messageForm(page).locator('[name=message]')).toHaveValue('Hi');
    await sendMessage(page);
    await expect(thanks(page)).toBeVisible();
  });

  test('shows all sections, and hides controls that need scripts', async ({ page }) => {
    await page.goto('/integrations/third-party');
    await expect(page.getByRole('tabpanel')).toHaveCount(6);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.goto('/integrations/native');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Payments' }).first()).toBeVisible();
    await page.goto('/changelog');
    await expect(page.getByRole('article')).toHaveCount(12);
  });
});

test('a page whose own code is blocked keeps its HTML', async ({ page, problems }) => {
  await page.route(scriptWith('content-course'), (route) => route.abort());
  await page.goto('/integrations/third-party');
  await expect(page.getByRole('tabpanel')).toHaveCount(6);
  forgive(problems);
});

test.describe('an error in the application', () => {
  const words = 'thrown on purpose';
  test.afterEach(({ problems }) => {
    thrown = thrown.filter(({ message }) => message !== words);
    problems.splice(0, problems.length, ...problems.filter((problem) => !problem.includes(words)));
  });

  inFreshTab("during hydration keeps the server's HTML", async ({ page }) => {
    await page.addInitScript(`IntersectionObserver.prototype.observe = () => { throw new Error('${words}') }`);
    await page.goto('/integrations/third-party');
    await page.mouse.move(4, 4);
    await expect(page.locator('html')).toHaveAttribute('data-html-only');
    await expect(page.getByRole('tabpanel')).toHaveCount(6);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open the native directory' }).click();
    await expect(page).toHaveURL('/integrations/native');
    await expect(page.getByRole('heading', { name: 'Payments' }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: frameWords.reload })).toBeVisible();
  });

  test("after a client navigation shows the server's HTML of that page", async ({ page }) => {
    await open(page, '/about');
    await page.evaluate((words) => {
      IntersectionObserver.prototype.observe = () => {
        throw new Error(words);
      };
    }, words);
    await page.getByRole('banner').getByRole('link', { name: site.name }).click();
    await expect(page.locator('html')).toHaveAttribute('data-html-only');
    await expect(page).toHaveURL('/');
    await expect(page.locator('details[name=faq]')).toHaveCount(faq.length);
    await page.locator('footer a[href="/contact"]').click();
    await hydrated(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-html-only');
  });

  test('in an event handler leaves the page working', async ({ page }) => {
    await open(page, '/contact');
    await page.evaluate((words) => {
      Object.assign(window, {
        FormData: function broken() {
          throw new Error(words);
        },
      });
    }, words);
    const message = messageForm(page).locator('[name=message]');
    await message.fill('Hello');
    await expect(message).toHaveValue('Hello');
    await follow(page, '/about');
    await expect(page.locator('html')).not.toHaveAttribute('data-html-only');
  });
});

test('after a release that removed the old files, a link opens the new page', async ({ page, problems }) => {
  await open(page, '/about');
  await page.route(/\/assets\/.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) page.unroute(/\/assets\/.*\.js/);
  });
  await follow(page, '/changelog');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toBe(1);
  forgive(problems);
});

test('an optional part that failed to load leaves its place empty, and comes with the next document', async ({
  page,
  problems,
}) => {
  await page.route(scriptWith('data-long'), (route) => route.abort(), { times: 1 });
  await open(page, '/');
  await expect.poll(() => problems.length).toBe(1);
  await follow(page, '/about');
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: fieldWords.label })).toBeVisible();
  forgive(problems);
});

for (const how of ['fails', 'never loads'])
  inFreshTab(`a control works as plain HTML if the application ${how}`, async ({ page, problems }) => {
    test.skip(!site.film, 'There is no film.');
    const failed = Promise.withResolvers<void>();
    await page.clock.install();
    await page.route('**/*.js', (route) => failed.promise.then(() => route.abort()));
    await page.route('/video/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: watchDemo.label }).click();
    if (how === 'fails') failed.resolve();
    else await page.clock.fastForward(patience);
    await expect(page).toHaveURL(/\/video\/demo\.mp4$/);
    expect(problems.splice(0).join()).toMatch(how === 'fails' ? /Failed to load/ : /did not start/);
  });

inFreshTab('sends a message and follows a link while scripts never respond', async ({ page }) => {
  await page.clock.install();
  await open(page, '/contact');
  await page.route('**/*.js', () => {});
  await sendMessage(page);
  await page.clock.fastForward(patience);
  await expect(thanks(page)).toBeVisible();
  await page.locator('footer a[href="/changelog"]').click();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect(page.locator('main')).not.toHaveAttribute('aria-busy');
});

test('a visited page opens offline', async ({ page, context, problems }) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  await follow(page, '/about');
  await context.setOffline(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.locator('details[name=faq]')).toHaveCount(faq.length);
  await context.setOffline(false);
  forgive(problems);
});

for (const [what, files] of Object.entries({
  fonts: /\.woff2$/,
  images: /\.(svg|png|webp|avif|ico)(#.*)?$/,
}))
  inFreshTab(`pages are complete, work and do not shift while ${what} are blocked`, async ({ page, problems }) => {
    await page.route(files, (route) => route.abort());
    const shift = await watchShifts(page);
    for (const path of ['/', '/contact']) {
      await open(page, path);
      await stillFor(page);
      expect(await shift()).toBeLessThan(0.001);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.getByRole('link', { name: /^$/ })).toHaveCount(0);
      expect(await excess(page)).toBe(0);
    }
    forgive(problems);
  });

inFreshTab('the page loads, works and does not shift while the embeds never answer', async ({ page, problems }) => {
  await page.route('/embeds/**', () => {});
  const asked = page.waitForRequest((request) => request.url().endsWith(sampleChat.script!));
  const shift = await watchShifts(page);
  await open(page, '/');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await asked;
  await expect(page.getByRole('button', { name: 'Chat with us' })).toHaveCount(0);
  await stillFor(page);
  expect(await shift()).toBeLessThan(0.001);
  await follow(page, '/about');
  await hydrated(page);
  forgive(problems);
});

test('the reviews frame ignores messages from other origins (ASVS 3.5.5)', async ({ page }) => {
  await open(page, '/');
  const frame = page.locator('iframe');
  await frame.scrollIntoViewIfNeeded();
  const height = () => frame.evaluate((element) => element.style.height);
  await expect.poll(height).not.toBe('');
  const before = await height();
  await page.evaluate(async () => {
    const received = new Promise<void>((resolve) =>
      addEventListener('message', ({ data }) => data === 'last' && resolve()),
    );
    for (const data of [{ reviewsHeight: 9999 }, { reviewsHeight: '9999' }, null, 'last']) postMessage(data, '*');
    await received;
  });
  expect(await height()).toBe(before);
});
