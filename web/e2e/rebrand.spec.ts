import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'playwright/test';
import { createTestHarness, type TestHarness } from 'wrangler';
import { site } from '#content/site.ts';

const root = join(import.meta.dirname, '../..');
const copy = join(root, 'node_modules/.cache/rebranded');
const loader = 'https://widgets.chat.test/loader.js';

let server: TestHarness;
let origin: string;

test.describe.configure({ mode: 'serial' });

// A copy of the project with another content/site.ts, built and served like the real one.
test.beforeAll(async () => {
  test.setTimeout(120_000);
  await rm(copy, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await cp(join(root, file), join(copy, file)).catch(() => {});
  }
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  const brand = await readFile(join(copy, 'content/site.ts'), 'utf8');
  const { script, attributes } = site.embeds.chat;
  await writeFile(
    join(copy, 'content/site.ts'),
    brand
      .replaceAll(site.name, 'Willowly')
      .replaceAll('bamboost.example', 'willowly.example')
      .replace(site.colors.bamboo, '#5b2a86')
      .replace(`script: '${script}'`, `script: '${loader}'`)
      .replace(attributes['data-widget-id'], 'widget-42')
      .replace('hosts: [] as', "hosts: ['https://widgets.chat.test', 'https://*.chat.test'] as"),
  );
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/worker'], { cwd: copy, stdio: 'pipe' });
  server = createTestHarness({
    workers: [{ configPath: join(copy, 'wrangler.toml'), prebuiltWorkerDir: join(copy, 'dist/worker') }],
  });
  origin = (await server.listen()).url.origin;
});

test.afterAll(async () => {
  await server?.close();
  await rm(copy, { recursive: true, force: true });
});

test('no file of the built site says the old name or host', async () => {
  const client = join(copy, 'dist/client');
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
  const response = await page.goto(`${origin}/about`);
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
  await page.goto(`${origin}/about`);
  const button = page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).last();
  await expect(button).toHaveCSS('background-color', 'rgb(91, 42, 134)');
});
