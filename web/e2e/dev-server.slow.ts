import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../.ci/address.ts';
import { copyProject, removeCopy, Script } from '../../.ci/project-copy.ts';
import { test as base, expect, open, sendMessage, thanks, topOf } from './test.ts';

let origin: string;
const test = base.extend({ baseURL: async ({ browserName: _ }, use) => use(origin) });
test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, permissions: ['clipboard-write'] });

let folder: string;
let script: Script;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  folder = copyProject();
  script = new Script(folder, 'dev.ts', '--port', String(await freePort()));
  origin = await script.ready(200_000);
});
test.afterAll(async () => {
  await script.stop();
  removeCopy(folder);
});

/** In development React warns of attributes that start.ts sets before hydration. */
const isExpected = (problem: string) => problem.startsWith('A tree hydrated but some attributes');
const drop = (problems: string[]) =>
  problems.splice(0, Infinity, ...problems.filter((problem) => !isExpected(problem)));

test('the start script, the sticky bar and the anchors work as on the built site', async ({ page, problems }) => {
  await page.goto('/features/crm');
  await open(page, '/#pricing');
  await expect.poll(() => topOf(page.locator('#pricing'))).toBe(96);
  await page.locator('#hidden-costs').evaluate((it) => it.scrollIntoView({ behavior: 'instant' }));
  await expect(page.locator('.sticky-cta')).toHaveAttribute('data-shown', 'true');
  drop(problems);
});

test('a form is sent, and the desk opens', async ({ page, problems }) => {
  await open(page, '/contact');
  await sendMessage(page, { firstName: 'Ann', lastName: 'Lee' });
  await expect(thanks(page)).toBeVisible();
  await page.goto('/desk');
  await expect(page.getByText('Ann Lee').first()).toBeVisible();
  drop(problems);
});

test('an edit that breaks content shows the error, and fixing it restores the site', async ({ page, problems }) => {
  const file = join(folder, 'content/facts/figures.ts');
  const text = readFileSync(file, 'utf8');
  await open(page, '/about');
  writeFileSync(file, `} ${text}`);
  await expect(async () => {
    await page.goto('/about');
    await expect(page.getByRole('alert').first()).toContainText('content/facts/figures.ts', { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  await expect.poll(() => script.output, { timeout: 60_000 }).toContain('content/facts/figures.ts');
  expect(script.output).not.toContain('failed to load config');
  writeFileSync(file, text);
  await expect(async () => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 });
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 60_000 });
  problems.splice(0);
});
