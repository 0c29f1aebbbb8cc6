import type { Page } from 'playwright/test';
import channels from '#content/features/communication-channels.ts';
import { again, expect, open, openBeforeScripts, test } from './test.ts';

const path = '/features/communication-channels';
const { items } = channels.categories;
const choice = (page: Page, at: number) => page.getByRole('radio', { name: items[at]!.name, exact: true });
const scene = (page: Page, at: number) => page.locator('.category-picker > [aria-hidden]').nth(at);

async function expectShown(page: Page, at: number) {
  const picker = page.locator('.category-picker');
  for (const { name, text, tag } of items)
    for (const words of [name, text, tag])
      await expect(picker.locator('h3, p, span').getByText(words, { exact: true }).first()).toBeVisible();
  for (const index of items.keys()) await expect(scene(page, index)).toBeVisible({ visible: index === at });
}

for (const width of [820, 1440])
  test(
    `at ${width} px a card selects its scene before and after the scripts run`,
    again(width === 820),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await openBeforeScripts(page, path);
      await page.waitForSelector('html[data-whole] > body[data-web-fonts]');
      await choice(page, 2).scrollIntoViewIfNeeded();
      await expectShown(page, 0);
      const height = await page.evaluate(() => document.body.scrollHeight);

      await choice(page, 3).click();
      await expectShown(page, 3);
      await release();
      await expectShown(page, 3);

      await choice(page, 1).click();
      for (const at of [2, 3, 4, 5, 0]) {
        await page.keyboard.press('ArrowRight');
        await expect(choice(page, at)).toBeChecked();
        await expect(choice(page, at)).toBeFocused();
        await expectShown(page, at);
      }
      await page.keyboard.press('ArrowLeft');
      await expectShown(page, 5);
      expect(await page.evaluate(() => document.body.scrollHeight)).toBe(height);
    },
  );

for (const width of [320, 390])
  test(`at ${width} px all cards show, with the first scene`, again(width === 320), async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, path);
    await expectShown(page, 0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all cards show and choose their scene', async ({ page }) => {
    await page.goto(path);
    await expectShown(page, 0);
    await choice(page, 4).click();
    await expectShown(page, 4);
  });
});
