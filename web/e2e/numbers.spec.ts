import type { Page } from 'playwright/test';
import { numbersWords, spans } from '#content/desk/numbers.ts';
import { overviewWords } from '#content/desk/overview.ts';
import { newsletterForm } from '#content/forms/newsletter.ts';
import { scheduleDemo } from '#content/navigation.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { type DeskNumbers, desk } from '#content/shared/desk/desk-api.ts';
import { api } from '#content/shared/http/api.ts';
import { site } from '#content/site.ts';
import { axe, excess, expect, hydrated, open, scriptWith, slow, test } from './test.ts';

// Headless user agents aren't counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', locale: 'en-US' });
const asAPerson = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }));

async function putAside(page: Page) {
  const told: [string, string, number?][][] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(api.count)) told.push(request.postDataJSON());
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  // Requests are reported in order.
  await page.evaluate(() => fetch('/robots.txt'));
  return told;
}

async function begin(page: Page, load: () => Promise<unknown>) {
  const beacon = page.waitForResponse(scriptWith('sendBeacon'));
  await load();
  await beacon;
  await hydrated(page);
}

test('a visit is counted once, with its events, and shows on the desk', async ({ page, request }) => {
  await asAPerson(page);
  await begin(page, () => page.goto('/about', { referer: 'https://shop.example.org:8443/links' }));
  // Only clicks count here, so navigation is prevented.
  await page.evaluate(() =>
    addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault()),
  );
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Pricing' })
    .evaluate((link: HTMLAnchorElement) => link.click());
  await expect(page).toHaveURL('/#pricing');
  const trial = page.locator('.plan-card a:visible').first();
  await trial.scrollIntoViewIfNeeded();
  await trial.click();
  await trial.click();
  if (site.film)
    await page
      .locator('main')
      .getByText(watchDemo.label)
      .first()
      .dispatchEvent('auxclick', { bubbles: true, button: 1 });
  await page.locator('#stack').getByRole('checkbox').first().click();
  if (site.newsletter) {
    await page.getByLabel(newsletterForm.fields.email.label).fill('not an address');
    await page.keyboard.press('Enter');
    await expect(page.locator('footer [aria-invalid=true]')).toBeVisible();
  }

  const [told = [], ...more] = await putAside(page);
  expect(more).toEqual([]);
  const without = told.filter(([what]) => !['LCP', 'INP', 'CLS'].includes(what));
  expect(without).toEqual([
    ['view', '/about'],
    ['visit', '/about'],
    ['referrer', 'shop.example.org'],
    ['view', '/'],
    ['step', 'prices'],
    ['trial', expect.stringMatching(/^starter (monthly|annual)$/)],
    ['step', 'trial'],
    ['trial', expect.stringMatching(/^starter (monthly|annual)$/)],
    ...(site.film ? [['step', 'film']] : []),
    ['step', 'calculator'],
    ...(site.newsletter ? [['failed', 'newsletter']] : []),
  ]);
  expect(told).toContainEqual(['LCP', '/about', expect.any(Number)]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await putAside(page)).toEqual([]);

  const numbers = async () => (await (await request.get(desk.numbers)).json()) as DeskNumbers;
  await expect.poll(async () => (await numbers()).trials.length).toBe(1);
  expect((await numbers()).pages).toContainEqual({ path: '/about', views: 1, landings: 1 });

  const referer = new URL('/about', page.url()).href;
  for (const load of [() => page.reload(), () => page.goto('/support', { referer })]) {
    await begin(page, load);
    const [again = []] = await putAside(page);
    expect(again).toContainEqual(['view', expect.any(String)]);
    expect(again).not.toContainEqual(['visit', expect.any(String)]);
  }

  await begin(page, () => page.goto(scheduleDemo.to));
  await page.locator('[data-count=demo]').getByRole('radio').nth(1).click();
  const [ofDemo = []] = await putAside(page);
  expect(ofDemo).toContainEqual(['step', 'demo']);
});

for (const [signal, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const)
  test(`a visitor with ${signal} is not counted`, slow, async ({ page }) => {
    await asAPerson(page);
    await page.addInitScript(
      ([signal, value]) => Object.defineProperty(Navigator.prototype, signal, { get: () => value }),
      [signal, value] as const,
    );
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page, '/about');
    await page.waitForLoadState('networkidle');
    expect(await putAside(page)).toEqual([]);
    expect(asked.filter((url) => url.includes('beacon'))).toEqual([]);
  });

test('the desk charts the numbers, and lists what is left to do', slow, async ({ page, request, baseURL }) => {
  const headers = { Origin: baseURL!, 'Accept-Language': 'en', 'CF-Connecting-IP': '203.0.113.7' };
  await request.post(api.count, {
    headers,
    data: [
      ['view', '/support'],
      ['visit', '/support'],
      ['search', 'fax machine'],
    ],
  });
  await page.goto(`${desk.page}#numbers?days=1e9`);
  await expect(page.getByRole('link', { name: spans[30] })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: spans[7] }).click();
  const { tables, chart } = numbersWords;
  await expect(
    page.getByRole('region', { name: tables.searches.heading }).getByRole('row', { name: /fax machine/ }),
  ).toBeVisible();
  const slider = page.getByRole('slider', { name: chart.day });
  const today = await slider.getAttribute('aria-valuetext');
  await slider.press('ArrowLeft');
  await expect(slider).not.toHaveAttribute('aria-valuetext', today!);
  const yesterday = await slider.getAttribute('aria-valuetext');
  await page.getByRole('link', { name: spans[30] }).click();
  await expect(slider).toHaveAttribute('max', '29');
  await expect(slider).toHaveAttribute('aria-valuetext', yesterday!);
  await page.getByRole('link', { name: spans[7] }).click();
  await page.getByText(chart.table).click();
  await expect(page.getByRole('region', { name: chart.heading }).getByRole('row')).toHaveCount(8);
  expect(await axe(page)).toEqual([]);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    expect(await excess(page)).toBeLessThanOrEqual(0);
    await slider.press('End');
    const place = await slider.boundingBox();
    await slider.press('ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuetext', yesterday!);
    expect(await slider.boundingBox()).toEqual(place);
  }

  await page.getByRole('link', { name: overviewWords.heading }).click();
  await expect(page.getByRole('heading', { name: overviewWords.ready.heading })).toBeVisible();
  await expect(page.getByText('content/facts/testimonials.ts').first()).toBeVisible();
  expect(await excess(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});
