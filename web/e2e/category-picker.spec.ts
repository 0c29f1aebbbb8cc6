import type { Page } from 'playwright/test';
import crm from '#content/features/crm.ts';
import { again, expect, openBeforeScripts, test } from './test.ts';

const path = '/features/crm';
const { items } = crm.categories;
const choice = (page: Page, at: number) => page.getByRole('radio', { name: items[at]!.name, exact: true });
const panel = (page: Page, at: number) => page.locator('.category-picker > div').nth(at);

/** The one panel that shows, its tab, and where the page stands. */
async function expectShown(page: Page, at: number, scrolled: number) {
  await expect(choice(page, at)).toBeChecked();
  for (const index of items.keys()) await expect(panel(page, index)).toBeVisible({ visible: index === at });
  await expect(panel(page, at).getByRole('heading', { level: 3 })).toHaveText(items[at]!.name);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
}

for (const { hasTouch, ...viewport } of [
  { width: 390, height: 844, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
])
  test.describe(`at ${viewport.width} px`, again(!hasTouch), () => {
    test.use({ viewport, hasTouch });

    test('a kind is chosen before the scripts come and after, and the page stays', async ({ page }) => {
      const choose = (at: number) => (hasTouch ? choice(page, at).tap() : choice(page, at).click());
      const release = await openBeforeScripts(page, path);
      // Until then the page moves as it is laid out.
      await page.waitForSelector('html[data-whole] > body[data-web-fonts]');
      await page.evaluate(() =>
        document.querySelector('.category-picker label')!.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const scrolled = await page.evaluate(() => scrollY);
      await expectShown(page, 0, scrolled);
      const height = await page.evaluate(() => document.body.scrollHeight);

      await choose(3);
      await expectShown(page, 3, scrolled);
      await release();
      await expectShown(page, 3, scrolled);

      await choose(1);
      await expectShown(page, 1, scrolled);
      for (const at of [2, 3, 4, 5, 0]) {
        await page.keyboard.press('ArrowRight');
        await expectShown(page, at, scrolled);
        await expect(choice(page, at)).toBeFocused();
        expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
      }
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, 5, scrolled);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all kinds stand below each other', async ({ page }) => {
    await page.goto(path);
    for (const index of items.keys()) await expect(panel(page, index)).toBeVisible();
    await expect(page.locator('.category-picker input').first()).toBeHidden();
    const tops = await page
      .locator('.category-picker > div')
      .evaluateAll((all) => all.map((div) => div.getBoundingClientRect()));
    for (const [index, { top }] of tops.entries()) if (index > 0) expect(top).toBeGreaterThan(tops[index - 1]!.bottom);
  });
});
