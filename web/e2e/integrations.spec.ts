import type { Page } from 'playwright/test';
import { integrationGroups, integrations } from '#content/facts/integrations.ts';
import { categoryCount, connectLink, moreCount, nativePage, shownCount } from '#content/pages/integrations-native.ts';
import { otherWays, otherWayWords } from '#content/pages/integrations-other-way.ts';
import { toolCategories } from '#content/pages/integrations-third-party.ts';
import { askUs } from '#content/shared/search/search.ts';
import {
  axe,
  expect,
  interactive,
  open,
  scrolled,
  slow,
  stillFor,
  inOneTab as test,
  topOf,
  withoutScripts,
} from './test.ts';

async function openTabs(page: Page, path: string) {
  await open(page, path);
  await interactive(page, '[role=tablist]');
}

test.use({ viewport: { width: 1440, height: 900 } });

const small = { width: 390, height: 844 };
const top = (page: Page, id: string) => topOf(page.locator(`#${id}`).first());

const path = '/integrations/native';
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
const box = (page: Page) => page.getByRole('searchbox', { name: nativePage.searchLabel });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name });
const announced = (page: Page, count: number) =>
  expect(page.getByRole('tabpanel').getByRole('status')).toHaveText(shownCount(count));

test('the search shows count, text and badges, and counts by category', async ({ page }) => {
  await openTabs(page, path);
  const entries = await page.evaluate(() => history.length);
  await box(page).pressSequentially('ZOOM');
  await expect(heading(page, '1 integration for “ZOOM”')).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(nativePage.badge);
  await expect(cards(page)).toContainText('Communication & Video');
  await expect(page.locator('#payments')).toBeHidden();
  await announced(page, 1);
  await expect(page.getByRole('tab', { name: 'Communication & Video' })).toContainText('1');
  await expect(page.getByRole('tab', { name: 'Social Media' })).toHaveCount(0);
  await expect(page).toHaveURL(`${path}?q=ZOOM`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(await axe(page)).toEqual([]);

  await page.getByRole('tabpanel').getByRole('link').hover();
  await page.getByRole('button', { name: nativePage.empty.clear }).click();
  await expect(box(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(47);
  await expect(page).toHaveURL(path);
});

test('a category shows its entries and count, and scrolls to 96 px above them', async ({ page }) => {
  await openTabs(page, path);
  await page.getByRole('tab', { name: 'Google Workspace' }).click();
  await expect(cards(page)).toHaveCount(7);
  await expect(page.getByText(categoryCount(7), { exact: true })).toBeVisible();
  await expect(page).toHaveURL(`${path}?category=google`);
  await expect.poll(() => top(page, 'google')).toBe(96);
  await announced(page, 7);
  expect(await axe(page)).toEqual([]);

  await page.evaluate(() => scrollBy(0, 300));
  await page.getByRole('tab', { name: 'Google Workspace' }).click();
  await expect.poll(() => top(page, 'google')).toBe(96);
});

test('a category chosen during a search scrolls only if no result is in view', slow, async ({ page }) => {
  await openTabs(page, path);
  await box(page).fill('a');
  await expect(heading(page, /for “a”/)).toBeVisible();
  for (const [name, from] of [
    ['Payments & E-commerce', 1500],
    ['All', 1500],
    ['Content & Design', 3500],
  ] as const) {
    await page.evaluate((top) => scrollTo(0, top), from);
    const tab = page.getByRole('tab', { name });
    const before = (await tab.boundingBox())!.y;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await stillFor(page);
    expect((await tab.boundingBox())!.y).toBeCloseTo(before, 0);
    if (from === 1500) expect(await scrolled(page)).toBe(from);
    else await expect(heading(page, /for “a”/)).toBeInViewport();
  }
});

test('Back undoes one choice at a time, also the reset by a link to the page itself', slow, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTabs(page, path);
  await page.getByRole('tab', { name: 'Social Media' }).click();
  await expect(page).toHaveURL(`${path}?category=social`);
  await box(page).pressSequentially('plan');
  await expect(page).toHaveURL(`${path}?q=plan&category=social`);
  await page.getByRole('tab', { name: 'Payments & E-commerce' }).click();
  await expect(page).toHaveURL(`${path}?q=plan&category=payments`);

  await page.goBack();
  await expect(heading(page, '1 integration for “plan”')).toBeVisible();
  await expect(box(page)).toHaveValue('plan');
  await expect(page.getByRole('tab', { name: 'Social Media' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(cards(page)).toHaveCount(47);
  await expect(box(page)).toHaveValue('');
  await page.goForward();
  await expect(box(page)).toHaveValue('plan');

  await page.locator(`footer a[href="${path}"]`).click();
  await expect(box(page)).toHaveValue('');
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(box(page)).toHaveValue('plan');
  await expect(page).toHaveURL(`${path}?q=plan&category=social`);
});

test('a shared address opens at its result', slow, async ({ page }) => {
  await openTabs(page, `${path}?q=google&category=payments&utm_source=mail`);
  await expect(box(page)).toHaveValue('google');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('Google Pay');
  await expect(heading(page, '1 integration for “google”')).toBeInViewport();
  await page.getByRole('button', { name: nativePage.widen }).click();
  await expect(page).toHaveURL(`${path}?utm_source=mail&q=google`);
  await expect(cards(page)).toHaveCount(8);
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toContainText('“google”');
});

test('a tool that connects another way has a card, an empty result the platforms', slow, async ({ page }) => {
  await openTabs(page, path);
  for (const name of ['zapier', 'mailchimp', 'zapier']) {
    await box(page).fill(name);
    await expect(heading(page, `0 integrations for “${name}”`)).toBeVisible();
    await expect(page.getByText(otherWays(name)[0]!)).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveCount(1);
  await page.getByRole('link', { name: otherWayWords.action.label }).click();
  await expect(page).toHaveURL('/integrations/third-party');
  await page.goBack();

  await box(page).fill('<b>fax</b>');
  await expect(heading(page, '0 integrations for “<b>fax</b>”')).toBeVisible();
  await announced(page, 0);
  expect(await axe(page)).toEqual([]);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('link', { name: askUs.label })).toHaveAttribute('href', askUs.to('<b>fax</b>'));
  await panel.getByRole('link', { name: nativePage.empty.action.label }).click();
  await expect(page).toHaveURL('/integrations/third-party');
  await page.goBack();
  await expect(box(page)).toHaveValue('<b>fax</b>');
  await panel.getByRole('button', { name: nativePage.empty.clear }).click();
  await expect(cards(page)).toHaveCount(47);
});

test('the tabs are one stop; arrows move, Enter and Space choose', slow, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTabs(page, path);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await box(page).focus();
  await page.keyboard.press('Tab');
  await expect(tab('All')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tab('Payments & E-commerce')).toBeFocused();
  await expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(tab('Payments & E-commerce')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(12);
  await page.keyboard.press('End');
  await expect(page.getByRole('tab').last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cards(page)).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await expect(tab('All')).toBeFocused();
});

test.describe('on a small screen', () => {
  test.use({ viewport: small });

  const chips = (page: Page) => page.getByRole('navigation', { name: nativePage.categoriesLabel });
  const chip = (page: Page, name: string) => chips(page).getByRole('link', { name });
  const shown = (page: Page) => page.locator('.integration-card').filter({ visible: true });
  const barEnd = (page: Page) => chips(page).evaluate((bar) => bar.getBoundingClientRect().bottom);

  test('links replace the tabs', slow, async ({ page }) => {
    await openTabs(page, path);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await chip(page, 'Social Media').click();
    await expect(cards(page)).toHaveCount(12);
    await expect(page).toHaveURL(`${path}?category=social`);
    await expect(chip(page, 'Social Media')).toHaveAttribute('aria-current', 'true');
    expect(await axe(page)).toEqual([]);
    await page.goBack();
    await expect(shown(page)).toHaveCount(6 * 3);
    await box(page).fill('fax');
    expect(await axe(page)).toEqual([]);
  });

  test('search and chips stick below the header and cover neither cards nor focus', slow, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openTabs(page, path);
    for (const id of ['social', 'content']) {
      await page.locator(`#${id} li`).first().scrollIntoViewIfNeeded();
      await expect(box(page)).toBeInViewport();
      await expect(chip(page, 'All')).toBeInViewport();
      const header = (await page.getByRole('banner').boundingBox())!;
      const search = (await box(page).boundingBox())!;
      expect(search.y).toBeGreaterThanOrEqual(header.y + header.height);
      expect(await barEnd(page)).toBeLessThan(640 * 0.33);
    }

    await page.locator('#google').scrollIntoViewIfNeeded();
    await page.getByRole('tabpanel').getByRole('checkbox').nth(20).focus();
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Shift+Tab');
      await stillFor(page);
      const { y } = (await page.locator(':focus').boundingBox())!;
      expect(y).toBeGreaterThanOrEqual(await barEnd(page));
    }

    const before = (await box(page).boundingBox())!.y;
    for (const letter of 'zoom') {
      await box(page).press(letter);
      await stillFor(page);
      expect((await box(page).boundingBox())!.y).toBeCloseTo(before, 0);
    }
    await expect(heading(page, '1 integration for “zoom”')).toBeInViewport();
    expect(await top(page, 'directory h2')).toBeGreaterThan(await barEnd(page));
  });

  test('a tapped chip stays in place and in view, and its section shows below the bar', slow, async ({ page }) => {
    await openTabs(page, path);
    await page.locator('#communication').scrollIntoViewIfNeeded();
    await stillFor(page);
    const tapped = chip(page, 'Content & Design');
    await chips(page).evaluate((bar) => bar.querySelector('ul')!.scrollTo({ left: 9999, behavior: 'instant' }));
    const before = (await tapped.boundingBox())!.y;
    /** Whole pixels: a sticky bar may rest on a fraction. */
    const moved = async () => Math.trunc((await tapped.boundingBox())!.y - before);
    await tapped.click();
    await expect(cards(page)).toHaveCount(3);
    expect(await moved()).toBeCloseTo(0);
    await stillFor(page);
    expect(await moved()).toBeCloseTo(0);
    await expect(tapped).toBeInViewport({ ratio: 1 });
    const below = (await top(page, 'content-heading')) - (await barEnd(page));
    expect(below).toBeGreaterThanOrEqual(0);
    expect(below).toBeLessThan(60);

    await page.reload();
    await interactive(page, '[role=tablist]');
    await expect(tapped).toBeInViewport({ ratio: 1 });
    await chips(page).evaluate((bar) => bar.querySelector('ul')!.scrollTo({ left: 300, behavior: 'instant' }));
    await chip(page, 'Productivity').click();
    await expect(chip(page, 'Productivity')).toBeInViewport({ ratio: 1 });
    await page.goBack();
    await expect(tapped).toBeInViewport({ ratio: 1 });
  });

  withoutScripts('without JavaScript, rows and categories unfold', async ({ page }) => {
    await page.goto(path);
    const row = shown(page).first();
    const connect = row.getByRole('link', { name: 'Connect' });
    await expect(row).toHaveJSProperty('offsetHeight', 64);
    for (const toggle of [() => row.click(), () => row.getByRole('checkbox').press('Space')]) {
      await toggle();
      await expect(connect).toHaveAttribute('href', connectLink(integrations[0]!.name));
      await expect(connect).toBeVisible();
      await row.getByRole('checkbox').uncheck();
      await expect(connect).toBeHidden();
    }
    const { key, entries } = integrationGroups[0]!;
    const more = page.locator(`#${key}`).getByText(moreCount(entries.length - 3));
    for (const count of [entries.length, 3, entries.length]) {
      await more.click();
      await expect(page.locator(`#${key} .integration-card`).filter({ visible: true })).toHaveCount(count);
    }
  });
});

withoutScripts('without JavaScript, shows everything, and links lead to the sections', slow, async ({ page }) => {
  await page.goto(`${path}?q=zoom`);
  await expect(cards(page)).toHaveCount(47);
  await expect(box(page)).toBeHidden();
  await page
    .getByRole('navigation', { name: nativePage.categoriesLabel })
    .getByRole('link', { name: 'Content & Design' })
    .click();
  await expect(page.locator('#content')).toBeInViewport();
});

test.describe('third-party guide', () => {
  const path = '/integrations/third-party';
  const tab = (page: Page, index: number) => page.getByRole('tab').nth(index);
  const last = toolCategories.length - 1;

  async function expectChosen(page: Page, index: number) {
    await expect(tab(page, index)).toBeFocused();
    await expect(tab(page, index)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    const { label, tools } = toolCategories[index]!;
    await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 })).toHaveText(label);
    await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(tools.length);
  }

  test('the keyboard works by the ARIA Authoring Practices', async ({ page }) => {
    await openTabs(page, path);
    await tab(page, 0).focus();
    for (const [key, chosen] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
      ['End', last],
      ['ArrowRight', 0],
      ['ArrowLeft', last],
      ['Home', 0],
      ['PageDown', last],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expectChosen(page, chosen);
    }
    await page.keyboard.press('ArrowRight');
    await expectChosen(page, 1);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expectChosen(page, 1);
  });
});
