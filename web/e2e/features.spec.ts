import type { Page } from 'playwright/test';
import { catalogue, cataloguePage } from '#content/pages/feature-catalog.ts';
import { axe, excess, expect, open, slow, inOneTab as test, withoutScripts } from './test.ts';

const row = (page: Page, index: number) => page.locator('.category').nth(index);
const box = (page: Page, index: number) =>
  page.getByRole('checkbox', { name: `${cataloguePage.more} ${catalogue[index]!.title}` });
const chart = (page: Page) => page.getByRole('navigation', { name: cataloguePage.chartLabel });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('the catalogue is short, and its rows and stalks are large enough to tap', slow, async ({ page }) => {
    await open(page, '/features');
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(7000);
    for (const target of [row(page, 0), row(page, 18), chart(page).getByRole('radio').first()]) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await box(page, 0).check();
    expect(await axe(page)).toEqual([]);
  });

  withoutScripts('without JavaScript, a row unfolds, folds, and links to its page', async ({ page }) => {
    await page.goto('/features');
    const [highlight] = catalogue[3]!.highlights;
    const text = row(page, 3).getByText(highlight);
    for (const tap of ['mouse', 'keyboard'] as const) {
      const toggle = () =>
        tap === 'mouse' ? row(page, 3).click({ position: { x: 100, y: 20 } }) : box(page, 3).press('Space');
      await expect(text).toBeHidden();
      await toggle();
      await expect(text).toBeVisible();
      await toggle();
    }
    await box(page, 3).check();
    await text.click({ force: true });
    await expect(page).toHaveURL(catalogue[3]!.link);
  });

  withoutScripts('without JavaScript, the chart names and links the chosen category', slow, async ({ page }) => {
    await page.goto('/features');
    const link = (index: number) => chart(page).getByRole('link', { name: catalogue[index]!.title });
    await expect(chart(page).getByRole('link')).toHaveCount(1);
    await expect(link(0)).toBeVisible();
    await chart(page).getByRole('radio').first().press('ArrowRight');
    await expect(link(1)).toBeVisible();
    await chart(page).getByRole('radio').last().check();
    await link(18).click();
    await expect(row(page, 18)).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(catalogue[18]!.link);
  });
});
