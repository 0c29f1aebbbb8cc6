import type { Page } from 'playwright/test';
import { again, expect, laidOut, test } from './test.ts';

const path = '/features/white-label';
const frames = (page: Page) =>
  page.locator('.step-scene').evaluateAll((frames) =>
    frames.map((frame) => {
      const { left, top, bottom } = frame.getBoundingClientRect();
      return { left, top, bottom, shown: getComputedStyle(frame).opacity === '1' };
    }),
  );
const words = (page: Page) =>
  page.locator('.sticky-steps h3').evaluateAll((headings) =>
    headings.map((heading) => {
      const { left, right, top } = heading.getBoundingClientRect();
      return { left, right, top, bottom: heading.nextElementSibling!.getBoundingClientRect().bottom };
    }),
  );

async function expectPlain(page: Page, where: 'beside' | 'below') {
  const pictures = await frames(page);
  expect(pictures.map(({ shown }) => shown)).toEqual([true, true, true, true]);
  for (const [step, { top, bottom, left, right }] of (await words(page)).entries()) {
    const picture = pictures[step]!;
    if (where === 'below') expect(picture.top).toBeGreaterThan(bottom);
    else {
      expect(picture.left).toBeGreaterThan(right - 1);
      expect(picture.top).toBeLessThan(top);
      expect(picture.bottom).toBeGreaterThan(bottom);
    }
    if (step > 0) expect(picture.top).toBeGreaterThan(pictures[step - 1]!.bottom);
    expect(left).toBeGreaterThanOrEqual(0);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('four steps scroll past one sticky picture, which changes with them', async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    await expectPlain(page, 'beside');
    const tops: number[] = [];
    for (const step of [0, 1, 2, 3, 2, 1, 0]) {
      await page
        .locator('.sticky-steps h3')
        .nth(step)
        .evaluate((heading) => {
          heading.scrollIntoView({ block: 'center', behavior: 'instant' });
        });
      await expect
        .poll(async () => (await frames(page)).findLastIndex(({ shown }) => shown), `the picture of step ${step}`)
        .toBe(step);
      const { top, bottom } = (await frames(page))[step]!;
      expect(top).toBeGreaterThan(76);
      expect(bottom).toBeLessThan(900);
      tops.push(Math.round(top));
    }
    expect(new Set(tops.slice(1, 3)).size).toBe(1);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(async () => (await frames(page))[3]!.bottom).toBeLessThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });

  test('reduced motion shows a picture beside each step', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await laidOut(page);
    await expectPlain(page, 'beside');
    await page.locator('.sticky-steps h3').nth(2).scrollIntoViewIfNeeded();
    await expectPlain(page, 'beside');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [width, where] of [
    [390, 'below'],
    [1440, 'beside'],
  ] as const)
    test(`each step has its picture ${where} its words at ${width} px`, again(where === 'beside'), async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      await page.locator('.sticky-steps h3').nth(2).scrollIntoViewIfNeeded();
      await expectPlain(page, where);
    });
});
