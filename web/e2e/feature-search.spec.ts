import type { Page } from 'playwright/test';
import { catalogue, cataloguePage, filterSummary } from '#content/pages/feature-catalog.ts';
import { again, expect, open, test } from './test.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: cataloguePage.filter.label });
const cards = (page: Page) => page.locator('main h3 a[href^="/features/"]');

test('a feature search survives Back and reload, and keeps the rest of the address', async ({ page }) => {
  await open(page, '/features?utm_source=mail');
  const entries = await page.evaluate(() => history.length);
  await box(page).pressSequentially('certificates');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/features?utm_source=mail&q=certificates');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await cards(page).click();
  await expect(page).toHaveURL('/features/courses');
  await page.goBack();
  await expect(box(page)).toHaveValue('certificates');
  await expect(cards(page)).toHaveCount(1);
  await page.reload();
  await expect(box(page)).toHaveValue('certificates');
  await expect(cards(page)).toHaveCount(1);
  await box(page).fill('');
  await expect(page).toHaveURL('/features?utm_source=mail');
  await expect(page.getByText(filterSummary([]))).toHaveCount(0);
  await expect(cards(page)).toHaveCount(19);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, again(viewport.width > 390), () => {
    test.use({ viewport });

    test('a shared search opens at its result', async ({ page }) => {
      await open(page, '/features?q=certificates');
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page)).toBeInViewport();
    });

    test('typing never scrolls', async ({ page }) => {
      await open(page, '/features#pricing');
      await box(page).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy({ top: 150, behavior: 'instant' }));
      await box(page).focus();
      const before = await page.evaluate(() => scrollY);
      for (const letter of 'certificates') {
        await box(page).press(letter);
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(await page.evaluate(() => scrollY)).toBe(before);
      }
      await expect(cards(page)).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(before);
    });

    test('a stalk jumps to its card and focuses it, also a filtered-out one', async ({ page }) => {
      await open(page, '/features?q=certificates');
      await expect(cards(page)).toHaveCount(1);
      const last = catalogue.at(-1)!;
      const card = page.locator(`#${last.id}`);
      if (viewport.width < 640) await page.getByRole('radio', { name: last.title }).check();
      await page
        .getByRole('navigation', { name: cataloguePage.groveLabel })
        .getByRole('link', { name: last.title })
        .click();
      await expect(card).toBeFocused();
      await expect(card).toBeInViewport();
      await expect(page).toHaveURL(`/features#${last.id}`);
      await expect(cards(page)).toHaveCount(19);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(last.link);
      await page.goBack();
      await expect(card).toBeInViewport();
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a stalk jumps to its card', async ({ page }) => {
    await page.goto('/features');
    const stalks = page.getByRole('navigation', { name: cataloguePage.groveLabel }).getByRole('link');
    await stalks.nth(9).press('Enter');
    await expect(cards(page).nth(9)).toBeFocused();
    await expect(cards(page).nth(9)).toBeInViewport();
  });
});
