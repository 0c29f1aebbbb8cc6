import type { Page } from 'playwright/test';
import { tools } from '#content/pages/brand-tools.ts';
import { overview } from '#content/pages/home.ts';
import { story } from '#content/pages/home-story.ts';
import { fieldWords as words } from '#content/pages/personalization-field.ts';
import { pages } from '#content/pages.ts';
import { tintOf } from '#content/shared/brand/brand-tint.ts';
import { forBusiness } from '#content/shared/text/personalization.ts';
import { site } from '#content/site.ts';
import {
  axe,
  expect,
  hydrated,
  open,
  openBeforeScripts,
  scriptWith,
  sendMessage,
  slow,
  inOneTab as test,
  thanks,
  withoutScripts,
} from './test.ts';

const name = 'Zorbograph & Söhne';
const traces = /zorbograph/i;

const field = (page: Page) => page.getByRole('textbox', { name: words.label });
const places = (page: Page, part = 'name') => page.locator(`main [data-personalized="${part}"]`);
const shown = (page: Page, part?: string) => places(page, part).allTextContents();

/** The referrer is the opened URL, and goes only to its own server. */
function collectRequests(page: Page) {
  const told: string[] = [];
  page.on('request', (request) => {
    told.push(request.url(), request.postData() ?? '');
    // An unawaited request may end with the page.
    request.allHeaders().then(
      ({ referer, ...headers }) => told.push(JSON.stringify(headers)),
      () => {},
    );
  });
  return told;
}

test('a name shows in every picture, survives reloads until cleared, and is never sent', async ({ page }) => {
  const told = collectRequests(page);
  await open(page, '/');
  await expect.poll(() => shown(page)).toContain(story.shop);
  const trade = page.getByLabel(words.trade, { exact: true });
  const { x } = (await trade.boundingBox())!;
  await trade.selectOption('vet');
  await expect(page.getByRole('button', { name: words.clear })).toBeVisible();
  expect((await trade.boundingBox())!.x).toBe(x);
  const lines = page.getByText(forBusiness, { exact: true });
  await expect(lines).toHaveCount(2);
  for (const line of await lines.all()) await expect(line).toBeHidden();
  await field(page).fill(name);
  await expect(page.getByText(words.shown)).toBeAttached();
  expect(new Set([...(await shown(page)), ...(await shown(page, 'ownName'))])).toEqual(new Set([name]));
  expect(new Set([...(await shown(page, 'initial')), ...(await shown(page, 'trade'))])).toEqual(
    new Set(['Z', 'Veterinary clinic']),
  );
  await expect(page.locator('#stack-heading')).toContainText(name);
  for (const line of await page.getByText(`${forBusiness} ${name}`).all()) await expect(line).toBeVisible();

  await page.getByRole('link', { name: overview.cards[3].title }).click();
  await expect(page).toHaveURL(overview.cards[3].url);
  await expect.poll(async () => new Set(await shown(page, 'ownName'))).toEqual(new Set([name]));
  await page.reload();
  await hydrated(page);
  await expect.poll(async () => new Set(await shown(page, 'ownName'))).toEqual(new Set([name]));

  await page.getByRole('link', { name: pages['/contact'].name }).first().click();
  await sendMessage(page);
  await expect(thanks(page)).toBeVisible();

  await page.getByRole('link', { name: site.name }).first().click();
  await expect(field(page)).toHaveValue(name);
  await page.getByRole('button', { name: words.clear }).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  expect(await shown(page)).not.toContain(name);
  await expect.poll(() => shown(page)).toContain(story.shop);
  expect(await page.evaluate(() => sessionStorage.getItem('business'))).toBeNull();
  expect(told.filter((text) => traces.test(text))).toEqual([]);
});

test('a link opens the site with a name, as text, and removes it from the address', slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hostile = `<img src=x onerror=alert(1)>Zorbograph`;
  const told = collectRequests(page);
  const link = `/?for=${encodeURIComponent(`${hostile}\u202e\u0000`)}&trade=vet&stack=crm`;
  await page.goto(link);
  await expect(page).toHaveURL('/?stack=crm');
  await expect(field(page)).toHaveValue(hostile);
  expect(new Set(await shown(page))).toEqual(new Set([hostile]));
  await expect(page.locator('[data-personalized] *, img[src=x]')).toHaveCount(0);
  await expect(page.locator('link[rel=canonical]')).not.toHaveAttribute('href', /\?/);

  await page.getByRole('button', { name: words.copy }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\?for=%3Cimg.*Zorbograph&trade=vet$/);
  await page.getByRole('link', { name: overview.cards[3].title }).click();
  await expect.poll(async () => new Set(await shown(page, 'ownName'))).toEqual(new Set([hostile]));
  expect(told.filter((text) => traces.test(text)).map((url) => url.replace(/^https?:..[^/]+/, ''))).toEqual([link]);

  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect.poll(() => shown(page)).not.toContain(hostile);
});

test('a link keeps the name for the next page if the code fails to load', slow, async ({ page, problems }) => {
  await page.route(scriptWith('[data-personalized]'), (route) => route.abort());
  await open(page, `/?for=${encodeURIComponent(name)}`);
  await expect(page).toHaveURL('/');
  await expect.poll(() => problems.splice(0)).toContainEqual(expect.stringContaining('ERR_FAILED'));
  expect(await shown(page)).toContain(story.shop);
  await page.unrouteAll();
  await page.goto(overview.cards[3].url);
  expect(problems.splice(0).filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
  await hydrated(page);
  await expect.poll(async () => new Set(await shown(page, 'ownName'))).toEqual(new Set([name]));
});

withoutScripts('shows the whole name at any width, and keeps the room of two lines', slow, async ({ page }) => {
  const names = ['Harbor 8', 'Riverside Family Dental Care', `${'Willow Grove '.repeat(4)}Day Spa`, 'W'.repeat(60)];
  for (const path of ['/', '/features', '/features/crm', '/features/white-label', '/about']) {
    await page.goto(path);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      const wrong = await page.evaluate(async (names) => {
        await document.fonts.ready;
        const last = document.querySelector('.closing-band, footer')!;
        const size = () => `${document.documentElement.scrollWidth} ${last.getBoundingClientRect().top}`;
        const before = size();
        const places = [...document.querySelectorAll<HTMLElement>('[data-personalized$="ame"]')];
        const samples = places.map(({ textContent }) => textContent);
        const isCut = (place: HTMLElement) => {
          if (place.scrollWidth > place.clientWidth && place.clientWidth > 0) return true;
          const range = document.createRange();
          range.selectNodeContents(place);
          const { left, right, top, bottom } = range.getBoundingClientRect();
          for (let box = place.parentElement!; box.id !== 'main'; box = box.parentElement!) {
            if (getComputedStyle(box).overflow === 'visible') continue;
            const edge = box.getBoundingClientRect();
            if (left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1)
              return right > left;
          }
          return false;
        };
        const wrong = names.flatMap((name) => {
          for (const place of places) place.textContent = name;
          const problems = places.filter(isCut).map((place) => `${name}: ${place.parentElement!.className}`);
          return name.length > 28 || size() === before ? problems : [...problems, `${name}: ${size()}, not ${before}`];
        });
        for (const [index, place] of places.entries()) place.textContent = samples[index]!;
        return wrong;
      }, names);
      expect(wrong, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('white-label applies another color readably, and exports a brand file', slow, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/features/white-label');
  const colors = () =>
    page.evaluate(() => [
      getComputedStyle(document.querySelector('header .button.primary')!).backgroundColor,
      getComputedStyle(document.querySelector('main > div > section')!).backgroundColor,
    ]);
  const ours = await colors();
  const swatches = page.getByRole('group', { name: tools.label }).getByRole('radio');
  await expect(swatches).toHaveCount(tools.swatches.length);
  await swatches.first().click();
  const tinted = await colors();
  expect(tinted[0]).not.toBe(ours[0]);
  expect(tinted[1]).not.toBe(ours[1]);
  const other = page.getByLabel(tools.other);
  for (const color of ['#ffff66', '#000000', '#0000ff']) {
    await other.fill(color);
    expect(await axe(page), color).toEqual([]);
  }
  await page.keyboard.press('Tab');
  await other.focus();
  await expect(other).toHaveCSS('outline-style', 'solid');
  await expect(other).toHaveCSS('opacity', '1');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(swatches.first()).toHaveCSS('background-image', /gradient/);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('button', { name: tools.copy }).click();
  await expect(page.getByText(tools.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`action: '${tintOf('#0000ff').action}'`);
  await page.getByRole('button', { name: tools.reset }).click();
  await expect(swatches.first()).toBeFocused();
  expect(await colors()).toEqual(ours);
});

test('white-label tools cause no layout shift', slow, async ({ page }) => {
  const run = await openBeforeScripts(page, '/features/white-label');
  await page.waitForSelector('body[data-web-fonts]');
  const heights = async () => {
    const found = [];
    for (const width of [320, 390, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await page.evaluate(() => document.body.scrollHeight));
    }
    return found;
  };
  const before = await heights();
  await run();
  await expect(field(page)).toBeVisible();
  expect(await heights(), 'as the application runs').toEqual(before);
  await page.getByRole('radio', { name: tools.swatch(tools.swatches[0].name) }).check();
  expect(await heights(), 'in the color of a swatch').toEqual(before);
  await page.getByLabel(tools.other).fill('#ffff66');
  expect(await heights(), 'in a color that is darkened').toEqual(before);
});
