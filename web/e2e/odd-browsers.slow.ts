import type { Locator, Page } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import type { PagePath } from '#content/pages.ts';
import { api, idempotencyHeader } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { newerApis } from './newer-apis.ts';
import { expect, fillMessage, follow, hydrated, messageForm, open, sendMessage, test, thanks } from './test.ts';

const message = {
  firstName: 'שרה 🐼',
  lastName: 'الأحمد 👩‍👩‍👧',
  email: 'sara@example.org',
  message: 'שלום\nمرحبا 🐼',
};

const newsletter = (page: Page) => page.locator(`[data-form=${newsletterForm.name}]`);

function collectSends(page: Page, path: string) {
  const sends: { key: string | undefined; body: Record<string, unknown> }[] = [];
  page.on('request', (request) => {
    const key = request.headers()[idempotencyHeader.toLowerCase()];
    if (new URL(request.url()).pathname === path) sends.push({ key, body: request.postDataJSON() });
  });
  return sends;
}

test('sends a message in other alphabets on a device with a wrong clock', async ({ page }) => {
  for (const time of ['1970-01-01T00:00:01Z', '2028-02-29T23:59:59Z']) {
    await page.clock.setSystemTime(time);
    await open(page, '/contact');
    const answer = page.waitForResponse(`**${api.contact}`);
    await sendMessage(page, message);
    expect((await answer).status()).toBe(201);
    expect((await answer).request().postDataJSON()).toMatchObject(message);
    await expect(thanks(page)).toBeFocused();
    for (const path of ['/', '/changelog', '/integrations/native'] satisfies PagePath[]) await open(page, path);
  }
});

test('pages and forms work without storage, cookies, databases and beacons', async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, denied);
    Object.defineProperty(Document.prototype, 'cookie', { ...denied, set: denied.get });
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined });
  });
  await open(page, '/');
  await page.locator('#billing-annual').check({ force: true });
  await expect(page.locator('#billing-annual')).toBeChecked();
  for (const path of ['/changelog', '/integrations/native', '/features/white-label', '/contact'] satisfies PagePath[])
    await open(page, path);
  await sendMessage(page, message);
  await expect(thanks(page)).toBeVisible();
  await newsletter(page).getByRole('textbox').fill('sara@example.org');
  await newsletter(page).getByRole('textbox').press('Enter');
  await expect(page.getByText(newsletterForm.toasts.sent.text).first()).toBeVisible();
});

test('a held Enter key submits a form once, and the message can be submitted again', async ({ page }) => {
  await open(page, '/contact');
  const sends = collectSends(page, api.contact);
  const holdEnter = async (field: Locator) => {
    await field.focus();
    for (let repeats = 0; repeats < 8; repeats++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
  };
  for (let times = 1; times <= 2; times++) {
    await fillMessage(page, message);
    await holdEnter(messageForm(page).locator('[name=lastName]'));
    await expect(thanks(page)).toBeFocused();
    expect(sends).toHaveLength(times);
    await page.getByRole('button', { name: contactForm.words.thanks.again }).click();
    await expect(messageForm(page).locator('[name=firstName]')).toHaveValue('');
  }
  expect(new Set(sends.map(({ key }) => key)).size).toBe(2);

  const subscriptions = collectSends(page, api.newsletter);
  await newsletter(page).getByRole('textbox').fill('held@example.org');
  await holdEnter(newsletter(page).getByRole('textbox'));
  await expect(page.getByText(newsletterForm.toasts.sent.text).first()).toBeVisible();
  expect(subscriptions).toHaveLength(1);
});

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

test.describe('in the oldest supported browsers', () => {
  test.beforeEach(({ page }) => removeApis(page, newerApis));

  test('the application starts on each kind of page and navigates', async ({ page, problems }) => {
    for (const path of ['/', '/contact', '/changelog', '/features/crm', '/integrations/native', '/not-there']) {
      expect(problems, path).toEqual([]);
      await page.goto(path);
      expect(await page.evaluate(() => 'parse' in URL || 'union' in Set.prototype)).toBe(false);
      await hydrated(page);
      await follow(page, '/privacy-policy');
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
    await expect(thanks(page)).toBeVisible();
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
  await expect(thanks(page)).toBeVisible();
  expect(problems.splice(0).join()).toMatch(/too old/);
});
