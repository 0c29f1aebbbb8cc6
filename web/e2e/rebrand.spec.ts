import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { site } from '#content/site.ts';
import { startVariant } from './variant.ts';

let variant: Awaited<ReturnType<typeof startVariant>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  variant = await startVariant({
    [site.name]: 'Willowly',
    [new URL(site.origin).host.replace('www.', '')]: 'willowly.example',
    [site.colors.bamboo]: '#5b2a86',
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

test('the colors of the brand are those of the file', async ({ page }) => {
  await page.goto(`${variant.origin}/about`);
  const button = page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).last();
  await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
});
