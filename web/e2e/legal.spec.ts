import type { Page } from 'playwright/test';
import { consentWords } from '#content/embeds/consent.ts';
import { footerColumns, scheduleDemo } from '#content/navigation.ts';
import { axe, collectScripts, expect, test as inFreshTab, open, slow, inOneTab as test } from './test.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('[aria-current=location]:visible');
/** Whole pixels: a heading may end on a fraction. */
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((heading) => heading.getBoundingClientRect().top);
const expectLanded = (page: Page, id: string) =>
  expect.poll(async () => Math.abs((await top(page, id)) - 96)).toBeLessThanOrEqual(1);

test.describe('the contents of a document', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('mark the current section and unfold it', slow, async ({ page }) => {
    await open(page, '/gdpr-compliance');
    await expect(current(page)).toHaveCount(0);
    await page.locator('#right-to-erasure-article-17').evaluate((heading) => heading.scrollIntoView());
    await expect(current(page)).toHaveText('Right to erasure (Article 17)');
    await page.locator('#data-retention').evaluate((heading) => heading.scrollIntoView());
    await expect(current(page)).toHaveText('Data retention');
    await expect(contents(page).getByText('Right to erasure')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current(page)).toHaveCount(0);
  });

  test('jump to a section, 96 px below the edge, and focus it', async ({ page }) => {
    await open(page, '/terms-of-service');
    await contents(page).getByRole('link', { name: 'Payment and billing' }).click();
    await expect(page).toHaveURL('/terms-of-service#payment-and-billing');
    await expectLanded(page, 'payment-and-billing');
    await expect(page.locator('#payment-and-billing')).toBeFocused();
    await contents(page).getByRole('link', { name: 'Refunds and the money-back promise' }).click();
    await expect(current(page)).toHaveText('Refunds and the money-back promise');
    expect(await axe(page)).toEqual([]);
  });

  test('scroll to the section of the address and mark it, also after Back', slow, async ({ page }) => {
    await open(page, '/security-compliance#incident-response');
    await expectLanded(page, 'incident-response');
    await expect(current(page)).toHaveText('Incident response');
    await contents(page).getByRole('link', { name: 'Accessibility' }).click();
    await expect(current(page)).toHaveText('Accessibility');
    await page.goBack();
    await expect(current(page)).toHaveText('Incident response');
  });
});

const footerDemo = footerColumns.flatMap(({ links }) => links).find(({ to }) => to === scheduleDemo.to)!;

test("the footer's demo link opens the form, also from a page with an anchor of that name", slow, async ({ page }) => {
  for (const path of ['/privacy-policy', '/cookie-policy']) {
    await open(page, path);
    await page
      .locator('main h2')
      .last()
      .evaluate((heading) => heading.setAttribute('id', 'contact-form'));
    await page.getByRole('contentinfo').getByRole('link', { name: footerDemo.label }).press('Enter');
    await expect(page).toHaveURL(scheduleDemo.to);
    await expectLanded(page, 'contact-form');
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/30-minute demo/);
    await page.goBack();
    await expect(page).toHaveURL(path);
  }
});

test('on a small screen the contents are a bar that closes, and a table keeps its roles', slow, async ({ page }) => {
  await open(page, '/cookie-policy', { size: { width: 390, height: 844 }, reducedMotion: true });
  const bar = page.locator('main summary');
  await expect(bar).toContainText('On this page');
  await bar.click();
  await contents(page).getByRole('link', { name: 'How long cookies last' }).click();
  await expect(contents(page)).toBeHidden();
  await expect(bar).toContainText('How long cookies last');
  await expect(bar).toBeInViewport();
  const { y, height } = (await bar.boundingBox())!;
  expect(await top(page, 'how-long-cookies-last')).toBeGreaterThan(y + height);

  const table = page.locator('.document-table');
  await expect(table).toHaveCount(1);
  const [columns, rows] = [await table.locator('thead th').count(), await table.locator('tbody tr').count()];

  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect(count('table')).toBe(1);
  expect(count('columnheader')).toBe(columns);
  expect(count('rowheader')).toBe(rows);
  expect(count('cell')).toBe(rows * (columns - 1));
  // The column name in each cell is visible only, not exposed.
  const cells = nodes.filter((node) => node.role?.value === 'cell').map((node) => String(node.name?.value));
  expect(cells).toEqual(await table.locator('td').allTextContents());
});

test('during a jump the bar names only the target section', slow, async ({ page }) => {
  await open(page, '/privacy-policy', { size: { width: 390, height: 844 } });
  const bar = page.locator('main summary');
  await bar.click();
  await bar.evaluate((bar) => {
    const named = new Set<string>();
    new MutationObserver(() => named.add(bar.textContent)).observe(bar, { characterData: true, subtree: true });
    // The click may scroll the contents before it jumps.
    addEventListener('scrollend', () => named.size > 0 && Object.assign(globalThis, { named: [...named] }));
  });
  await contents(page).getByRole('link', { name: 'Contact' }).click();
  await page.waitForFunction(() => 'named' in globalThis);
  expect(await page.evaluate(() => (globalThis as { named?: string[] }).named)).toEqual(['On this page: Contact']);
});

test('a document prints as its text alone', slow, async ({ page }) => {
  await open(page, '/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(contents(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In plain words' })).toBeVisible();
});

inFreshTab('the shipped site asks for no consent and loads no consent code', async ({ page, context }) => {
  const scripts = collectScripts(page);
  await open(page, '/cookie-policy');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await scripts()).not.toContain(consentWords.notice.text);
  await expect(page.getByRole('button', { name: consentWords.accept })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
