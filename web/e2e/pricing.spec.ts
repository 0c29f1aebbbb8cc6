import type { Page } from 'playwright/test';
import { type Messages, messageCost } from '#content/facts/message-rates.ts';
import { planGroups } from '#content/facts/plan-table.ts';
import { plans, pricingWords } from '#content/facts/pricing.ts';
import { overview } from '#content/pages/home.ts';
import { connectLine } from '#content/pages/integrations-native.ts';
import { messagePrices } from '#content/pages/message-prices.ts';
import { money } from '#content/shared/text/format.ts';
import {
  axe,
  brokenWords,
  excess,
  expect,
  hydrated,
  open,
  openBeforeScripts,
  slow,
  inOneTab as test,
  withoutScripts,
} from './test.ts';

const annual = (page: Page) => page.locator('#billing-annual');
const price = (page: Page, text: string) => page.locator('#pricing').getByText(text, { exact: true });

test('annual billing survives navigation, Back and reload, until monthly is chosen', slow, async ({ page }) => {
  await open(page, '/');
  await annual(page).check();
  await page.getByRole('link', { name: overview.link.label }).click();
  await expect(page).toHaveURL('/features');
  await expect(annual(page)).toBeChecked();
  await expect(price(page, '$997')).toBeVisible();
  await page.reload();
  await expect(annual(page)).toBeChecked();
  await hydrated(page);
  await page.locator('#billing-monthly').check();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(price(page, '$97')).toBeVisible();
  await expect(price(page, '$997')).toBeHidden();
  await page.goto('/features');
  await page.waitForLoadState('networkidle');
  await expect(annual(page)).not.toBeChecked();
});

test(
  'annual billing applies before hydration, yields to a choice made then, and ignores Enter',
  slow,
  async ({ page }) => {
    await open(page, '/features');
    await annual(page).check();
    await annual(page).press('Enter');
    await expect(annual(page)).toBeChecked();
    await expect(page).toHaveURL('/features');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('billing'))).toBe('"annual"');
    const release = await openBeforeScripts(page, '/');
    await expect(price(page, '$997')).toBeVisible();
    await page.locator('#billing-monthly').check();
    await release();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('billing'))).toBe('"monthly"');
    await page.reload();
    await expect(price(page, '$97')).toBeVisible();
  },
);

test.describe('the table of the plans', () => {
  const table = (page: Page) => page.getByRole('table', { name: pricingWords.table.heading });
  const row = (page: Page, what: string) => table(page).getByRole('row', { name: new RegExp(`^${what}`) });
  const [limits, folded] = planGroups;
  const box = (page: Page) => table(page).getByRole('checkbox', { name: folded!.name });

  const fold = (page: Page) => page.getByRole('checkbox', { name: pricingWords.table.heading });

  test('is folded on a phone until a link targets it', slow, async ({ page }) => {
    await open(page, '/', { size: { width: 390, height: 844 } });
    const amount = row(page, limits!.rows[0]!.what);
    await expect(amount).toBeHidden();
    await fold(page).check();
    await expect(amount).toBeVisible();
    await fold(page).uncheck();
    await page
      .locator('details', { has: page.locator('a[href$="#plans"]') })
      .locator('summary')
      .click();
    await page.locator('main a[href$="#plans"]').click();
    await expect(amount).toBeInViewport();
  });

  test("shows amounts, and a group's rows once opened by keyboard", async ({ page }) => {
    await open(page, '/features');
    await expect(row(page, limits!.rows[0]!.what)).toBeVisible();
    const job = row(page, folded!.rows[0]!.what);
    await expect(job).toBeHidden();
    await box(page).press('Space');
    await expect(job).toBeVisible();
    await expect(job.getByRole('cell')).toHaveText(Array(3).fill(pricingWords.table.included));
    for (const other of await table(page).getByRole('checkbox').all()) await other.check();
    expect(await axe(page, 'table')).toEqual([]);
  });

  test('keeps its head below the header, and fits', slow, async ({ page }) => {
    for (const width of [820, 320]) {
      await open(page, '/features', { size: { width, height: 700 } });
      if (width < 640) await fold(page).check();
      await box(page).check();
      await row(page, folded!.rows.at(-1)!.what).evaluate((row) => row.scrollIntoView({ block: 'center' }));
      const head = width < 640 ? page.locator('.plan-table fieldset') : table(page).getByRole('columnheader').last();
      const header = await page.getByRole('banner').boundingBox();
      expect(Math.abs((await head.boundingBox())!.y - header!.height)).toBeLessThanOrEqual(1);
      expect(await excess(page)).toBeLessThanOrEqual(0);
    }
  });

  withoutScripts('without JavaScript, compares one plan at a time on a small phone', slow, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await page.goto('/features');
    await fold(page).check();
    expect((await table(page).boundingBox())!.height).toBeLessThan(1700);
    const ai = planGroups.find(({ name }) => name === 'AI')!;
    await table(page).getByRole('checkbox', { name: ai.name }).check();
    const missing = row(page, ai.rows.at(-1)!.what);
    const plan = (index: number) => page.getByRole('radio', { name: plans[index]!.name });
    for (const index of [0, 1, 0]) {
      await plan(index).check();
      await expect(missing.getByRole('cell')).toHaveText(pricingWords.table[index === 0 ? 'notIncluded' : 'included']);
    }
    const color = () => missing.evaluate((row) => getComputedStyle(row.querySelector('th')!).color);
    const grey = await color();
    await plan(0).press('ArrowRight');
    await expect(plan(1)).toBeChecked();
    expect(await color()).not.toBe(grey);
    expect(await brokenWords(table(page))).toEqual([]);
    const gaps = await table(page)
      .locator('tr')
      .evaluateAll((rows) =>
        rows.map(({ children }) => {
          const [what, has] = [...children]
            .filter((cell) => cell.checkVisibility())
            .map((cell) => {
              const range = new Range();
              range.selectNodeContents(cell);
              return range;
            });
          if (!has?.toString()) return Infinity;
          return has.getBoundingClientRect().left - what!.getBoundingClientRect().right;
        }),
      );
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });
});

test.describe('a link for a tool to connect', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const lead = '#pricing h2 + p';
  const plans = (page: Page) => page.locator('#pricing .plan-card').first();

  test('shows which plan connects it, without a layout shift', slow, async ({ page }) => {
    const release = await openBeforeScripts(page, '/?connect=Mighty+Networks#pricing');
    await page.waitForSelector('body[data-web-fonts]');
    const before = await plans(page).boundingBox();
    await release();
    await expect(page.locator(lead).getByText(connectLine('Mighty Networks')!)).toBeVisible();
    expect(await plans(page).boundingBox()).toEqual(before);
    expect(await axe(page, '#pricing')).toEqual([]);
  });
});

test.describe('the message cost estimate', () => {
  const { estimate } = messagePrices;
  const estimated = (page: Page) => page.getByRole('table', { name: estimate.caption });
  const field = (page: Page, kind: 'texts' | 'minutes' | 'emails') =>
    estimated(page).getByRole('spinbutton', { name: `${estimate.yours}: ${estimate.columns[kind]}` });
  const total = (page: Page) => estimated(page).getByRole('status');
  const costs = (page: Page, month: Partial<Messages>) =>
    expect(total(page)).toHaveText(`${money(messageCost({ ...estimate.start, ...month }))} a month`);

  test('updates with each number, announces the total, and reads invalid input as none', async ({ page }) => {
    await open(page, '/');
    await costs(page, {});
    await field(page, 'texts').fill('2500');
    await costs(page, { texts: 2500 });
    await field(page, 'texts').press('Tab');
    await page.keyboard.type('60');
    await costs(page, { texts: 2500, minutes: 60 });
    await field(page, 'minutes').press('ArrowUp');
    await costs(page, { texts: 2500, minutes: 61 });
    for (const nonsense of ['', '-5']) {
      await field(page, 'texts').fill(nonsense);
      await costs(page, { texts: 0, minutes: 61 });
    }
    await field(page, 'emails').fill('99999999999');
    await costs(page, { texts: 0, minutes: 61, emails: estimate.most });
    expect(await axe(page, 'table')).toEqual([]);
  });

  test('unfolds on a phone by tap or when a link targets it, and fits', slow, async ({ page }) => {
    await open(page, '/features', { size: { width: 320, height: 640 } });
    await expect(field(page, 'texts')).toBeHidden();
    await page.getByText(messagePrices.heading).click();
    await field(page, 'texts').fill('10000');
    expect(await excess(page)).toBeLessThanOrEqual(0);
    const { width, height } = (await field(page, 'texts').boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await open(page, '/#message-prices');
    await expect(field(page, 'texts')).toBeVisible();
  });
});
