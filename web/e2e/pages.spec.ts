import type { Page } from 'playwright/test';
import { head as about } from '#content/pages/about.ts';
import { head as contact } from '#content/pages/contact.ts';
import { notFound } from '#content/pages/not-found.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { recordChanges } from './changes.ts';
import {
  alike,
  axe,
  brokenWords,
  equalAccess,
  excess,
  expect,
  grounds,
  groupsOf,
  hold,
  hydrated,
  open,
  paper,
  slow,
  stillFor,
  test,
  withoutScripts,
} from './test.ts';

const paths = Object.keys(pages) as PagePath[];
/** By forms.spec.ts, in all states. */
const judgedElsewhere: PagePath = '/support';
const small = { width: 390, height: 844 };
const large = { width: 1440, height: 900 };

const kinds = paths.filter((path) => !alike.includes(path));

test('pages of each kind hydrate unchanged, and fit the smallest phone', async ({ page }) => {
  test.slow();
  await page.addInitScript(recordChanges);
  for (const path of kinds) await test.step(path, () => expectUnchanged(page, path));
});

for (const group of groupsOf(5, kinds))
  test(`are accessible, rest, and fit a phone with large text: ${group.join(', ')}`, slow, async ({ page }) => {
    test.slow();
    for (const path of group) await test.step(path, () => expectRoomy(page, path));
  });

async function expectUnchanged(page: Page, path: PagePath) {
  await page.setViewportSize(large);
  const response = await page.goto(path);
  expect(response!.status()).toBe(200);
  await hydrated(page);
  await stillFor(page);
  expect(await page.evaluate(() => window.changes)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await excess(page)).toBeLessThanOrEqual(0);
}

async function expectRoomy(page: Page, path: PagePath) {
  await page.emulateMedia({ reducedMotion: null });
  await open(page, path, { size: large });
  if (path !== judgedElsewhere) await expectAccessible(page, path);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movementsOfHero(page)).toEqual([]);
  await page.setViewportSize(small);
  await expectRoomForLetters(page);
}

async function expectAccessible(page: Page, path: PagePath) {
  const [onLarge, onSmall] = paths.indexOf(path) % 2 ? [axe, equalAccess] : [equalAccess, axe];
  for (const [screen, check] of [[large, onLarge] as const, [small, onSmall] as const]) {
    await page.setViewportSize(screen);
    expect(await check(page)).toEqual([]);
    if (pages[path].kind !== 'feature') continue;
    expect(await tooSmall(page)).toEqual([]);
    expect(Math.max(...(await movementsOfHero(page)))).toBeLessThanOrEqual(0.7);
  }
}

async function expectRoomForLetters(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await excess(page)).toBeLessThanOrEqual(0);
  await expect(page.locator('.menu-toggle')).toBeInViewport({ ratio: 1 });
  expect(await brokenWords(page.locator('h1, h2, h3, h4, .figures .numerals'))).toEqual([]);
  // Text spacing of WCAG 1.4.12.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  expect(await excess(page)).toBeLessThanOrEqual(0);
}

function tooSmall(page: Page) {
  return page.locator('main [aria-hidden=true]').evaluateAll((pictures) =>
    pictures
      .flatMap((picture) => [picture, ...picture.querySelectorAll('*')])
      .filter((element) => element.checkVisibility() && parseFloat(getComputedStyle(element).fontSize) < 13)
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
  );
}

function movementsOfHero(page: Page) {
  return page
    .locator('main section')
    .first()
    .locator('[aria-hidden=true] *')
    .evaluateAll((elements) =>
      elements
        .map((element) => getComputedStyle(element))
        .filter(({ animationName }) => animationName !== 'none')
        .map(({ animationDuration, animationDelay }) => parseFloat(animationDuration) + parseFloat(animationDelay)),
    );
}

test('an unknown address shows the 404 page', async ({ page, problems }) => {
  const response = await page.goto('/no-such-page');
  expect(response!.status()).toBe(404);
  await hydrated(page);
  await expect(page).toHaveTitle('Page Not Found');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect(page.getByText(notFound.help)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await equalAccess(page)).toEqual([]);
  await page.setViewportSize(small);
  await expectRoomForLetters(page);
  // The browser logs the document's own status.
  expect(problems.splice(0)).toEqual([expect.stringContaining('404')]);
});

test('the error page is readable at every width and links on', slow, async ({ page, problems }) => {
  await page.goto('/about?from=here');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.method = 'post';
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page can only be read');
  // The browser logs the document's own status.
  expect(problems.splice(0)).toEqual([expect.stringContaining('405')]);
  expect(await axe(page)).toEqual([]);
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const overflow = await excess(page);
    expect([width, overflow]).toEqual([width, 0]);
    for (const link of await page.getByRole('link').all())
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await page.getByRole('link', { name: 'Open the page' }).click();
  await expect(page).toHaveURL('/about?from=here');
  await expect(page).toHaveTitle(/^About/);
});

test('client navigation updates title, head and structured data, also on Back', async ({ page }) => {
  const data = () =>
    page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map(({ textContent }) => JSON.parse(textContent!)));
  const served: Record<string, unknown> = {};
  for (const path of ['/contact', '/about']) {
    await open(page, path);
    served[path] = await data();
    expect(served[path]).toHaveLength(1);
  }
  const documents: unknown[] = [];
  page.on('domcontentloaded', (page) => documents.push(page));
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveTitle(contact.title);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', contact.description);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/);
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('main')).toBeFocused();
  await expect.poll(data).toEqual(served['/contact']);
  await page.goBack();
  await expect(page).toHaveTitle(about.title);
  await expect.poll(data).toEqual(served['/about']);
  expect(documents).toEqual([]);
});

test('a second visit starts with cached web fonts', slow, async ({ page }) => {
  await open(page, '/about');
  await expect(page.locator('body')).toHaveAttribute('data-web-fonts');
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { atOnce: document.body.matches('[data-web-fonts]') }),
    ),
  );
  await page.goto('/contact');
  expect(await page.evaluate(() => 'atOnce' in window && window.atOnce)).toBe(true);
});

test('fonts load after the first paint, and leave other scripts to system fonts', slow, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && files.push(request.url()));
  await page.goto('/about');
  const loaded = ['400 16px Figtree', '700 16px "Bricolage Grotesque"'];
  await expect
    .poll(() => page.evaluate((fonts) => fonts.every((font) => document.fonts.check(font)), loaded))
    .toBe(true);
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map((file) => file.startTime),
    ),
  ]);
  expect(asked).toBeGreaterThan(painted!);
  expect(files).toHaveLength(2);
  // An early letter in another script would be a mismatch.
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.append(' é'));
  await expect.poll(() => files.length).toBe(3);
});

for (const [path, goOn] of [
  ['/terms-of-service', (page: Page) => page.getByRole('link', { name: 'Payment and billing', exact: true }).click()],
  ['/features/crm', (page: Page) => page.mouse.wheel(0, 2_400)],
] as const)
  test(`fonts that load after scrolling ${path} keep the text in place`, slow, async ({ page }) => {
    const release = await hold(page, '**/*.woff2');
    await page.clock.install();
    await page.setViewportSize(large);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.mouse.move(600, 400);
    await hydrated(page);
    // Visitors wait 4 s for a script.
    await page.clock.fastForward(5_000);
    await goOn(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await stillFor(page);
    const text = await page
      .locator('main')
      .evaluateHandle(
        (main) => [...main.querySelectorAll('h2, p')].find((text) => text.getBoundingClientRect().top > 90)!,
      );
    const top = () => text.evaluate((text) => text.getBoundingClientRect().top);
    const before = await top();
    release();
    await expect(page.locator('body')).toHaveAttribute('data-web-fonts');
    await stillFor(page);
    expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
  });

/** Texts in view whose first web font is missing or not yet loaded. */
const textsWithoutFonts = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      ...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary, a, label, button, input)'),
    ];
    const shown = texts.filter((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return text.textContent && bottom > 0 && top < innerHeight;
    });
    if (scrollY === 0) return ['not scrolled yet'];
    if (shown.length === 0) return ['none in view'];
    return shown
      .filter((text) => {
        const { fontFamily, fontWeight } = getComputedStyle(text);
        const [family] = fontFamily.split(',');
        return !/Figtree|Bricolage/.test(family!) || !document.fonts.check(`${fontWeight} 16px ${family}`);
      })
      .map((text) => text.textContent.slice(0, 40));
  });

for (const path of ['/', '/#questions', '/features/crm'])
  test(`an early scroll on a slow phone shows the web fonts: ${path}`, slow, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const scroll = () => scrollBy({ top: 400, behavior: 'instant' });
        for (const ms of [300, 500, 700]) setTimeout(scroll, ms);
      }),
    );
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => textsWithoutFonts(page), { timeout: 60_000 }).toEqual([]);
  });

withoutScripts('without JavaScript, the fonts load', slow, async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && files.push(request.url()));
  await page.goto('/about');
  await expect.poll(() => files.length).toBe(2);
});
withoutScripts(
  'without JavaScript, pages are readable, with the header in their background',
  slow,
  async ({ page }) => {
    test.slow();
    for (const path of kinds) await test.step(path, () => expectReadable(page, path));
  },
);

async function expectReadable(page: Page, path: PagePath) {
  await page.emulateMedia({ reducedMotion: null });
  await page.setViewportSize(large);
  await page.goto(path);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.locator('main').innerText()).not.toHaveLength(0);
  const data = '[type="application/ld+json"], [type="application/json"]';
  await expect(page.locator(`script:not([src], [data-modules], ${data})`)).toHaveCount(0);

  const [header, below] = await grounds(page);
  expect(header).toBe(below);
  await page.setViewportSize(small);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await grounds(page)).toEqual([header, header]);
  await page.mouse.wheel(0, 40);
  await expect.poll(async () => (await grounds(page))[0]).toBe(paper);
}
