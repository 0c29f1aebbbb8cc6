import type { Page } from 'playwright/test';
import { again, expect, laidOut, open, openBeforeScripts, test } from './test.ts';

const item = (page: Page, index: number) => page.locator('details[name=faq]').nth(index);
const question = (page: Page, index: number) => item(page, index).locator('summary');
const top = (page: Page, index: number) =>
  question(page, index).evaluate((summary) => summary.getBoundingClientRect().top);

async function openFirst(page: Page, early: boolean) {
  await (early ? openBeforeScripts : open)(page, '/');
  await laidOut(page);
  await question(page, 0).click();
  await item(page, 0).evaluate((details) =>
    Promise.all(details.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await question(page, 1).evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 186));
  return top(page, 1);
}

const ways = {
  tap: (page: Page) => question(page, 1).tap(),
  click: (page: Page) => question(page, 1).click(),
  Enter: (page: Page) => question(page, 1).press('Enter'),
};

for (const [device, use, choices] of [
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, ['tap']],
  ['a large screen', { viewport: { width: 1440, height: 900 } }, ['click', 'Enter']],
] as const)
  test.describe(`on ${device}`, () => {
    test.use(use);
    for (const [way, early] of choices.flatMap((way) => [[way, true] as const, [way, false] as const]))
      test(
        `a question opened by ${way} ${early ? 'before the scripts ' : ''}doesn't move while the one above closes`,
        again(way === 'click' || early !== (way === 'tap')),
        async ({ page }) => {
          const before = await openFirst(page, early);
          await ways[way](page);
          await expect(item(page, 1)).toHaveAttribute('open');
          await expect(item(page, 0)).not.toHaveAttribute('open');
          await expect.poll(async () => Math.abs((await top(page, 1)) - before)).toBeLessThanOrEqual(1);
          await expect(question(page, 1)).toBeInViewport();
          await ways[way](page);
          await expect(item(page, 1)).not.toHaveAttribute('open');
          expect(Math.abs((await top(page, 1)) - before)).toBeLessThanOrEqual(1);
        },
      );
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('one question is open at a time', async ({ page }) => {
    for (const path of ['/', '/features/appointment-booking']) {
      await page.goto(path);
      await question(page, 0).click();
      await question(page, 1).click();
      await expect(item(page, 0)).not.toHaveAttribute('open');
      await expect(item(page, 1)).toHaveAttribute('open');
    }
  });
});
