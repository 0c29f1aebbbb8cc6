import type { Page } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { typedTo } from '#content/shared/forms/test-message.ts';
import { site } from '#content/site.ts';
import { newerApis } from './newer-apis.ts';
import { expect, hydrated, test } from './test.ts';

async function removeApis(page: Page, apis: readonly string[][]) {
  await page.addInitScript((apis) => {
    for (const path of apis) {
      const holder = path
        .slice(0, -1)
        .reduce<object | undefined>((holder, name) => holder && Reflect.get(holder, name), window);
      if (holder) Reflect.deleteProperty(holder, path.at(-1)!);
    }
  }, apis);
}

const message = typedTo(contactForm, {
  firstName: 'Rosa',
  lastName: 'Marín',
  email: 'rosa@example.com',
  message: 'Hi',
});

async function sendMessage(page: Page) {
  const form = page.locator('form[data-form=contact]');
  for (const [name, value] of Object.entries(message)) await form.locator(`[name=${name}]`).fill(value);
  await form.getByRole('button', { name: contactForm.words.submit }).click();
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
}

test.describe('in the oldest supported browsers', () => {
  test.beforeEach(({ page }) => removeApis(page, newerApis));

  test('the application starts on each kind of page and navigates', async ({ page, problems }) => {
    for (const path of ['/', '/contact', '/changelog', '/features/crm', '/integrations/native', '/not-there']) {
      expect(problems, path).toEqual([]);
      await page.goto(path);
      expect(await page.evaluate(() => 'parse' in URL || 'union' in Set.prototype)).toBe(false);
      await hydrated(page);
      await page.locator('footer a[href="/privacy-policy"]').click();
      await expect(page).toHaveURL('/privacy-policy');
      await page.goBack();
      await expect(page.locator('html')).not.toHaveAttribute('data-html-only');
    }
    // The browser logs the status of the last page.
    problems.splice(0);
  });

  test('the film opens, personalization works, and a message is sent', async ({ page }) => {
    await page.route('/video/**', (route) => route.fulfill({ body: '' }));
    await page.goto('/?for=Example+Shop&trade=vet');
    await expect(page.locator('main [data-personalized=name]').first()).toHaveText('Example Shop');
    if (site.film) {
      await page.getByText(watchDemo.label).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.goto('/contact');
    await hydrated(page);
    await sendMessage(page);
    await expect(page.getByText(contactForm.toasts.sent.title, { exact: true }).first()).toBeVisible();
  });
});

test('an unsupported browser keeps the HTML, which works', async ({ page, problems }) => {
  await removeApis(page, [['Array', 'prototype', 'toSorted']]);
  await page.goto('/integrations/third-party');
  await expect(page.locator('html')).toHaveAttribute('data-html-only');
  await expect(page.getByRole('tabpanel')).toHaveCount(6);
  await page.goto('/contact');
  await sendMessage(page);
  expect(problems.splice(0).join()).toMatch(/too old/);
});
