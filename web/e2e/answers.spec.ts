import type { Page } from 'playwright/test';
import { scheduleDemo } from '#content/navigation.ts';
import { contact } from '#content/pages/contact.ts';
import { answerWords, askPerson } from '#content/shared/search/answer-words.ts';
import { askUs } from '#content/shared/search/search.ts';
import { site } from '#content/site.ts';
import {
  axe,
  expect,
  follow,
  hold,
  test as inFreshTab,
  open,
  openBeforeScripts,
  slow,
  inOneTab as test,
  withoutScripts,
} from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const dialog = (page: Page) => page.getByRole('dialog', { name: answerWords.label });
const input = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const field = (page: Page) => page.getByRole('banner').getByRole('searchbox', { name: answerWords.label });

test('keys open, search, choose and close, each time', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().endsWith('.json') && files.push(request.url()));
  await open(page, '/about');
  expect(files).toEqual([]);
  for (const key of ['/', 'ControlOrMeta+k']) {
    await page.keyboard.press(key);
    await expect(input(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.keyboard.press('/');
  await page.keyboard.type('invioce');
  await expect(options(page).first()).toHaveAttribute('href', /^\/features\/ecommerce/);
  await expect(options(page).last()).toHaveText(askPerson('invioce'));
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d answers?$/);
  expect(await axe(page, '.answer-dialog')).toEqual([]);
  // Enter ends the composition of an input method.
  await input(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/features\/ecommerce/);
  await expect(dialog(page)).toHaveCount(0);
  // The legal documents load only if answers are missing.
  await page.keyboard.press('/');
  await page.keyboard.type('qqzzxx');
  await expect(dialog(page).getByRole('status')).toHaveText(answerWords.none);
  expect(new Set(files).size).toBe(files.length);
  await expect(options(page)).toHaveCount(1);
  await expect(options(page)).toHaveAttribute('href', askUs.to('qqzzxx'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /message/i })).toHaveValue(/qqzzxx/);
});

test('each example, and “book a demo”, leads to a place that shows its answer', slow, async ({ page }) => {
  for (const question of [...answerWords.questions, 'book a demo']) {
    await open(page, '/about');
    await page.keyboard.press('/');
    await page.keyboard.type(question);
    const first = options(page).first();
    await expect(first).toHaveAttribute('href', question === 'book a demo' ? scheduleDemo.to : /^\/#/);
    const id = (await first.getAttribute('href'))!.split('#')[1]!;
    await page.keyboard.press('Enter');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  }
  await expect(page.getByRole('radiogroup', { name: contact.demo.times.legend })).toBeInViewport();
});

test('text typed before hydration moves into the dialog, and Enter submits it', slow, async ({ page }) => {
  const release = await openBeforeScripts(page, '/about');
  await field(page).pressSequentially('canc');
  await release();
  await expect(input(page)).toHaveValue('canc');
  await expect(options(page).first()).toContainText('Cancel');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await openBeforeScripts(page, '/about');
  await field(page).fill('<i>cancel</i>');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/features?q=%3Ci%3Ecancel%3C%2Fi%3E');
  await expect(page.locator('[data-section=answers] li').first()).toContainText('Cancel');
  await expect(page.locator('[data-section=answers] i')).toHaveCount(0);
});

inFreshTab('a focused field opens the dialog when its code loads after 5 s', async ({ page }) => {
  await open(page, '/about');
  const release = await hold(page, '**/*.js');
  await page.clock.install();
  await field(page).fill('canc');
  await page.clock.fastForward(5000);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy');
  release();
  await expect(input(page)).toHaveValue('canc');
});

test('answers of the page survive hydration and Back', slow, async ({ page }) => {
  await open(page, '/features?q=voicemail');
  const first = page.locator('[data-section=answers] li').first();
  await expect(first).toContainText('voicemail');
  await follow(page, '/about');
  await page.goBack();
  await expect(first).toContainText('voicemail');
});

test('without the index Enter leads to the page of answers', slow, async ({ page, problems }) => {
  await page.route('**/*.json', (route) => route.abort());
  await open(page, '/about');
  await page.keyboard.press('/');
  await page.keyboard.type('price');
  await expect(dialog(page).getByText(answerWords.failed)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-section=answers] li').first()).toContainText('$');
  problems.length = 0;
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the search icon and the menu open a dialog with answers', async ({ page }) => {
    const release = await openBeforeScripts(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: answerWords.label }).tap();
    await release();
    await expect(dialog(page)).toBeInViewport({ ratio: 1 });
    expect((await dialog(page).boundingBox())!.width).toBe(390);
    await expect(options(page).nth(answerWords.questions.length)).toHaveAttribute('href', site.phone.href);
    await options(page).first().tap();
    await expect(options(page).first()).toContainText('$');
    // A soft keyboard shrinks the visual viewport alone.
    await page.evaluate(() => {
      const view = window.visualViewport!;
      Object.defineProperties(view, { height: { value: 400 }, offsetTop: { value: 60 } });
      view.dispatchEvent(new Event('resize'));
    });
    await options(page).last().scrollIntoViewIfNeeded();
    const last = (await options(page).last().boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(460);
    await dialog(page).getByRole('button', { name: answerWords.close }).tap();
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Menu' }).tap();
    await field(page).tap();
    await page.keyboard.type('sso');
    await expect(options(page).first()).toHaveAttribute('href', /^\/features\/advanced/);
    await options(page).first().tap();
    await expect(page).toHaveURL(/\/features\/advanced/);
  });
});

withoutScripts('without JavaScript, the menu searches the page of answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await field(page).fill('sso');
  await field(page).press('Enter');
  await page.locator('[data-section=answers] a').first().click();
  await expect(page).toHaveURL(/\/features\/advanced/);
});
