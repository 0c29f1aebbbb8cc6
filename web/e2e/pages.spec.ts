import { pages } from '#content/pages.ts';
import { axe, expect, hydrated, open, test } from './test.ts';

const rows = Object.entries(pages);

for (const [path, { title, description }] of rows) {
  test.describe(path, () => {
    test('arrives complete and hydrates without a change', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => {
          const changes: string[] = [];
          Object.assign(window, { changes });
          new MutationObserver((records) => {
            for (const { type, target } of records)
              changes.push(`${type} in ${(target as Element).outerHTML?.slice(0, 120)}`);
          }).observe(document.getElementById('root')!, { subtree: true, childList: true, characterData: true });
        });
      });
      const response = await page.goto(path);
      expect(response!.status()).toBe(200);
      await expect(page).toHaveTitle(title);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
      await hydrated(page);
      await page.waitForTimeout(100);
      expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
    });

    for (const width of [390, 1440])
      test(`is accessible at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, path);
        expect(await axe(page)).toEqual([]);
      });

    test('fits 320 px', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      const { scroll, width } = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        width: innerWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(width);
    });

    test('has its headings in order', async ({ page }) => {
      await page.goto(path);
      const levels = await page
        .locator('main')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0]).toBe(1);
      const jumps = levels.slice(1).filter((level, index) => level > levels[index]! + 1);
      expect(jumps).toEqual([]);
    });
  });
}

test('an unknown address shows the 404 page', async ({ page, problems }) => {
  const response = await page.goto('/no/such/page');
  expect(response!.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(await axe(page)).toEqual([]);
  // The browser logs the status of the document itself.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('titles and heads follow a navigation in the browser', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle(pages['/contact'].title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', pages['/contact'].description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(pages['/about'].title);
});

test('words of one page do not travel with another', async ({ page }) => {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) texts.push(response.text());
  });
  await open(page, '/about');
  const scripts = (await Promise.all(texts)).join('');
  for (const [path, { description }] of rows) if (path !== '/about') expect(scripts).not.toContain(description);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const [path] of rows)
    test(`${path} is readable`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect(await page.locator('main').innerText()).not.toHaveLength(0);
      await expect(
        page.locator('script:not([src], [type="application/ld+json"], [type="application/json"])'),
      ).toHaveCount(0);
    });
});
