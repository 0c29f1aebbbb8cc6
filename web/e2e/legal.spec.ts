import type { Page } from 'playwright/test';
import { consentWords } from '#content/consent.ts';
import { axe, collectScripts, expect, open, test } from './test.ts';
import { startVariant } from './variant.ts';

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('[aria-current=location]:visible');
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((heading) => Math.round(heading.getBoundingClientRect().top));

test.describe('the contents of a document', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('follow the reader, and unfold the section being read', async ({ page }) => {
    await open(page, '/gdpr-compliance');
    await expect(current(page)).toHaveCount(0);
    await page.locator('#right-to-erasure-article-17').evaluate((heading) => heading.scrollIntoView());
    await expect(current(page)).toHaveText('Right to erasure (Article 17)');
    await page.locator('#data-retention').evaluate((heading) => heading.scrollIntoView());
    await expect(current(page)).toHaveText('Data retention');
    await expect(contents(page).getByText('Right to erasure')).toHaveCount(0);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(current(page)).toHaveCount(0);
  });

  test('lead to a section, 96 px below the edge, and take the focus there', async ({ page }) => {
    await open(page, '/terms-of-service');
    await contents(page).getByRole('link', { name: 'Payment and billing' }).click();
    await expect(page).toHaveURL('/terms-of-service#payment-and-billing');
    await expect.poll(() => top(page, 'payment-and-billing')).toBe(96);
    await expect(page.locator('#payment-and-billing')).toBeFocused();
    await contents(page).getByRole('link', { name: 'Refunds and the money-back promise' }).click();
    await expect(current(page)).toHaveText('Refunds and the money-back promise');
    expect(await axe(page)).toEqual([]);
  });

  test('name the last section too, which cannot reach the top', async ({ page }) => {
    await open(page, '/privacy-policy');
    await contents(page).getByRole('link', { name: 'Contact' }).click();
    await expect(current(page)).toHaveText('Contact');
  });

  test('know the section that an address names, and where Back returns to', async ({ page }) => {
    await open(page, '/security-compliance#incident-response');
    await expect(current(page)).toHaveText('Incident response');
    await contents(page).getByRole('link', { name: 'Accessibility' }).click();
    await expect(current(page)).toHaveText('Accessibility');
    await page.goBack();
    await expect(current(page)).toHaveText('Incident response');
  });
});

test('an address with a section scrolls there, smoothly too', async ({ page }) => {
  await open(page, '/security-compliance#report-a-security-issue');
  await expect.poll(() => top(page, 'report-a-security-issue')).toBe(96);
});

test('on a small screen the contents are a bar that opens, leads on and closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/cookie-policy');
  const bar = page.locator('main summary');
  await expect(bar).toContainText('On this page');
  await bar.click();
  await contents(page).getByRole('link', { name: 'How long cookies last' }).click();
  await expect(contents(page)).toBeHidden();
  await expect(bar).toContainText('How long cookies last');
  await expect(bar).toBeInViewport();
  const { y, height } = (await bar.boundingBox())!;
  expect(await top(page, 'how-long-cookies-last')).toBeGreaterThan(y + height);
});

test('on the way to a section the bar names that section and no other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/privacy-policy');
  const bar = page.locator('main summary');
  await bar.click();
  await bar.evaluate((bar) => {
    const named = new Set<string>();
    new MutationObserver(() => named.add(bar.textContent)).observe(bar, { characterData: true, subtree: true });
    // The click may scroll the contents before it leads anywhere.
    addEventListener('scrollend', () => named.size > 0 && Object.assign(globalThis, { named: [...named] }));
  });
  await contents(page).getByRole('link', { name: 'Contact' }).click();
  await page.waitForFunction(() => 'named' in globalThis);
  expect(await page.evaluate(() => (globalThis as { named?: string[] }).named)).toEqual(['On this page: Contact']);
});

test('on a small screen a table stays one, with its headers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/cookie-policy');
  const table = page.locator('.document-table');
  await expect(table).toHaveCount(1);
  const [columns, rows] = [await table.locator('thead th').count(), await table.locator('tbody tr').count()];

  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  const count = (role: string) => nodes.filter((node) => !node.ignored && node.role?.value === role).length;
  expect(count('table')).toBe(1);
  expect(count('columnheader')).toBe(columns);
  expect(count('rowheader')).toBe(rows);
  expect(count('cell')).toBe(rows * (columns - 1));
  // The name of its column stands in each cell for the eye alone.
  const cells = nodes.filter((node) => node.role?.value === 'cell').map((node) => String(node.name?.value));
  expect(cells).toEqual(await table.locator('td').allTextContents());
});

test('a document prints as its text alone', async ({ page }) => {
  await open(page, '/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(contents(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In plain words' })).toBeVisible();
});

test('the site as it ships asks for no consent and loads none of its code', async ({ page, context }) => {
  const scripts = collectScripts(page);
  await open(page, '/cookie-policy');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(await scripts()).not.toContain(consentWords.notice.text);
  await expect(page.getByRole('button', { name: consentWords.accept })).toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test.describe('with a chat of another company that needs consent', () => {
  test.describe.configure({ mode: 'serial', timeout: 120_000 });

  const host = 'https://chat.test';
  const script = `${host}/loader.js`;
  const cookie = 'their_chat';
  let site: Awaited<ReturnType<typeof startVariant>>;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    site = await startVariant({
      "script: '/embeds/chat.js'": `script: '${script}'`,
      "'sample-chat-widget' },\n      consent: false as boolean,\n      hosts: [] as readonly string[],\n      cookies: []": `'their-widget' },
      consent: true as boolean,
      hosts: ['${host}'] as readonly string[],
      cookies: [{ name: '${cookie}', kind: 'functional', purpose: 'Remembers the conversation', lasts: '30 days' }]`,
    });
  });
  test.afterAll(() => site.close());

  let asked: string[];
  test.beforeEach(async ({ page }) => {
    asked = [];
    await page.route(`${host}/**`, (route) => {
      asked.push(route.request().url());
      return route.fulfill({
        contentType: 'text/javascript',
        body: 'document.body.append(Object.assign(document.createElement("p"), { id: "their-chat" }))',
      });
    });
  });
  // All addresses are another server's here; errors and violations of the policy count as everywhere.
  test.afterEach(({ problems }) => {
    const left = problems.splice(0).filter((problem) => !problem.startsWith('asked '));
    expect(left).toEqual([]);
  });

  const notice = (page: Page) => page.getByRole('region', { name: consentWords.notice.label });
  const answer = (page: Page, name: 'accept' | 'reject') =>
    page.getByRole('button', { name: consentWords[name], exact: true });
  const toFooter = async (page: Page, path: string) => {
    await open(page, site.origin + path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  };

  test('nothing of it loads before a yes; the notice offers yes and no alike', async ({ page }) => {
    await toFooter(page, '/about');
    await expect(notice(page)).toBeVisible();
    const [yes, no] = [answer(page, 'accept'), answer(page, 'reject')];
    const [a, b] = [(await yes.boundingBox())!, (await no.boundingBox())!];
    expect([a.width, a.height, a.y]).toEqual([b.width, b.height, b.y]);
    expect(await yes.getAttribute('class')).toBe(await no.getAttribute('class'));
    await expect(yes).not.toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);

    await yes.click();
    await expect(page.locator('#their-chat')).toBeAttached();
    await expect(page.locator(`script[src="${script}"]`)).toHaveAttribute('data-widget-id', 'their-widget');
    await expect(notice(page)).toBeHidden();
  });

  test('the cookie policy names it and what it sets', async ({ page }) => {
    await toFooter(page, '/cookie-policy');
    await expect(page.getByRole('row', { name: cookie })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(`${new URL(host).host}, only after you accept`);
  });

  test('a yes is remembered and can be taken back on the cookie page', async ({ page }) => {
    await toFooter(page, '/about');
    await answer(page, 'accept').click();
    await expect(page.locator('#their-chat')).toBeAttached();

    await toFooter(page, '/cookie-policy');
    await expect(page.locator('#their-chat')).toBeAttached();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByText(consentWords.answers.accepted)).toBeVisible();
    asked.length = 0;
    await answer(page, 'reject').click();
    await expect(page.getByText(consentWords.answers.rejected)).toBeVisible();
    await expect(page.locator('#their-chat')).toHaveCount(0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
  });

  test('a no is remembered and can become a yes', async ({ page }) => {
    await toFooter(page, '/about');
    await answer(page, 'reject').click();
    await expect(notice(page)).toBeHidden();
    await toFooter(page, '/cookie-policy');
    await page.waitForTimeout(300);
    await expect(notice(page)).toBeHidden();
    expect(asked).toEqual([]);
    await answer(page, 'accept').click();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('#their-chat')).toBeAttached();
  });

  test('a Global Privacy Control signal is a no', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    await toFooter(page, '/cookie-policy');
    await expect(page.getByText(consentWords.answers.signal)).toBeVisible();
    await page.waitForTimeout(300);
    await expect(notice(page)).toBeHidden();
    await expect(answer(page, 'accept')).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('the page stays when the code of the notice cannot be fetched', async ({ page, problems }) => {
    await page.route(/\/assets\/(notice|choice)-/, (route) => route.abort());
    await toFooter(page, '/cookie-policy');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Cookie Policy', level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.locator('#team')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    expect(asked).toEqual([]);
    problems.splice(
      0,
      problems.length,
      ...problems.filter((problem) => !problem.startsWith('Failed to load resource')),
    );
  });

  test('the answer lasts as long as the page where the browser keeps nothing', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new Error('off');
        },
      }),
    );
    await toFooter(page, '/about');
    await answer(page, 'accept').click();
    await expect(page.locator('#their-chat')).toBeAttached();
  });

  test('the policy lets that host in', async ({ request }) => {
    const policy = (await request.get(site.origin)).headers()['content-security-policy'];
    expect(policy).toContain(`script-src 'self' ${host}`);
  });
});
