import type { Locator, Page } from 'playwright/test';
import { planRows } from '#content/facts/plan-table.ts';
import { faq } from '#content/pages/home-faq.ts';
import { messagePrices } from '#content/pages/message-prices.ts';
import { anchorOf } from '#content/shared/text/anchor.ts';
import { expect, open, openBeforeScripts, slow, inOneTab as test, withoutScripts } from './test.ts';

const item = (page: Page, index: number) => page.locator('details[name=faq]').nth(index);
const question = (page: Page, index: number) => item(page, index).locator('summary');
const top = (page: Page, index: number) =>
  question(page, index).evaluate((summary) => summary.getBoundingClientRect().top);

async function expectSteady(page: Page, choose: (question: Locator) => Promise<void>) {
  await question(page, 0).click();
  await item(page, 0).evaluate((details) =>
    Promise.all(details.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  await question(page, 1).evaluate((summary) => scrollBy(0, summary.getBoundingClientRect().top - 186));
  const before = await top(page, 1);
  await choose(question(page, 1));
  await expect(item(page, 1)).toHaveAttribute('open');
  await expect(item(page, 0)).not.toHaveAttribute('open');
  await expect.poll(async () => Math.abs((await top(page, 1)) - before)).toBeLessThanOrEqual(1);
  await expect(question(page, 1)).toBeInViewport();
  await choose(question(page, 1));
  await expect(item(page, 1)).not.toHaveAttribute('open');
  expect(Math.abs((await top(page, 1)) - before)).toBeLessThanOrEqual(1);
}

test("a question opened by Enter doesn't move while the one above closes", slow, async ({ page }) => {
  await open(page, '/', { size: { width: 1440, height: 900 } });
  await expectSteady(page, (question) => question.press('Enter'));
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a question opened before the scripts doesn't move while the one above closes", slow, async ({ page }) => {
    await openBeforeScripts(page, '/');
    await expectSteady(page, (question) => question.tap());
  });
});

const anchors = faq.map(({ question }) => anchorOf(question));
const longest = anchorOf(faq.map(({ question }) => question).toSorted((a, b) => b.length - a.length)[0]!);
const outlook = '/features/appointment-booking#does-it-sync-with-outlook';

/** Open, and all of it below the header. */
async function isShown(page: Page, id: string) {
  const answer = page.locator(`[id="${id}"]`);
  const entry = page.locator('details', { has: answer });
  await expect(entry).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
  const room = () =>
    entry.evaluate(
      (details) =>
        details.getBoundingClientRect().top - document.querySelector('header')!.getBoundingClientRect().bottom,
    );
  await expect.poll(room).toBeGreaterThanOrEqual(0);
  await expect(page.locator('details[name=faq][open]')).toHaveCount(1);
}

async function areRowsShown(page: Page) {
  for (const row of rows) {
    await page.goto(`/#${anchorOf(row)}`);
    const box = page.locator(`[id="${anchorOf(row)}"]`);
    await expect(box).toBeInViewport({ ratio: 1 });
    const isClear = () =>
      box.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 24, (top + bottom) / 2));
      });
    await expect.poll(isClear).toBe(true);
  }
}

const rows = [planRows.users.what, planRows.employees.what, planRows.signOn.what, messagePrices.rates.at(-1)!.what];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the address of a question opens it', async ({ page }) => {
    for (const address of [`/#${longest}`, `/#${anchors.at(-1)}`, outlook]) {
      await open(page, address);
      await isShown(page, address.split('#')[1]!);
    }
  });

  test('a link to a question opens and marks it, again after Back', slow, async ({ page }) => {
    await open(page, '/about');
    const marked = page.locator('details:has(> [data-marked])');
    await page.keyboard.press('/');
    await page.keyboard.type('does it sync with outlook');
    const first = page.getByRole('option').first();
    await expect(first).toHaveAttribute('href', outlook);
    await first.click();
    await isShown(page, outlook.split('#')[1]!);
    await expect(marked).toHaveCount(1);
    await expect(marked).not.toHaveCSS('animation-name', 'none');
    await page.locator('header a[href="/"]').first().click();
    await expect(page).toHaveURL('/');
    await page.goBack();
    await isShown(page, outlook.split('#')[1]!);
  });

  test('the address of a table row unfolds and shows it', slow, ({ page }) => areRowsShown(page));

  withoutScripts('without JavaScript, the address of a question or a table row shows it', slow, async ({ page }) => {
    for (const address of [`/#${longest}`, outlook]) {
      await page.goto(address);
      await isShown(page, address.split('#')[1]!);
    }
    await areRowsShown(page);
  });
});
