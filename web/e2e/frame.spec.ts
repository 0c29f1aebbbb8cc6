import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { chatWords } from '#content/embeds/sample-embeds.ts';
import { forms } from '#content/forms/forms.ts';
import { headerLinks, howItHelps } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { pages } from '#content/pages.ts';
import { site } from '#content/site.ts';
import {
  axe,
  expect,
  follow,
  grounds,
  hydrated,
  test as inFreshTab,
  interactive,
  open,
  openBeforeScripts,
  paper,
  scriptWith,
  scrolled,
  sendMessage,
  slow,
  stillFor,
  inOneTab as test,
  topOf,
  withoutScripts,
} from './test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const contactScript = () => scriptWith('Tell us what eats up');
const privacyScript = () => scriptWith('how to get a copy, correct it');

const dropdown = 'header details';
const entries = howItHelps.map(({ to }) => pages[to].name);
const newest = (page: Page) => page.locator(`${dropdown} .newest`);

async function settled(page: Page) {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
type Box = { x: number; y: number; width: number; height: number };

const night = 'rgb(8, 33, 15)';

async function openChat(page: Page, path: string) {
  await open(page, path);
  const launcher = page.getByRole('button', { name: chatWords.launcher });
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(launcher).toBeVisible({ timeout: 500 });
  }).toPass();
  return launcher;
}

async function goFurther(page: Page) {
  await open(page, '/features/crm', { reducedMotion: true });
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => scrolled(page)).toBe(900);
  await follow(page, '/about');
  await expect.poll(() => scrolled(page)).toBe(0);
}

test('the dropdown opens and closes by click, Escape, leaving and navigating', async ({ page }) => {
  await open(page, '/about');
  const summary = page.locator(`${dropdown} summary`);
  const links = page.locator(`${dropdown} a`);
  await summary.click();
  await expect(links).toHaveCount(entries.length + 1);
  await expect(links.first()).toBeVisible();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await page.locator('.menu-panel').boundingBox())!.y).toBeGreaterThan(header.y + header.height);
  expect(await axe(page, '.site-header')).toEqual([]);
  await summary.click();
  await expect(links.first()).toBeHidden();

  await summary.click();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(summary).toBeFocused();

  await summary.click();
  await page.mouse.click(700, 700);
  await expect(links.first()).toBeHidden();

  await summary.click();
  await links.nth(2).click();
  await expect(page).toHaveURL(howItHelps[2]!.to);
  await expect(links.first()).toBeHidden();
});

test('the dropdown stays open across hydration, and names the newest update', slow, async ({ page }) => {
  const [, title] = /<item>\s*<title>(.+)<\/title>/.exec(readFileSync('content/changelog.xml', 'utf8'))!;
  const release = await openBeforeScripts(page, '/about', settled);
  await page.locator(`${dropdown} summary`).click();
  await expect(newest(page)).toContainText(frameWords.newest);
  await release();
  await expect(page.locator(`${dropdown} a`).first()).toBeVisible();
  await expect(newest(page)).toContainText(title!);
  await expect(newest(page)).toHaveAttribute('href', '/changelog');
});

test('the dropdown has a generic line if the newest update fails to load', slow, async ({ page, problems }) => {
  await page.route('/changelog', (route) => route.abort());
  await open(page, '/about');
  const asked = page.waitForEvent('requestfailed');
  await page.locator(`${dropdown} summary`).click();
  await asked;
  await expect(newest(page)).toContainText(frameWords.allUpdates);
  problems.length = 0;
});

test('the dropdown works by keyboard', async ({ page }) => {
  await open(page, '/about');
  const summary = page.locator(`${dropdown} summary`);
  const links = page.locator(`${dropdown} a`);
  await summary.focus();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(links.last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(links.first()).toBeHidden();
});

test('the header takes the background of the next page', slow, async ({ page }) => {
  await open(page, '/features/crm');
  expect((await grounds(page))[0]).toBe(night);
  await follow(page, '/contact');
  await expect.poll(async () => (await grounds(page))[0]).toBe(paper);
  await page.goBack();
  await expect.poll(async () => (await grounds(page))[0]).toBe(night);
});

test('the first Tab offers to skip the header, which stays on the page, at its top', async ({ page }) => {
  await goFurther(page);
  await page.reload();
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.evaluate(() => scrollTo(0, 300));
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page).toHaveURL('/about');
});

test('Pricing opens the home page, or scrolls to 96 px above the section if the page has it', async ({ page }) => {
  await open(page, '/about', { reducedMotion: true });
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  const pricing = page.locator('#pricing');
  await expect.poll(() => topOf(pricing)).toBe(96);
  await expect(pricing).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).click();
  await expect.poll(() => topOf(pricing)).toBe(96);
  await expect(pricing).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#pricing :focus')).toBeAttached();
});

test('an anchor link jumps once by double click, and also while another page is loading', slow, async ({ page }) => {
  await open(page, '/', { reducedMotion: true });
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Pricing' })
    .evaluate((link: HTMLElement) => {
      link.click();
      link.click();
    });
  await expect(page.locator('#pricing')).toBeFocused();
  await expect.poll(() => topOf(page.locator('#pricing'))).toBe(96);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolled(page)).toBe(0);

  await page.route('**/assets/*.js', () => {});
  await page.locator('footer a[href="/changelog"]').click();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect(page.locator('#pricing')).toBeFocused();
});

test('a link to the current page scrolls to its top', slow, async ({ page }) => {
  await open(page, '/about', { reducedMotion: true });
  for (const part of ['banner', 'contentinfo'] as const) {
    await page.evaluate(() => scrollTo(0, 900));
    await interactive(page, 'footer a');
    await page.getByRole(part).getByRole('link', { name: 'About' }).press('Enter');
    await expect.poll(() => scrolled(page)).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
  }
});

test('Back restores the scroll position after a reload, or goes to the top', slow, async ({ page }) => {
  await goFurther(page);
  const leaveFrom = async (position: number, clear: boolean) => {
    await page.evaluate((top) => scrollTo(0, top), position);
    if (clear) await page.evaluate(() => addEventListener('pagehide', () => sessionStorage.clear()));
    await page.reload();
    await settled(page);
    await expect.poll(() => scrolled(page)).toBe(position);
    await page.goBack();
    await expect(page).toHaveURL('/features/crm');
  };
  await leaveFrom(300, false);
  await expect.poll(() => scrolled(page)).toBe(900);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => scrolled(page)).toBe(300);
  await leaveFrom(200, true);
  await expect.poll(() => scrolled(page)).toBe(0);
});

for (const { saves, fetched } of [
  { saves: false, fetched: ['in view', 'pointed at'] },
  { saves: true, fetched: [] },
])
  inFreshTab(
    `a page's code is prefetched before the click${saves ? ', unless the visitor saves data' : ''}`,
    slow,
    async ({ page }) => {
      await page.addInitScript(
        (saveData) => Object.defineProperty(navigator, 'connection', { value: { saveData } }),
        saves,
      );
      const asked = new Set<string>();
      page.on('request', (request) => {
        if (request.url().endsWith(contactScript().slice(2))) asked.add('in view');
        if (request.url().endsWith(privacyScript().slice(2))) asked.add('pointed at');
      });
      await open(page, '/about');
      await page.mouse.move(4, 4);
      await stillFor(page);
      await expect.poll(() => [...asked]).toEqual(fetched.slice(0, 1));
      await page.getByRole('contentinfo').locator('a[href="/privacy-policy"]').dispatchEvent('pointerover');
      await stillFor(page);
      await expect.poll(() => [...asked]).toEqual(fetched);
    },
  );

inFreshTab('a tooltip opens after 700 ms of hover, the next one at once', slow, async ({ page }) => {
  await page.clock.install();
  await open(page, '/about');
  const [first, second] = site.social.map(({ name }) => page.getByRole('contentinfo').getByRole('link', { name }));
  const tip = (link: typeof first) => link!.locator('xpath=following-sibling::span');
  await first!.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await first!.hover();
  await page.clock.runFor(699);
  await expect(tip(first)).toBeHidden();
  await page.clock.runFor(1);
  await expect(tip(first)).toBeVisible();
  await second!.hover();
  await page.clock.runFor(0);
  await expect(tip(second)).toBeVisible();
  await expect(tip(first)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tip(second)).toBeHidden();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu opens, has the same entries and closes', async ({ page }) => {
    await open(page, '/about');
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await toggle.click();
    await expect(menu).toBeVisible();
    for (const { label } of headerLinks)
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
    await menu.locator('summary').click();
    for (const name of entries) await expect(menu.getByRole('link', { name })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Start Free Trial' })).toBeVisible();
    expect(await axe(page, '.site-header')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await toggle.click();
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  test('the menu covers the page without scrolling it, and keeps its button at the bottom', slow, async ({ page }) => {
    await open(page, '/about', { size: { width: 390, height: 667 } });
    await page.evaluate(() => scrollTo(0, 400));
    const toggle = page.getByRole('button', { name: 'Menu' });
    const icons = toggle.locator('svg');
    await expect(icons.nth(0)).toBeVisible();
    await expect(icons.nth(1)).toBeHidden();
    await toggle.click();
    await expect(icons.nth(0)).toBeHidden();
    await expect(icons.nth(1)).toBeVisible();
    const header = (await page.getByRole('banner').boundingBox())!;
    const menu = page.locator('#menu');
    expect(await menu.boundingBox()).toEqual({ x: 0, y: header.height - 1, width: 390, height: 668 - header.height });
    await page.mouse.move(195, 600);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    await stillFor(page);
    expect(await scrolled(page)).toBe(400);

    await menu.locator('summary').click();
    for (const name of ['Start Free Trial', 'Pricing', 'About'])
      await expect(menu.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    await menu.getByRole('link', { name: 'Login' }).focus();
    const login = (await menu.getByRole('link', { name: 'Login' }).boundingBox())!;
    expect(overlap(login, (await menu.getByRole('link', { name: 'Start Free Trial' }).boundingBox())!)).toBe(false);
    await toggle.click();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => scrolled(page)).toBe(900);
  });

  test('focus moves into the menu, and back to its button, and a tap outside clicks nothing', async ({ page }) => {
    await open(page, '/features', { size: { width: 820, height: 900 } });
    const card = page.locator('main li.group').first();
    await card.scrollIntoViewIfNeeded();
    const { x, y } = (await card.boundingBox())!;
    const tapOutside = () => page.mouse.click(x + 20, y + 20);
    const toggle = page.getByRole('button', { name: 'Menu' });
    const menu = page.locator('#menu');
    for (const close of [() => page.keyboard.press('Escape'), tapOutside, () => toggle.click()]) {
      await toggle.press('Enter');
      await expect(menu).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('searchbox')).toBeFocused();
      await close();
      await expect(menu).toBeHidden();
      await expect(toggle).toBeFocused();
    }
    await expect(page).toHaveURL('/features');
    await tapOutside();
    await expect(page).not.toHaveURL('/features');
  });

  test('the chat button hides while it would cover something', slow, async ({ page, problems }) => {
    const launcher = await openChat(page, '/no-such-page');
    problems.length = 0;
    const [button, rights] = [await launcher.boundingBox(), await page.getByText('© 2026').boundingBox()];
    expect([button!.width, button!.height]).toEqual([52, 52]);
    expect(overlap(button!, rights!)).toBe(false);
    await expect(launcher).toHaveCSS('opacity', '1');
    const subscribe = page.getByRole('button', { name: 'Subscribe' });
    await subscribe.evaluate((it) => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight + 40));
    await expect(launcher).toHaveCSS('opacity', '0');
    await launcher.focus();
    await expect(launcher).toHaveCSS('opacity', '1');
    await page.getByLabel('Updates and tips').focus();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(launcher).toHaveCSS('opacity', '0');
    await page.getByLabel('Updates and tips').blur();
    await expect(launcher).toHaveCSS('opacity', '1');
    await launcher.click();
    await expect(page.getByRole('dialog', { name: chatWords.heading })).toBeVisible();
  });

  test('the sticky CTA hides beside hero, footer, trial buttons and a field with focus', async ({ page }) => {
    await open(page, '/', { reducedMotion: true });
    const bar = page.getByRole('region', { name: frameWords.stickyCta });
    const scrollTo = (selector: string, block: ScrollLogicalPosition) =>
      page
        .locator(selector)
        .first()
        .evaluate((it, block) => it.scrollIntoView({ block, behavior: 'instant' }), block);
    await expect(bar).toBeHidden();
    await scrollTo('.stage', 'start');
    await expect(bar).toBeHidden();
    await scrollTo('#hidden-costs', 'start');
    await expect(bar).toBeInViewport({ ratio: 1 });
    for (const control of await bar.getByRole('link').all())
      expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    expect(await axe(page, '.sticky-cta')).toEqual([]);
    await scrollTo('.stack-table', 'center');
    await expect(bar).toBeHidden();
    await scrollTo('footer', 'end');
    await expect(bar).toBeHidden();
    await scrollTo('#hidden-costs', 'start');
    await bar.getByRole('link', { name: 'Start Free Trial' }).click();
    await expect.poll(() => topOf(page.locator('#pricing'))).toBe(96);

    await follow(page, '/features');
    const search = page.getByRole('main').getByRole('searchbox');
    await search.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect(bar).toBeVisible();
    await search.focus();
    await expect(bar).toBeHidden();
    await search.blur();
    for (const billing of ['annual', 'monthly']) {
      await page.locator(`#billing-${billing}`).check();
      for (const card of await page.locator('.plan-card').all()) {
        await search.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }));
        await expect(bar).toBeVisible();
        const trial = card.locator('.button').filter({ visible: true });
        await trial.evaluate((it) => it.scrollIntoView({ block: 'end', behavior: 'instant' }));
        await expect(bar).toBeHidden();
      }
    }

    await page.goto('/contact');
    await scrollTo('main form button', 'end');
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect(bar).toBeHidden();
  });

  test('a toast covers neither the retry button nor its field', slow, async ({ page, problems }) => {
    await page.route('/api/contact', (route) => route.abort());
    await open(page, '/contact');
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
    await expect(toast).toContainText(forms.contact.toasts.missing.title);
    const first = page.getByLabel('First name');
    await expect(first).toBeFocused();
    await expect.poll(async () => overlap((await toast.boundingBox())!, (await first.boundingBox())!)).toBe(false);
    await sendMessage(page);
    await expect(toast).toContainText(forms.contact.toasts.failed.title);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeInViewport();
    for (const button of [again, send])
      expect(overlap((await toast.boundingBox())!, (await button.boundingBox())!)).toBe(false);
    problems.length = 0;
  });
});

withoutScripts('without JavaScript, the menu and the dropdown open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu summary').click();
  await page.locator('#menu').getByRole('link', { name: pages['/features/crm'].name }).first().click();
  await expect(page).toHaveURL('/features/crm');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await page.locator(`${dropdown} summary`).click();
  await expect(page.locator(`${dropdown} a`).last()).toBeVisible();
  await expect(newest(page)).toContainText(frameWords.newest);
});
