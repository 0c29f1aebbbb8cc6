import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { site } from '#content/site.ts';
import { startVariant } from './variant.ts';

const loader = 'https://widgets.chat.test/loader.js';

let variant: Awaited<ReturnType<typeof startVariant>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const { script, attributes } = site.embeds.chat;
  variant = await startVariant({
    [site.name]: 'Willowly',
    'bamboost.example': 'willowly.example',
    [site.colors.bamboo]: '#5b2a86',
    [`script: '${script}'`]: `script: '${loader}'`,
    [attributes['data-widget-id']]: 'widget-42',
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
  const saying: string[] = [];
  for (const file of files) if (/bamboost/i.test(await readFile(join(client, file), 'utf8'))) saying.push(file);
  expect(saying).toEqual([]);
});

test('another chat loader is added with its attributes, and the security policy lets it', async ({ page }) => {
  const asked: string[] = [];
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) violations.push(message.text());
  });
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

test('the colors of the brand are those of the file', async ({ page }) => {
  await page.goto(`${variant.origin}/about`);
  const button = page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).last();
  await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
});
