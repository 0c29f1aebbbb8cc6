import type { Locator, Page } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { newsletterForm } from '#content/forms/newsletter.ts';
import type { PagePath } from '#content/pages.ts';
import { api, idempotencyHeader } from '#content/shared/http/api.ts';
import { expect, open, test } from './test.ts';

const message = {
  firstName: 'שרה 🐼',
  lastName: 'الأحمد 👩‍👩‍👧',
  email: 'sara@example.org',
  message: 'שלום\nمرحبا 🐼',
};

const contact = (page: Page) => page.locator(`[data-form=${contactForm.name}]`);
const newsletter = (page: Page) => page.locator(`[data-form=${newsletterForm.name}]`);
const thanks = (page: Page) => page.getByRole('heading', { name: contactForm.words.thanks.heading });

async function fillContact(page: Page) {
  for (const [name, value] of Object.entries(message)) await contact(page).locator(`[name=${name}]`).fill(value);
}

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
    await fillContact(page);
    const answer = page.waitForResponse(`**${api.contact}`);
    await contact(page).getByRole('button', { name: contactForm.words.submit }).click();
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
  await fillContact(page);
  await contact(page).getByRole('button', { name: contactForm.words.submit }).click();
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
    await fillContact(page);
    await holdEnter(contact(page).locator('[name=lastName]'));
    await expect(thanks(page)).toBeFocused();
    expect(sends).toHaveLength(times);
    await page.getByRole('button', { name: contactForm.words.thanks.again }).click();
    await expect(contact(page).locator('[name=firstName]')).toHaveValue('');
  }
  expect(new Set(sends.map(({ key }) => key)).size).toBe(2);

  const subscriptions = collectSends(page, api.newsletter);
  await newsletter(page).getByRole('textbox').fill('held@example.org');
  await holdEnter(newsletter(page).getByRole('textbox'));
  await expect(page.getByText(newsletterForm.toasts.sent.text).first()).toBeVisible();
  expect(subscriptions).toHaveLength(1);
});
