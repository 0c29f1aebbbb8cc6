import type { Frame, Page } from 'playwright/test';
import { chatWords, reviewWords } from '#content/embeds/sample-embeds.ts';
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

test('the chat closes by key, and its links and images have a name and a language', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const launcher = page.getByRole('button', { name: chatWords.launcher });
  await launcher.click();
  const panel = page.getByRole('dialog', { name: chatWords.heading });
  const links = panel.getByRole('link');
  await expect(links.first()).toBeFocused();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/contact',
    '/support',
  ]);
  await expect(page.locator('.chat-widget[lang]')).toHaveCount(1);
  expect(await page.locator('.chat-widget :is(a, img)').count()).toBeGreaterThan(3);
  expect(await unnamed(page, '.chat-widget')).toEqual([]);
  expect(await axe(page, '.chat-widget')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('the reviews have names and a language, scroll by button and key, and each Tab stop is visible', async ({
  page,
}) => {
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

  const [back, on] = [reviewWords.previous, reviewWords.next].map((name) => frame.getByRole('button', { name }));
  const place = frame.locator('.snap-steps p');
  const cards = frame.locator('.snap-row > li');
  await expect(place).toHaveText('1 of 6');
  await expect(back!).toHaveAttribute('aria-disabled', 'true');
  // Set by the frame's script, which loads later.
  await expect(on!).toHaveAttribute('aria-disabled', 'false');
  for (let times = 0; times < 3; times++) await on!.press('Enter');
  await expect(place).toHaveText('4 of 6');
  await expect
    .poll(() => cards.evaluateAll((all) => all.findIndex((card) => card.getBoundingClientRect().left >= 0)))
    .toBe(3);
  await back!.tap();
  await expect(place).toHaveText('3 of 6');
  await list.press('ArrowRight');
  await expect(place).toHaveText('4 of 6');
  await list.press('End');
  for (let times = 0; times < 3; times++) await on!.press('Enter');
  await expect(place).toHaveText('6 of 6');
  await expect(on!).toHaveAttribute('aria-disabled', 'true');
  await expect(on!).toBeFocused();
});
