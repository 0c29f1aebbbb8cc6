import type { Page, Route } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { formWords, notices } from '#content/forms/words.ts';
import { contact } from '#content/pages/contact.ts';
import { support } from '#content/pages/support.ts';
import { timestampOf } from '#content/shared/dates/day.ts';
import { demoTimeText } from '#content/shared/forms/demo-times.ts';
import { type Fields, honeypot, longest } from '#content/shared/forms/form.ts';
import { requiredFields, typedTo } from '#content/shared/forms/test-message.ts';
import { api, idempotencyHeader } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site } from '#content/site.ts';
import {
  axe,
  equalAccess,
  excess,
  expect,
  follow,
  hold,
  hydrated,
  test as inFreshTab,
  open,
  openBeforeScripts,
  slow,
  inOneTab as test,
  withoutScripts,
} from './test.ts';

type Name = 'contact' | 'support';

const rosa = {
  firstName: 'Rosa',
  lastName: 'Marín',
  email: 'rosa@example.com',
  phone: '602 555 0199',
  company: 'Harbor Yoga',
};

const written = {
  contact: typedTo(contactForm, { ...rosa, message: 'We miss calls during classes.\nCan it text people back?' }),
  support: typedTo(supportForm, {
    ...rosa,
    issueType: 'billing',
    priority: 'high',
    subject: 'Charged twice in May',
    description: 'The invoice shows two payments.\nOne of them is ours.',
  }),
};

/** Quoted texts are fixed by the specification. */
const logged = { contact: 'Failed to submit contact form', support: 'Failed to submit support request' };
const confirmed = ['Support request submitted!', "We'll get back to you within 24 hours via email."];
const another = 'Submit Another Request';
const missing = Object.values(supportForm.toasts.missing);
const invalidEmail = ['Invalid email address', 'Please enter a valid email address.'] as const;
const failed = ['Something went wrong', 'Please try again or contact us directly.'] as const;
const stored = { status: 201, json: { ok: true, id: 'one' } };

const element = (page: Page, form: Name) => page.locator(`form[data-form=${form}]`);
const control = (page: Page, form: Name, name: string) => element(page, form).locator(`[name=${name}]`);
const submit = (page: Page, form: Name) => element(page, form).locator('[type=submit]:not([data-retry])');
const retry = (page: Page, form: Name) => element(page, form).getByRole('button', { name: notices.retry });
const alert = (page: Page, form: Name) => element(page, form).locator('[data-form-alert]');
const thanks = (page: Page, form: Name) => page.locator(`[data-form-block=${form}] [data-view=sent]`);
const thanksHeading = (page: Page, form: Name) => thanks(page, form).getByRole('heading', { name: 'Thank You!' });
const notification = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function fill(page: Page, form: Name, values: Record<string, string> = written[form]) {
  for (const [name, value] of Object.entries(values)) {
    const field = control(page, form, name);
    if (await field.evaluate(({ tagName }) => tagName === 'SELECT')) await field.selectOption(value);
    else await field.fill(value);
  }
}

async function expectValues(page: Page, form: Name, values: Record<string, string> = written[form]) {
  for (const [name, value] of Object.entries(values)) await expect(control(page, form, name)).toHaveValue(value);
}

async function expectNotification(page: Page, [title, text]: readonly string[]) {
  await expect(notification(page)).toContainText(title!);
  await expect(notification(page)).toContainText(text!);
}

/** The last response repeats. `abort` cuts the connection. */
async function answer(page: Page, form: Name, ...answers: (Parameters<Route['fulfill']>[0] | 'abort')[]) {
  const sends: { key: string; body: Record<string, unknown> }[] = [];
  await page.route(api[form], (route) => {
    const request = route.request();
    sends.push({ key: request.headers()[idempotencyHeader.toLowerCase()]!, body: request.postDataJSON() });
    const given = answers[Math.min(sends.length, answers.length) - 1]!;
    return given === 'abort' ? route.abort() : route.fulfill(given);
  });
  return sends;
}

function forgive(problems: string[], form: Name, sends = 1) {
  const rest = problems.filter((problem) => !problem.startsWith('Failed to load resource'));
  const others = rest.filter((problem) => !problem.includes(logged[form]));
  expect(rest.length - others.length).toBe(sends);
  problems.splice(0, problems.length, ...others);
}

// Both forms share web/forms/use-form.ts; the longer one is tested.
const form = 'support';
const path = '/support';
const values = written.support;
const { words } = supportForm;

const required = requiredFields(supportForm);

test('empty required fields show errors in a toast and beside each field, as do wrong values', async ({ page }) => {
  await open(page, path);
  await submit(page, form).click();
  await expectNotification(page, missing);
  await expect(control(page, form, 'firstName')).toBeFocused();
  for (const name of Object.keys(values)) {
    const field = control(page, form, name);
    const message = element(page, form).locator(`[data-error=${name}]`);
    if (required.includes(name)) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/^Please /);
      await expect(message).toBeVisible();
    } else {
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(message).toBeHidden();
    }
  }
  expect(await axe(page)).toEqual([]);

  await control(page, form, 'firstName').fill('R');
  await expect(element(page, form).locator('[data-error=firstName]')).toBeHidden();
  await expect(control(page, form, 'firstName')).not.toHaveAttribute('aria-invalid');
  await expect(control(page, form, 'firstName')).toBeFocused();

  const wrong = { ...values, email: 'rosa@example', description: 'a'.repeat(longest.text + 1) };
  await fill(page, form, wrong);
  await submit(page, form).click();
  await expectNotification(page, invalidEmail);
  await expect(control(page, form, 'email')).toBeFocused();
  await expect(control(page, form, 'email')).toHaveAccessibleDescription(invalidEmail[1]);
  await expect(control(page, form, 'description')).toHaveAccessibleDescription(/5,000 characters/);
  await expectValues(page, form, wrong);
});

test('a message is stored once and confirmed, and the form is emptied', async ({ page }) => {
  await open(page, path);
  const response = page.waitForResponse(api[form]);
  const release = await hold(page, api[form]);
  await fill(page, form);
  await submit(page, form).dblclick();
  await expect(submit(page, form)).toHaveText('Submitting...');
  await expect(submit(page, form)).toBeDisabled();
  release();
  expect((await response).status()).toBe(201);
  const { landing, referrer, elapsed, [honeypot.field]: trapped, ...sent } = (await response).request().postDataJSON();
  expect(sent).toEqual(values);
  expect([new URL(landing).pathname, referrer]).toEqual([path, '']);
  expect(trapped).toBeUndefined();
  expect(elapsed).toBeGreaterThan(0);

  await expectNotification(page, confirmed);
  await expect(thanks(page, form)).toBeVisible();
  await expect(thanksHeading(page, form)).toBeFocused();
  await expect(element(page, form)).toBeHidden();
  expect(await axe(page)).toEqual([]);

  await thanks(page, form).getByRole('button', { name: another }).click();
  await expect(thanks(page, form)).toBeHidden();
  await expect(control(page, form, 'firstName')).toBeFocused();
  await expect(submit(page, form)).toHaveText(words.submit);
  await expect(submit(page, form)).toBeEnabled();
  await expectValues(page, form, Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
  await page.reload();
  await hydrated(page);
  await expectValues(page, form, Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
});

test('the thank-you view fits a small phone, and its address can be corrected', slow, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sends = await answer(page, form, stored);
  await open(page, path);
  const label = 'a'.repeat(60);
  const email = `rosa&amp@${label}.${label}.${label}.example`;
  await fill(page, form, { ...values, email: ` ${email}` });
  await submit(page, form).click();
  const heading = thanksHeading(page, form);
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(96);
  const header = (await page.getByRole('banner').boundingBox())!;
  const block = (await page.locator(`[data-form-block=${form}]`).boundingBox())!;
  expect(block.y).toBeGreaterThanOrEqual(header.y + header.height);
  await expect(thanks(page, form).getByText(email, { exact: true })).toBeVisible();
  await expect(thanks(page, form)).toContainText('within 12 hours');
  expect(await excess(page)).toBeLessThanOrEqual(0);

  await thanks(page, form).getByRole('link', { name: formWords.correct }).click();
  await expect(control(page, form, 'email')).toBeFocused();
  await expectValues(page, form, { ...values, email });
  await control(page, form, 'email').fill(values.email);
  await submit(page, form).click();
  await expect(thanks(page, form)).toContainText(values.email);
  expect(sends.map(({ body }) => body.email)).toEqual([email, values.email]);
  expect(sends[1]!.key).not.toBe(sends[0]!.key);
});

test('Equal Access finds nothing in any state', slow, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  // Radix's markup is outside.
  const ours = 'main, footer';
  await answer(page, form, stored);
  await open(page, path);
  expect(await equalAccess(page, ours)).toEqual([]);
  await submit(page, form).click();
  await expect(control(page, form, 'firstName')).toBeFocused();
  expect(await equalAccess(page, ours)).toEqual([]);
  await fill(page, form);
  await submit(page, form).click();
  await expect(thanksHeading(page, form)).toBeFocused();
  expect(await equalAccess(page, ours)).toEqual([]);
});

test('it works by keyboard alone', async ({ page }) => {
  const sends = await answer(page, form, stored);
  await open(page, path);
  await control(page, form, 'firstName').focus();
  for (const [name, value] of Object.entries(values)) {
    await expect(control(page, form, name)).toBeFocused();
    const rule = (supportForm.fields as Fields)[name]!;
    if (rule.type === 'select') await page.keyboard.type((rule.options[value] ?? '').slice(0, 4));
    else
      for (const line of value.split('\n')) {
        if (line !== value.split('\n')[0]) await page.keyboard.press('Enter');
        await page.keyboard.type(line);
      }
    await page.keyboard.press('Tab');
  }
  await expect(submit(page, form)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(thanksHeading(page, form)).toBeFocused();
  expect(sends[0]!.body).toMatchObject(values);
  for (const name of [formWords.correct, words.thanks.next[0].label, words.thanks.again]) {
    await page.keyboard.press('Tab');
    await expect(thanks(page, form).getByText(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(control(page, form, 'firstName')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Enter moves to the next field, as enterkeyhint says', slow, async ({ page }) => {
    await open(page, path);
    for (const [index, name] of Object.keys(values).entries()) {
      if (index === 0) await control(page, form, name).tap();
      await expect(control(page, form, name)).toBeFocused();
      if (name === 'company') break;
      await page.keyboard.press('Enter');
    }
    await expect(element(page, form).locator('[aria-invalid]')).toHaveCount(0);
  });
});

test('fills in the subject of a link, unless one was typed', slow, async ({ page }) => {
  const field = control(page, form, 'subject');
  await open(page, `${path}?subject=GDPR%20request`);
  await expect(field).toHaveValue('GDPR request');
  // A subject alone is no draft.
  await open(page, path);
  await expect(field).toHaveValue('');
  await field.fill('My own');
  await open(page, `${path}?subject=GDPR%20request`);
  await expect(field).toHaveValue('My own');
});

withoutScripts(
  'without JavaScript, a rejected message returns, a sent one gets the thank-you view',
  async ({ page, problems }) => {
    await page.goto(path);
    await element(page, form).evaluate((target) => target.setAttribute('novalidate', ''));
    await fill(page, form, { ...values, lastName: '', email: 'rosa' });
    await submit(page, form).click();
    await expectValues(page, form, { ...values, lastName: '', email: 'rosa' });
    await expect(alert(page, form)).toBeVisible();
    await expect(alert(page, form)).toHaveText(missing[1]!);
    await expect(element(page, form).locator('[data-error=lastName]')).toBeVisible();
    await expect(control(page, form, 'lastName')).toBeFocused();
    await expect(control(page, form, 'email')).toHaveAttribute('aria-invalid', 'true');

    await fill(page, form, { ...values, email: 'rosa&amp@example.com' });
    await submit(page, form).click();
    await expect(thanksHeading(page, form)).toBeFocused();
    await expect(thanksHeading(page, form)).toBeInViewport();
    await expect(thanks(page, form)).toContainText('within 12 hours');
    await expect(thanks(page, form).getByText('rosa&amp@example.com', { exact: true })).toBeVisible();
    await expect(element(page, form)).toBeHidden();

    await thanks(page, form).getByRole('link', { name: formWords.correct }).click();
    await expect(control(page, form, 'email')).toBeInViewport();
    await expectValues(page, form, { ...values, email: 'rosa&amp@example.com' });
    await control(page, form, 'email').fill(values.email);
    await submit(page, form).click();
    await expect(thanks(page, form)).toContainText(values.email);
    await thanks(page, form).getByRole('button', { name: another }).click();
    await expect(page).toHaveURL(new RegExp(`${path}\\??$`));
    await expect(element(page, form)).toBeVisible();
    problems.length = 0;
  },
);

test('every kind of failure keeps the fields and shows its message', async ({ page, problems }) => {
  const message = 'Please use an address that can receive mail.';
  await answer(
    page,
    form,
    { status: 429, json: { error: sendErrors.tooMany } },
    { status: 422, json: { error: 'Please check the email.', fields: { email: message } } },
    { status: 502, body: '<h1>Bad gateway</h1>' },
    { status: 200, body: '<h1>Sign in</h1>' },
  );
  await open(page, path);
  await fill(page, form);
  await submit(page, form).click();
  await expectNotification(page, failed);
  await expect(alert(page, form)).toHaveText(sendErrors.tooMany);
  await expect(retry(page, form)).toBeFocused();
  await expect(submit(page, form)).toHaveText(words.submit);
  expect(await axe(page)).toEqual([]);

  await control(page, form, 'email').fill('rosa');
  await retry(page, form).click();
  await expect(control(page, form, 'email')).toBeFocused();
  await expect(alert(page, form)).toBeHidden();
  await expect(retry(page, form)).toHaveCount(0);

  await fill(page, form);
  await submit(page, form).click();
  await expect(alert(page, form)).toHaveText('Please check the email.');
  await expect(control(page, form, 'email')).toBeFocused();
  await expect(control(page, form, 'email')).toHaveAccessibleDescription(message);
  await submit(page, form).click();
  await expect(alert(page, form)).toHaveText(notices.refused);
  await retry(page, form).click();
  await expect(alert(page, form)).toHaveText(notices.unreachable);
  await expectValues(page, form);
  forgive(problems, form, 4);
});

test('after a lost connection, a retry has the same key unless the text has changed', async ({ page, problems }) => {
  const sends = await answer(page, form, 'abort', 'abort', { status: 409, json: { error: 'Sent already.' } }, stored);
  await open(page, path);
  await fill(page, form);
  await submit(page, form).click();
  await expectNotification(page, failed);
  await expect(alert(page, form)).toHaveText(notices.unreachable);
  await expectValues(page, form);
  await retry(page, form).click();
  await expect.poll(() => sends.length).toBe(2);
  await expect(retry(page, form)).toBeFocused();
  await control(page, form, 'company').fill('Harbor Yoga Studio');
  await retry(page, form).click();
  await expect(alert(page, form)).toHaveText('Sent already.');
  await retry(page, form).click();
  await expect(thanksHeading(page, form)).toBeFocused();
  const [first, second, ...others] = sends.map(({ key }) => key);
  expect(second).toBe(first);
  expect(new Set([first, ...others]).size).toBe(3);
  forgive(problems, form, 3);
});

test('a draft survives navigation and a reload, and a retry after it keeps its key', async ({ page, problems }) => {
  const sends = await answer(page, form, 'abort', stored);
  await open(page, path);
  await fill(page, form);
  await follow(page, '/about');
  await page.goBack();
  await expectValues(page, form);
  await submit(page, form).click();
  await retry(page, form).waitFor();
  await page.goto('/privacy-policy');
  await page.goBack();
  await hydrated(page);
  await expectValues(page, form);
  await page.reload();
  await hydrated(page);
  await expectValues(page, form);
  await submit(page, form).click();
  await expect(thanks(page, form)).toBeVisible();
  expect(sends[1]!.key).toBe(sends[0]!.key);
  // Restored text has no typing time to send.
  expect(sends[1]!.body).not.toHaveProperty(honeypot.elapsed);
  forgive(problems, form);
});

test('shows that it is offline, and sends once online', slow, async ({ page, context, problems }) => {
  const sends = await answer(page, form, stored);
  await open(page, path);
  await fill(page, form);
  // The toast code loads on first focus.
  await page.waitForLoadState('networkidle');
  await page.unroute(api[form]);
  await context.setOffline(true);
  await expect(alert(page, form)).toHaveText(notices.offline);
  await submit(page, form).click();
  await expectNotification(page, failed);
  await expect(alert(page, form)).toHaveText(notices.offline);
  await expectValues(page, form);
  await context.setOffline(false);
  await expect(alert(page, form)).toHaveText(notices.unreachable);
  const again = await answer(page, form, stored);
  await retry(page, form).click();
  await expect(thanks(page, form)).toBeVisible();
  expect([...sends, ...again]).toHaveLength(1);
  forgive(problems, form);
});

test('text typed before hydration stays, and wins over a draft', slow, async ({ page }) => {
  await open(page, path);
  await fill(page, form);
  await page.goto('/about');
  const release = await openBeforeScripts(page, path);
  await control(page, form, 'firstName').fill('Ada');
  await control(page, form, 'priority').selectOption('urgent');
  await release();
  await expectValues(page, form, {
    ...values,
    firstName: 'Ada',
    priority: 'urgent',
  });
});

test('submits before hydration', async ({ page }) => {
  await page.route(api[form], (route) =>
    route.fulfill({ contentType: 'text/html', body: `<pre>${route.request().postData()}</pre>` }),
  );
  await openBeforeScripts(page, path);
  await fill(page, form);
  await submit(page, form).click();
  await expect(page).toHaveURL(api[form]);
  const body = new URLSearchParams(await page.locator('pre').innerText());
  for (const [name, value] of Object.entries(values)) expect(body.get(name)).toBe(value.replaceAll('\n', '\r\n'));
});

test.describe('contact', () => {
  const demo = contactForm.topics!.Demo!;
  const opening = `${demo.opening}\n`;
  const message = (page: Page) => control(page, 'contact', 'message');
  const times = (page: Page) => page.getByRole('radiogroup', { name: contact.demo.times.labels.times });
  const days = (page: Page) => page.getByRole('radiogroup', { name: contact.demo.times.labels.days });
  const choice = (page: Page, label: string) => element(page, 'contact').getByRole('radio', { name: label });
  const scheduled = (page: Page) => page.getByRole('link', { name: 'Schedule Demo Call' });

  test.describe('in another time zone', () => {
    const timezoneId = 'Australia/Sydney';
    test.use({ timezoneId });

    test('a demo link changes the words and offers times, which the thanks repeat', async ({ page }) => {
      const sends = await answer(page, 'contact', stored);
      await open(page, '/contact?subject=Demo');
      await expect(page.getByRole('form', { name: demo.heading })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(demo.claim);
      await expect(message(page)).toHaveValue(opening);
      await days(page).getByRole('radio').nth(1).check();
      await times(page).getByRole('radio').nth(2).check();
      await message(page).fill('My own words');
      await choice(page, 'Second choice').check();
      await times(page).getByRole('radio').nth(2).press('ArrowRight');
      await expect(times(page).getByRole('radio').nth(3)).toBeChecked();
      await fill(page, 'contact', rosa);
      await submit(page, 'contact').click();
      await expect(thanksHeading(page, 'contact')).toBeFocused();
      const { firstDate, firstTime, secondTime, timeZone, message: sent } = sends[0]!.body as Record<string, string>;
      expect([timeZone, sent]).toEqual([timezoneId, 'My own words']);
      expect(secondTime).not.toBe(firstTime);
      const first = demoTimeText(timestampOf(firstDate!, firstTime!)!, timezoneId).replace(/\s/g, ' ');
      await expect(thanks(page, 'contact')).toContainText(first);
      const file = page.waitForEvent('download');
      await thanks(page, 'contact').getByRole('link', { name: contactForm.words.thanks.file }).click();
      expect((await file).suggestedFilename()).toBe('demo.ics');
    });
  });

  inFreshTab('the times outlive a failed send, a reload and Back', slow, async ({ page, problems }) => {
    await answer(page, 'contact', { status: 503, json: { error: 'Down' } });
    await open(page, '/contact?subject=Demo');
    await times(page).getByRole('radio').first().check();
    await fill(page, 'contact', rosa);
    await submit(page, 'contact').click();
    await expect(retry(page, 'contact')).toBeFocused();
    forgive(problems, 'contact');
    await page.reload();
    await hydrated(page);
    await expect(times(page).getByRole('radio').first()).toBeChecked();
    await page.goto('/about');
    await page.goBack();
    await hydrated(page);
    await expect(times(page).getByRole('radio').first()).toBeChecked();
    await page.clock.setFixedTime(Date.now() + 90 * 86_400_000);
    await submit(page, 'contact').click();
    await expect(choice(page, 'First choice')).toBeFocused();
    await expect(choice(page, 'First choice')).toHaveAccessibleDescription(/^This time has passed/);
    await page.getByRole('button', { name: contact.demo.times.remove }).click();
    await expect(element(page, 'contact').locator('[aria-invalid]')).toHaveCount(0);
  });

  test('the demo button replaces the subject, keeps typed text, reopens a sent form', slow, async ({ page }) => {
    await answer(page, 'contact', stored);
    await open(page, '/contact?subject=Pricing');
    await expect(page.getByRole('form', { name: contactForm.words.heading })).toBeVisible();
    await expect(times(page)).toBeHidden();
    await message(page).press('ControlOrMeta+End');
    await message(page).pressSequentially('We run two studios.');
    await scheduled(page).click();
    await expect(message(page)).toHaveValue(`${opening}We run two studios.`);
    await expect(page.getByRole('heading', { name: demo.heading })).toBeInViewport();
    await expect(choice(page, 'First choice')).toBeFocused();
    await expect(scheduled(page)).toBeHidden();

    await open(page, '/contact');
    await fill(page, 'contact');
    await submit(page, 'contact').click();
    await expect(thanks(page, 'contact')).toBeVisible();
    await scheduled(page).click();
    await expect(message(page)).toHaveValue(opening);
    await expect(thanks(page, 'contact')).toBeHidden();
  });
});

test('the chosen priority stands out with its response time, and help opens in new tabs', slow, async ({ page }) => {
  await answer(page, 'support', stored);
  await open(page, '/support');
  const card = page.getByRole('region', { name: 'Support Information' });
  const hours = { urgent: '4', high: '12', medium: '24', low: '48' };
  for (const [priority, time] of Object.entries(hours)) {
    const name = support.info.times.names[priority as keyof typeof hours];
    const row = card.locator('dl > div').filter({ hasText: name }).first();
    await expect(row).toContainText(`${time} hours`);
    await expect(row.locator('dt > i')).toBeHidden();
    await control(page, 'support', 'priority').selectOption(priority);
    const promise = element(page, 'support').getByText(`${support.promise} ${time} hours`, { exact: true });
    await expect(promise).toBeVisible();
    await expect(row.locator('dt > i')).toBeVisible();
  }
  await expect(element(page, 'support').getByText(`${support.promise} 4 hours`)).toBeHidden();

  const links = {
    [site.hosts.help]: 'Documentation',
    '/changelog': 'Latest Updates',
    [site.hosts.status]: 'System Status',
  };
  for (const [href, name] of Object.entries(links)) {
    const link = page.getByRole('region', { name: 'Quick Help' }).getByRole('link', { name });
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await fill(page, 'support');
  await submit(page, 'support').click();
  const docs = thanks(page, 'support').getByRole('link', { name: 'Browse Documentation' });
  await expect(docs).toHaveAttribute('href', site.hosts.help);
  await expect(docs).toHaveAttribute('target', '_blank');
});
