import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { site } from '#content/site.ts';
import { startVariant } from './variant.ts';

const loader = 'https://widgets.chat.test/loader.js';
const reviews = { script: 'https://reviews.chat.test/widget.js', frame: 'https://reviews.chat.test/widget/42' };

let variant: Awaited<ReturnType<typeof startVariant>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { script, attributes } = site.embeds.chat;
  const shown = site.embeds.reviews;
  variant = await startVariant({
    [site.name]: 'Willowly',
    [new URL(site.origin).host.replace('www.', '')]: 'willowly.example',
    [site.colors.bamboo]: '#5b2a86',
    [`script: '${script}'`]: `script: '${loader}'`,
    [attributes['data-widget-id']]: 'widget-42',
    [`script: '${shown.script}'`]: `script: '${reviews.script}'`,
    [`frame: '${shown.frame}'`]: `frame: '${reviews.frame}'`,
    'hosts: [] as': "hosts: ['https://widgets.chat.test', 'https://*.chat.test'] as",
  });
});

test.afterAll(() => variant?.close());

test('no file of the built site says the old name or host', async () => {
  const client = join(variant.folder, 'dist/client');
  const files = (await readdir(client, { recursive: true })).filter((file) =>
    /\.(html|js|md|txt|xml|svg|webmanifest|vtt)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const former = new RegExp(RegExp.escape(site.name), 'i');
  const saying: string[] = [];
  for (const file of files) if (former.test(await readFile(join(client, file), 'utf8'))) saying.push(file);
  expect(saying).toEqual([]);
});

test('another chat loader is added with its attributes, and the security policy lets it', async ({ page }) => {
  const asked: string[] = [];
  const violations = violationsOn(page);
  await page.route(loader, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.chat = "ready"' });
  });
  const response = await page.goto(`${variant.origin}/about`);
  const policy = response!.headers()['content-security-policy']!;
  for (const directive of ['script-src', 'connect-src', 'frame-src']) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://widgets\\.chat\\.test https://\\*\\.chat\\.test`));
  }
  await expect(page).toHaveTitle(/Willowly/);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('html')).toHaveAttribute('data-chat', 'ready');
  await expect(page.locator(`script[src="${loader}"]`)).toHaveAttribute('data-widget-id', 'widget-42');
  expect(asked).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('another reviews widget is shown, and the security policy lets it', async ({ page }) => {
  const violations = violationsOn(page);
  await page.route(reviews.script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.reviews = "ready"' }),
  );
  await page.route(reviews.frame, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Six of them</p>' }));
  await page.goto(variant.origin);
  const frame = page.locator(`iframe[src="${reviews.frame}"]`);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame.contentFrame().getByText('Six of them')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-reviews', 'ready');
  expect(violations).toEqual([]);
});

/** What the security policy forbids on the page from now on. */
function violationsOn(page: Page) {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
  return violations;
}

test('the colors of the brand are those of the file', async ({ page }) => {
  await page.goto(`${variant.origin}/about`);
  const button = page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).last();
  await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
});
