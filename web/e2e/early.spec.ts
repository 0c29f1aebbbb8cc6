import type { Page } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { head as about } from '#content/pages/about.ts';
import { head as contact } from '#content/pages/contact.ts';
import { demoVideo, watchDemo } from '#content/pages/demo-video.ts';
import { toolCategories } from '#content/pages/integrations-third-party.ts';
import { site } from '#content/site.ts';
import {
  expect,
  follow,
  hold,
  hydrated,
  test as inFreshTab,
  open,
  openBeforeScripts,
  slow,
  stillFor,
  inOneTab as test,
  topOf,
} from './test.ts';

test('the trial button jumps to the plans after the first paint', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScripts(page, '/');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
  await expect.poll(() => topOf(page.locator('#pricing'))).toBe(96);
  await release();
  await stillFor(page);
  expect(await topOf(page.locator('#pricing'))).toBe(96);
});

test('the phone menu closes after an anchor link', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScripts(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('#menu');
  await menu.getByRole('link', { name: 'Testimonials' }).click();
  await expect(menu).toBeHidden();
  await expect.poll(() => topOf(page.locator('#testimonials'))).toBe(96);
  await release();
  await stillFor(page);
  expect(await topOf(page.locator('#testimonials'))).toBe(96);
});

test('Tab continues from an anchor that the menu jumped to just before hydration', slow, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openBeforeScripts(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await release();
  // React misses the click, but gets the menu's toggle event.
  const menu = await page.locator('#menu').elementHandle();
  const closed = menu!.evaluate((menu) => {
    addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
    return new Promise((resolve) => menu.addEventListener('toggle', () => resolve(true), { once: true }));
  });
  await page.locator('#menu').getByRole('link', { name: 'Testimonials' }).click();
  await closed;
  await page.keyboard.press('Tab');
  await expect(page.locator('#testimonials :focus')).toBeAttached();
});

test('the film opens in its dialog without leaving the page', slow, async ({ page }) => {
  test.skip(!site.film, 'There is no film.');
  await page.route('/video/**', (route) => route.fulfill({ body: '' }));
  const release = await openBeforeScripts(page, '/');
  const control = page.getByRole('link', { name: watchDemo.label });
  await control.click();
  await expect(control).toHaveAttribute('aria-busy', 'true');
  await release();
  await expect(page.getByRole('dialog', { name: demoVideo.title })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a form submitted empty shows its errors, unless typing has resumed', async ({ page }) => {
  const first = page.locator('[data-form=contact]').getByLabel('First name');
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  for (const goesOn of [false, true]) {
    const release = await openBeforeScripts(page, '/contact');
    await page.getByRole('button', { name: contactForm.words.submit }).click();
    await expect(first).toBeFocused();
    if (goesOn) await first.pressSequentially('Ro');
    await release();
    if (goesOn) {
      await first.pressSequentially('sa');
      await expect(first).toHaveValue('Rosa');
      await expect(toast).toHaveCount(0);
    } else {
      await expect(toast).toContainText(contactForm.toasts.missing.title);
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(first).toBeFocused();
    }
    await page.unrouteAll();
  }
});

test.describe('the tabs', () => {
  const open = (page: Page) => openBeforeScripts(page, '/integrations/third-party');
  const tab = (page: Page, at: number) => page.locator('[role=tab]').nth(at);

  test('take a click', async ({ page }) => {
    const release = await open(page);
    await tab(page, 2).click();
    await release();
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText(toolCategories[2]!.tools[0]!.useCase)).toBeVisible();
  });

  test('take keys without scrolling the page', slow, async ({ page }) => {
    const release = await open(page);
    await tab(page, 0).scrollIntoViewIfNeeded();
    await tab(page, 0).focus();
    const scrolled = await page.evaluate(() => scrollY);
    for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await release();
    await expect(tab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 2)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test('Back before rehydration opens the previous page', slow, async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(contact.title);
  const release = await openBeforeScripts(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(about.title);
  await release();
  await page.goForward();
  await expect(page).toHaveTitle(contact.title);
});

inFreshTab('a tap during hydration responds at once and counts', async ({ page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (...listener) {
      addEventListener.apply(this, listener);
      if (!(this instanceof Element) || this.id !== 'root') return;
      EventTarget.prototype.addEventListener = addEventListener;
      // React has listeners on the root, but hasn't started to hydrate.
      queueMicrotask(() => {
        const choice = document.querySelector<HTMLElement>('label:has(#billing-annual)')!;
        choice.click();
        Object.assign(window, { taken: Object.keys(choice).some((key) => key.startsWith('__react')) });
      });
    };
  });
  await page.goto('/');
  await hydrated(page);
  expect(await page.evaluate(() => Reflect.get(window, 'taken'))).toBe(false);
  await expect(page.getByRole('radio', { name: /annual/i })).toBeChecked();
  await follow(page, '/about');
  await page.goBack();
  await expect(page.getByRole('radio', { name: /annual/i })).toBeChecked();
});

test('a loading page shows progress', slow, async ({ page }) => {
  await open(page, '/about');
  const release = await hold(page, /\/assets\/.*\.js/);
  await page.locator('footer a[href="/changelog"]').click();
  const main = page.getByRole('main');
  await expect(main).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(main).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveTitle(/What/);
});
