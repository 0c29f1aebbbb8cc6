import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { changelogPage } from '#content/pages/changelog.ts';
import type { ChangelogView } from '#content/shared/changelog/view.ts';
import { dateAndTime } from '#content/shared/dates/date-time.ts';
import { api } from '#content/shared/http/api.ts';
import { askUs } from '#content/shared/search/search.ts';
import { site } from '#content/site.ts';
import { recordChanges } from './changes.ts';
import {
  axe,
  expect,
  test as inFreshTab,
  open,
  openBeforeScripts,
  slow,
  stillFor,
  inOneTab as test,
  topOf,
  withoutScripts,
} from './test.ts';

const folder = join(import.meta.dirname, '../../worker/changelog/feeds');
const sampleFeed = (name: string) => readFileSync(join(folder, `${name}.xml`), 'utf8').replace(/[«»]/g, '');

const cards = (page: Page) => page.getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: changelogPage.search });
const choice = (page: Page, name: string) =>
  page.getByRole('navigation', { name: changelogPage.categories }).getByRole('link', { name });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();
const older = (page: Page) => page.getByRole('link', { name: changelogPage.older });
const ways = (page: Page) => page.getByRole('region', { name: changelogPage.subscribe.heading }).locator('summary + *');
const newsletterField = (page: Page) => page.locator('#newsletter-email');
const top = (page: Page, id: string) => topOf(page.locator(`[id="${id}"]`));

async function edgeView(page: Page, address = '/changelog'): Promise<ChangelogView> {
  const html = await (await page.request.get(address)).text();
  return JSON.parse(/id="edge-props">(.*?)<\/script>/s.exec(html)![1]!).changelog;
}

function feedRequests(page: Page) {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(api.feed)) requests.push(request.url());
  });
  return requests;
}

inFreshTab('React hydrates the list unchanged, without a feed request', slow, async ({ page }) => {
  const requests = feedRequests(page);
  await page.addInitScript(recordChanges);
  for (const address of ['/changelog?category=Fixed&q=the', '/changelog?show=24', '/changelog?q=zzz']) {
    await open(page, address);
    await stillFor(page);
    expect(await page.evaluate(() => window.changes)).toEqual([]);
  }
  expect(requests).toEqual([]);
});

test('a category, a search and more of the list are in the address', async ({ page }) => {
  const requests = feedRequests(page);
  await open(page, '/changelog');
  await choice(page, 'Fixed').click();
  await expect(page).toHaveURL('/changelog?category=Fixed');
  await expect(choice(page, 'Fixed')).toHaveAttribute('aria-current', 'true');
  await expect(cards(page)).toHaveCount(5);
  await expect(count(page)).toHaveText(/^5 of \d+ updates$/);
  for (const card of await cards(page).all()) await expect(card.locator('[data-tone=fixed]')).toHaveCount(1);

  await search(page).pressSequentially('reminders');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL('/changelog?q=reminders&category=Fixed');
  await page.goBack();
  await expect(page).toHaveURL('/changelog');
  await expect(cards(page)).toHaveCount(12);
  await expect(search(page)).toHaveValue('');

  await older(page).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(page).toHaveURL('/changelog?show=24');
  await older(page).click();
  await expect(cards(page)).toHaveCount(28);
  await expect(older(page)).toHaveCount(0);
  await expect(cards(page).nth(24)).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('an empty result shows a message and a way back', slow, async ({ page }) => {
  await open(page, '/changelog');
  await search(page).fill('<b>zzz</b>');
  await expect(page.getByText(changelogPage.noMatch)).toBeVisible();
  await expect(page.getByRole('link', { name: askUs.label, exact: true })).toHaveAttribute(
    'href',
    askUs.to('<b>zzz</b>'),
  );
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: changelogPage.showAll }).press('Enter');
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toBeFocused();
  await expect(search(page)).toHaveValue('');
});

test('text typed before hydration is searched', slow, async ({ page }) => {
  const release = await openBeforeScripts(page, '/changelog');
  await search(page).fill('keyboard');
  await release();
  await expect(page).toHaveURL('/changelog?q=keyboard');
  await expect(cards(page)).toHaveCount(1);
});

test('a failed search keeps the field usable', slow, async ({ page, problems }) => {
  let status = 502;
  await page.route(`**${api.feed}`, (route) =>
    status === 200 ? route.fulfill({ body: sampleFeed('rss-2') }) : route.fulfill({ status, json: { error: 'x' } }),
  );
  await open(page, '/changelog');
  await search(page).pressSequentially('fi');
  const failure = page.getByText(changelogPage.failed);
  await expect(failure).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(search(page)).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.type('x');
  await expect(search(page)).toHaveValue('fix');

  await search(page).fill('');
  await expect(failure).toBeHidden();
  await expect(cards(page)).toHaveCount(12);

  await search(page).fill('zzz');
  status = 200;
  await page.getByRole('button', { name: changelogPage.retry }).click();
  await expect(page.getByText(changelogPage.noMatch)).toBeVisible();
  problems.length = 0;
});

test('a permalink opens its update 96 px below the top, wherever it is in the list', slow, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const twentieth = (await edgeView(page, '/changelog?show=24')).updates[19]!.id;
  await open(page, `/changelog#${twentieth}`);
  await expect(page).toHaveURL(`/changelog?show=24#${twentieth}`);
  await expect(cards(page)).toHaveCount(24);
  await expect.poll(() => top(page, twentieth)).toBe(96);
  await page.goto('/about');
  await open(page, '/changelog#update-nowhere');
  await expect(cards(page)).toHaveCount(12);

  for (const address of ['/changelog', '/changelog?category=Fixed', '/changelog?q=the&show=24']) {
    const { updates } = await edgeView(page, address);
    const { id, permalink } = updates.findLast((update) => address === '/changelog' || update.permalink.includes('?'))!;
    await page.goto('/about');
    await open(page, address);
    await page.locator(`[id="${id}"]`).getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(permalink);
    await expect.poll(() => top(page, id)).toBe(96);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await page.locator(`[id="${id}"]`).getByRole('heading').getByRole('link').click();
    await expect.poll(() => top(page, id)).toBe(96);
  }
});

test("subscribing offers email, then the feed's address to copy", slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/changelog');
  await expect(ways(page)).toBeHidden();
  const subscribe = page.getByText(changelogPage.subscribe.button);
  await subscribe.press('Enter');
  await expect(ways(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  const { email, feed } = changelogPage.subscribe;
  await expect(ways(page).getByRole('heading')).toHaveText(
    site.newsletter ? [email.heading, feed.heading] : [feed.heading],
  );
  await expect(ways(page).getByRole('textbox')).toHaveValue(site.origin + api.feed);
  await ways(page).getByRole('button', { name: feed.copy }).click();
  await expect(ways(page).getByRole('button', { name: feed.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + api.feed);

  if (!site.newsletter) return;
  await ways(page).getByRole('link', { name: email.link }).click();
  await expect(newsletterField(page)).toBeFocused();
  await expect(newsletterField(page)).toBeInViewport();
  await expect(page).toHaveURL('/changelog#newsletter-email');
});

test('a long card and the rest of the list unfold below the tapped button', slow, async ({ page }) => {
  await open(page, '/changelog');
  const { updates } = await edgeView(page);
  const index = updates.findIndex(({ rest }) => rest !== '');
  const [card, { rest }] = [cards(page).nth(index), updates[index]!];
  const toggle = card.locator('summary');
  await expect(card.getByText(rest)).toBeHidden();
  await toggle.scrollIntoViewIfNeeded();
  const before = await toggle.boundingBox();
  await toggle.click();
  await expect(card.getByText(rest)).toBeVisible();
  expect(await toggle.boundingBox()).toMatchObject({ x: before!.x, y: before!.y });
  await expect(card.getByText(changelogPage.less)).toBeVisible();
  await toggle.press('Enter');
  await expect(card.getByText(rest)).toBeHidden();

  // More updates replace the button without scrolling, and the first gets the focus.
  for (const shown of [12, 24]) {
    await older(page).scrollIntoViewIfNeeded();
    const last = cards(page).nth(shown - 1);
    const before = (await last.boundingBox())!.y;
    await older(page).press('Enter');
    await expect(cards(page).nth(shown)).toBeFocused();
    await expect(cards(page).nth(shown)).toBeInViewport();
    expect(Math.abs((await last.boundingBox())!.y - before)).toBeLessThanOrEqual(2);
  }
});

withoutScripts('without JavaScript, choices, search, the rest and the feed work', async ({ page }) => {
  await page.goto('/changelog');
  await expect(cards(page)).toHaveCount(12);
  await choice(page, 'Fixed').click();
  await expect(cards(page)).toHaveCount(5);
  await search(page).fill('reminders');
  await page.getByRole('main').getByRole('button', { name: changelogPage.searchButton, exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(search(page)).toHaveValue('reminders');
  await page.goto('/changelog');
  await older(page).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).nth(12)).toBeInViewport();
  const { updates } = await edgeView(page, '/changelog?q=the&show=24');
  const { id, permalink } = updates.findLast((update) => update.permalink.includes('?'))!;
  await page.goto('/changelog?q=the&show=24');
  await page.locator(`[id="${id}"]`).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(permalink);
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await page.goto('/changelog');
  const folded = page.locator('article details').first();
  await folded.locator('summary').click();
  await expect(folded.locator('p')).toBeVisible();
  await page.getByText(changelogPage.subscribe.button).click();
  await expect(ways(page).getByRole('textbox')).toHaveValue(site.origin + api.feed);
  if (!site.newsletter) return;
  await ways(page).getByRole('link', { name: changelogPage.subscribe.email.link }).click();
  await expect(newsletterField(page)).toBeInViewport();
  await expect(newsletterField(page)).toBeFocused();
});

const stale = {
  'Cache-Status': 'changelog; hit; ttl=-300; detail=stale',
  Age: '600',
  Date: 'Sat, 21 Nov 2026 12:35:10 GMT',
};

test('a fetched feed loads, shows an error, is retried, and shows the time of a stale copy', async ({
  page,
  problems,
}) => {
  let answer = () => {};
  const waiting = () =>
    new Promise<void>((resolve) => {
      answer = resolve;
    });
  let next = waiting();
  let status = 502;
  await page.route(`**${api.feed}`, async (route) => {
    await next;
    if (status === 200) return route.fulfill({ body: sampleFeed('rss-2'), headers: stale });
    await route.fulfill({ status, json: { error: 'x' } });
  });
  await open(page, '/support');
  await page.getByRole('contentinfo').getByRole('link', { name: "What's New" }).click();
  await expect(page).toHaveURL('/changelog');
  await expect(page.getByText(changelogPage.loading)).toBeVisible();
  answer();
  const failure = page.getByText('Failed to load changelog updates');
  await expect(failure).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Platform Updates' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(problems.splice(0).join()).toContain('Failed to fetch changelog');

  next = waiting();
  status = 200;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText(changelogPage.loading)).toBeVisible();
  await expect(failure).toBeHidden();
  answer();
  await expect(cards(page)).toHaveCount(4);
  await expect(page.getByRole('region', { name: changelogPage.updates })).toBeFocused();
  await expect(page).toHaveTitle(/update/i);
  await expect(
    page.getByText(`As of ${dateAndTime(Date.parse('2026-11-21T12:25:00Z'))}`, { exact: true }),
  ).toBeVisible();
});
