import type { Page } from 'playwright/test';
import { notices } from '#content/forms/words.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { axe, expect, hold, open, scriptWith, slow, inOneTab as test, withoutScripts } from './test.ts';

test.skip(!site.newsletter, 'No page has its form.');

const form = (page: Page) => page.locator('[data-form-block=newsletter]');
const notification = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });
const button = (page: Page) => form(page).getByRole('button');
const error = (page: Page) => form(page).locator('[data-error=email]');

async function subscribe(page: Page, email: string) {
  await form(page).getByRole('textbox').fill(email);
  await form(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('an empty or wrong address shows an error beside the field and in a toast', async ({ page }) => {
  await open(page, '/about');
  await subscribe(page, '');
  await expect(notification(page)).toContainText('Email required');
  await expect(notification(page)).toContainText('Please enter your email address.');
  await expect(error(page)).toHaveText('Please enter your email address.');
  await expect(form(page).getByRole('textbox')).toBeFocused();
  await expect(form(page).getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByRole('textbox')).toHaveAccessibleDescription('Please enter your email address.');
  expect(await axe(page)).toEqual([]);

  await subscribe(page, 'somebody at example');
  await expect(notification(page)).toContainText('Invalid email');
  await expect(notification(page)).toContainText('Please enter a valid email address.');
  await expect(notification(page).getByRole('listitem')).toHaveCount(1);
});

test('text typed while validation loads is submitted', slow, async ({ page }) => {
  await open(page, '/about');
  const checks = scriptWith('Please enter this as text.');
  const asked = page.waitForRequest(checks);
  const release = await hold(page, checks);
  await page.route(api.newsletter, (route) => route.fulfill({ status: 201, json: {} }));
  const box = form(page).getByRole('textbox');
  await box.press('Enter');
  await asked;
  await box.fill('later@example.com');
  const sent = page.waitForRequest(api.newsletter);
  release();
  expect((await sent).postDataJSON()).toMatchObject({ email: 'later@example.com' });
  await expect(form(page).locator('[data-view=sent]')).toBeVisible();
});

test('stores a valid address, clears the field and confirms', async ({ page }) => {
  await open(page, '/about');
  const held = Promise.withResolvers<void>();
  await page.route(api.newsletter, async (route) => {
    await held.promise;
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), note: 'One more step.' } });
  });
  await subscribe(page, 'first@example.com');
  await expect(form(page).getByRole('button')).toHaveText('Subscribing...');
  await expect(form(page).getByRole('button')).toBeDisabled();
  await expect(form(page).getByRole('textbox')).toBeDisabled();
  const stored = page.waitForResponse(api.newsletter);
  held.resolve();
  expect((await stored).status()).toBe(201);
  await expect(notification(page)).toContainText('Successfully subscribed!');
  await expect(notification(page)).toContainText("You'll receive our latest updates and tips.");
  const sent = form(page).locator('[data-view=sent]');
  await expect(sent).toBeVisible();
  await expect(sent).toBeFocused();
  await expect(sent).toContainText('One more step.');
  await expect(form(page).locator('input[name=email]')).toHaveValue('');
  expect(await axe(page)).toEqual([]);
});

test("a failure shows the server's text and keeps the address", slow, async ({ page, problems }) => {
  const error = 'We cannot store it right now.';
  const failures = [
    { status: 503, json: { error } },
    { status: 500, body: 'not json' },
  ];
  let sends = 0;
  await page.route(api.newsletter, (route) => route.fulfill(failures[sends++]!));
  await open(page, '/about');
  for (const text of [error, 'Failed to subscribe']) {
    await subscribe(page, 'second@example.com');
    await expect(notification(page)).toContainText(`Subscription failed${text}`);
    await expect(form(page).getByRole('button')).toBeEnabled();
    await expect(form(page).getByRole('textbox')).toHaveValue('second@example.com');
  }
  problems.length = 0;
});

test('shows a failure even if the toast code fails to load', slow, async ({ page, problems }) => {
  await page.route(scriptWith('Notifications ({hotkey})'), (route) => route.abort());
  await page.route(api.newsletter, (route) => route.abort());
  await open(page, '/about');
  await subscribe(page, 'second@example.com');
  await expect(button(page)).toBeFocused();
  await expect(button(page)).toHaveAccessibleDescription(
    `${notices.unreachable} ${notices.retry}, ${notices.writeTo} ${site.mail.hello}`,
  );
  await expect(form(page).getByText(notices.unreachable)).toBeVisible();
  // The chat button hides while the field has focus.
  await expect(page.locator('.chat-launcher')).toHaveCSS('opacity', '0');
  expect(await axe(page)).toEqual([]);

  await subscribe(page, '');
  await expect(error(page)).toBeVisible();
  await expect(form(page).getByText(notices.unreachable)).toBeHidden();
  problems.length = 0;
});

withoutScripts('without JavaScript, a wrong address is returned with its error', slow, async ({ page, problems }) => {
  await page.goto('/about');
  await form(page)
    .locator('form')
    .evaluate((element) => element.setAttribute('novalidate', ''));
  await subscribe(page, 'wrong');
  await expect(error(page)).toHaveText('Please enter a valid email address.');
  await expect(form(page).locator('input[name=email]')).toHaveValue('wrong');
  await expect(form(page).locator('input[name=email]')).toHaveAttribute('aria-invalid', 'true');
  await subscribe(page, 'third@example.com');
  await expect(form(page).locator('[data-view=sent]')).toBeVisible();
  await expect(form(page).locator('[data-view=form]')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  problems.length = 0;
});
