import type { Locator, Page } from 'playwright/test';
import type { JobId } from '#content/facts/jobs.ts';
import { plans } from '#content/facts/pricing.ts';
import { stackPlanPrice, stackRows, stackTexts, stackWords as words } from '#content/pages/home-tool-stack.ts';
import { money } from '#content/shared/text/format.ts';
import { recordChanges } from './changes.ts';
import {
  expect,
  follow,
  test as inFreshTab,
  interactive,
  open,
  openBeforeScripts,
  scrolled,
  slow,
  inOneTab as test,
  withoutScripts,
} from './test.ts';

const section = (page: Page) => page.locator('#stack');
const boxes = (page: Page) => section(page).getByRole('checkbox');
const box = (page: Page, id: JobId) =>
  section(page).getByLabel(stackRows.find((row) => row.id === id)!.feature, { exact: true });
const button = (page: Page, name: string) => section(page).getByRole('button', { name });

/** Only these rows are ticked, and all sums match. */
async function expectRows(page: Page, ids: ReadonlySet<JobId>) {
  const chart = section(page).locator('.stack-chart');
  const { total, saving, plan, summary } = stackTexts(ids);
  await expect(section(page).getByRole('status').first()).toHaveText(summary);
  const sums = [saving, total, saving, total, money(stackPlanPrice)];
  await expect(section(page).locator('.numerals')).toHaveText(sums);
  for (const line of planLines) await expect(page.locator(`[data-section=${line}]`)).toHaveText(stackTexts(ids)[line]!);
  await expect(chart.locator('> p').last()).toHaveText(plan);
  await expect(chart.locator('> div').first().locator('i')).toHaveCount(ids.size);
  await expect(section(page).locator(':checked')).toHaveCount(ids.size);
  for (const id of ids) await expect(box(page, id)).toBeChecked();
}

const planLines = plans.map(({ slug }, index) => `${slug}-${index === 1 ? 'annual' : 'monthly'}` as const);

const everyRow = new Set(stackRows.map(({ id }) => id));
const without = (...ids: JobId[]) => everyRow.difference(new Set(ids));

test("each tick updates the section's sums and the address, which Back restores", async ({ page }) => {
  await open(page, '/');
  await expectRows(page, everyRow);
  await box(page, 'reviews').uncheck();
  await expectRows(page, without('reviews'));
  await expect(page).toHaveURL(/\?stack=[a-z.]+$/);
  await button(page, words.none).click();
  await expectRows(page, new Set());
  await expect(page).toHaveURL('/?stack=none');
  await box(page, 'crm').check();
  await box(page, 'email').check();
  await expectRows(page, new Set(['crm', 'email']));
  await expect(page).toHaveURL('/?stack=crm.email');
  const plans = page.locator('#pricing .plan-card');
  await expect(plans.nth(0).getByText(`$191 ${words.less}`)).toBeVisible();
  await expect(plans.nth(1).getByText(words.less)).toBeHidden();
  await follow(page, '/about');
  await page.goBack();
  await expectRows(page, new Set(['crm', 'email']));
  await button(page, words.all).click();
  await expectRows(page, everyRow);
  await expect(page).toHaveURL('/');
});

test('no control shifts the page or moves the focus', slow, async ({ page }) => {
  const hash = '#pricing';
  await open(page, `/${hash}`, { size: { width: 390, height: 844 }, reducedMotion: true });
  const controls: [Locator, JobId[]][] = [
    [box(page, 'reviews'), [...without('reviews')]],
    [box(page, 'chat'), [...without('reviews', 'chat')]],
    [button(page, words.none), []],
    [box(page, 'crm'), ['crm']],
    [button(page, words.all), [...everyRow]],
  ];
  for (const [control, ids] of controls) {
    await control.evaluate((control) => control.scrollIntoView({ block: 'center' }));
    await control.focus();
    const top = await scrolled(page);
    await control.click();
    await expectRows(page, new Set(ids));
    await expect(page).toHaveURL((url) => url.hash === hash && url.search.includes('stack') === ids.length < 12);
    await painted(page);
    await expect(control).toBeFocused();
    expect(await scrolled(page)).toBe(top);
  }
});

const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test('counts rows ticked before hydration', slow, async ({ page }) => {
  const release = await openBeforeScripts(page, '/#stack');
  await box(page, 'reviews').uncheck();
  await section(page).getByText(stackRows[0]!.feature).click();
  await box(page, 'chat').uncheck();
  await box(page, 'chat').check();
  await release();
  await expectRows(page, without('reviews', 'crm'));
  await expect(page).toHaveURL(/\/\?stack=funnels\.[a-z.]+#stack$/);
  await box(page, 'crm').check();
  await expectRows(page, without('reviews'));
});

inFreshTab('a shared comparison is complete before hydration, which changes nothing', slow, async ({ page }) => {
  const rows = new Set<JobId>(['crm', 'email']);
  await page.addInitScript(recordChanges);
  const release = await openBeforeScripts(page, '/?stack=crm.email#stack');
  await expectRows(page, rows);
  await release();
  await interactive(page, '#stack input');
  await painted(page);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  await expectRows(page, rows);
});

test('copies the link and confirms it in place', slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/?stack=crm.email', { size: { width: 390, height: 844 } });
  const copy = button(page, words.share);
  await copy.focus();
  const before = [await scrolled(page), await copy.boundingBox()];
  await copy.click();
  await expect(section(page).getByRole('status').filter({ hasText: words.shared })).toHaveCount(1);
  const copied = button(page, words.shared);
  await expect(copied).toBeFocused();
  expect([await scrolled(page), await copied.boundingBox()]).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/\?stack=crm\.email#stack$/);
  await box(page, 'sms').check();
  await expect(button(page, words.share)).toBeVisible();
});

test('a focused checkbox is not behind the sum', slow, async ({ page }) => {
  await open(page, '/', { size: { width: 390, height: 844 } });
  await button(page, words.none).focus();
  const hidden: string[] = [];
  for (const key of ['Tab', 'Shift+Tab'])
    for (const row of key === 'Tab' ? stackRows : stackRows.toReversed().slice(1)) {
      await page.keyboard.press(key);
      await expect(box(page, row.id)).toBeFocused();
      const seen = await box(page, row.id).evaluate((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const row = box.closest('tr');
        return [top, bottom].every((y) => {
          const found = document.elementFromPoint((left + right) / 2, y);
          return row?.contains(found);
        });
      });
      if (!seen) hidden.push(`${key} to ${row.id}`);
    }
  expect(hidden).toEqual([]);
});

test('the saving is one line, and no text touches the edge, on a small phone', slow, async ({ page }) => {
  await open(page, '/#stack', { size: { width: 320, height: 844 } });
  const saving = section(page).locator('p', { hasText: /^\$1,319\s*a month$/ });
  const { height, room } = await roomOf(saving);
  expect(height).toBeLessThan(1.5 * (await saving.locator('span').evaluate((amount) => amount.clientHeight)));
  expect(room).toBeGreaterThanOrEqual(0);
  for (const tool of await section(page).locator('tbody li:visible').all())
    expect((await roomOf(tool)).room, (await tool.textContent())!).toBeGreaterThan(0);
});

/** `room`: px free at the right of the text. */
const roomOf = (element: Locator) =>
  element.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    const room = element.closest('td, p')!.getBoundingClientRect().right - words.getBoundingClientRect().right;
    return { height: element.getBoundingClientRect().height, room };
  });

test('ticks and segments show in forced colors', slow, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/?stack=crm');
  const styleOf = (element: Locator, property: string) =>
    element.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), property);
  const text = await styleOf(section(page), 'color');
  // Native checkboxes handle forced colors.
  for (const id of ['crm', 'email'] as const) expect(await styleOf(box(page, id), 'appearance')).toBe('auto');
  for (const bar of await section(page).locator('i').all()) expect(await styleOf(bar, 'background-color')).toBe(text);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('each row is a tappable line, and both sums stay in view', slow, async ({ page }) => {
    await open(page, '/#stack');
    expect((await section(page).boundingBox())!.height).toBeLessThanOrEqual(1700);
    for (const row of await section(page).locator('tbody tr').all()) {
      const { height } = (await row.locator('label').boundingBox())!;
      expect(height).toBeGreaterThanOrEqual(44);
      expect((await row.boundingBox())!.height).toBeLessThan(52);
    }
    const sums = section(page).locator('tfoot .numerals');
    for (const id of ['crm', 'forms'] as const) {
      await box(page, id).tap();
      await expect(box(page, id)).not.toBeChecked();
      for (const sum of await sums.all()) await expect(sum).toBeInViewport({ ratio: 1 });
    }
  });

  test("shares by the system's share sheet", slow, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => void Object.assign(window, { shared: data });
    });
    await open(page, '/?stack=crm.email');
    await button(page, words.share).tap();
    const { summary } = stackTexts(new Set(['crm', 'email']));
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
      .toEqual({ text: summary, url: expect.stringMatching(/\/\?stack=crm\.email#stack$/) });
    await expect(button(page, words.share)).toBeVisible();
  });
});

withoutScripts('without JavaScript, shows the tools of a shared comparison', slow, async ({ page }) => {
  await page.goto('/');
  await expect(section(page).getByRole('group', { name: words.allJobs })).toBeVisible();
  await expect(section(page).getByText(words.legend)).toBeHidden();
  await expect(section(page).getByRole('button')).toHaveCount(0);
  await expect(boxes(page)).toHaveCount(0);
  await expect(section(page).locator('tbody tr:visible')).toHaveCount(12);
  await expect(section(page).getByRole('row').last()).toContainText('$1,416');
  await page.goto('/?stack=crm.email');
  await expect(section(page).getByRole('group', { name: words.someJobs })).toBeVisible();
  await expect(section(page).locator('tbody tr:visible')).toHaveCount(2);
  await expect(section(page).getByRole('row').last()).toContainText('$288');
});
