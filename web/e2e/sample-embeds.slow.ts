import type { Frame, Page } from 'playwright/test';
import { chatWords } from '#content/embeds/sample-embeds.ts';
import { axe, expect, open, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const unnamed = (within: Page | Frame, scope: string) =>
  within.locator(`${scope} :is(a, img, iframe, [role=img])`).evaluateAll((all) =>
    all
      .filter((element) => {
        const name = element.ariaLabel || element.getAttribute('alt') || element.getAttribute('title');
        return !(name || element.textContent?.trim()) || !element.closest('[lang]');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

test('links, images and frames of the chat have a name and a language', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: chatWords.launcher }).click();
  await expect(page.getByRole('dialog', { name: chatWords.heading })).toBeVisible();
  await expect(page.locator('.chat-widget[lang]')).toHaveCount(1);
  expect(await page.locator('.chat-widget :is(a, img)').count()).toBeGreaterThan(3);
  expect(await unnamed(page, '.chat-widget')).toEqual([]);
  expect(await axe(page, '.chat-widget')).toEqual([]);
});

test('the reviews have names and a language, and each Tab stop is visible', async ({ page }) => {
  await open(page, '/');
  await page.locator('iframe').scrollIntoViewIfNeeded();
  const list = page.frameLocator('iframe').getByRole('list');
  await expect(list).toHaveAccessibleName(/./);
  const frame = page.frames().find((frame) => frame.parentFrame())!;
  expect(await unnamed(page, '[aria-labelledby=reviews]')).toEqual([]);
  expect(await unnamed(frame, 'body')).toEqual([]);

  await list.focus();
  for (const stop of ['ul', 'button:first-child', 'button:last-child']) {
    const focused = frame.locator(`${stop}:focus-visible`);
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).toHaveCSS('opacity', '1');
    await page.keyboard.press('Tab');
  }
});
