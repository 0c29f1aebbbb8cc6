import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Checker } from 'accessibility-checker-engine';
import { test as base, expect, type Locator, type Page, type Response } from 'playwright/test';
import { contactForm } from '#content/forms/contact.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { typedTo } from '#content/shared/forms/test-message.ts';
import { isHydrated } from './is-hydrated.ts';

export { expect };

/** `problems` collects console errors, policy violations and requests to other hosts. It must be empty at the end. */
export const test = base.extend<{ problems: string[] }>({
  problems: [
    async ({ page, baseURL }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('pageerror', (error) => problems.push(String(error)));
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith('http') && url.origin !== baseURL) problems.push(`asked ${url.host}`);
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Tests of a worker share a tab, where scripts stay cached: saves a quarter of CPU time. A test with touch, another time
 * zone or without JavaScript gets its own context. One that adds init scripts or sets a clock must use `test`.
 */
export const inOneTab = test.extend<object, { tab: Page }>({
  tab: [
    async ({ browser }, use) => {
      const options = { hasTouch: false, isMobile: false, javaScriptEnabled: true, timezoneId: undefined };
      const context = await browser.newContext({ baseURL: process.env.SITE_URL, ...options });
      const page = await context.newPage();
      page.addInitScript =
        page.clock.install =
        page.clock.setFixedTime =
          () => {
            throw new Error('A tab that tests share cannot take this back: use `test`.');
          };
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ tab, browser, hasTouch, javaScriptEnabled, timezoneId, contextOptions }, use) => {
    if (!hasTouch && javaScriptEnabled && !timezoneId && Object.keys(contextOptions).length === 0)
      return use(tab.context());
    const own = await browser.newContext();
    await use(own);
    await own.close();
  },
  page: async ({ tab, context, viewport }, use) => {
    if (context !== tab.context()) return use(await context.newPage());
    await tab.setViewportSize(viewport!);
    await use(tab);
    tab.removeAllListeners();
    await tab.unrouteAll();
    await context.unrouteAll();
    await context.clearPermissions();
    for (const popup of context.pages()) if (popup !== tab) await popup.close();
    await tab.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: null });
    await tab.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await tab.goto('about:blank');
  },
});

export const withoutScripts = inOneTab.extend({ javaScriptEnabled: false });

/** Tests that `npm test` leaves to `npm run test:slow`. */
export const slow = { tag: '@slow' };

/** All feature pages and legal documents but one of each. */
export const alike: readonly string[] = (['feature', 'legal'] as const).flatMap((kind) =>
  Object.keys(pages)
    .filter((path) => pages[path as PagePath].kind === kind)
    .slice(1),
);

/** For tests that visit several pages in one tab, where scripts stay cached. */
export const groupsOf = <Item>(size: number, items: readonly Item[]): Item[][] =>
  Object.values(Object.groupBy(items, (_, index) => Math.floor(index / size))) as Item[][];

type Size = { width: number; height: number };

export async function open(page: Page, path: string, view: { size?: Size; reducedMotion?: true } = {}) {
  if (view.size) await page.setViewportSize(view.size);
  if (view.reducedMotion) await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page);
}

/** Holds scripts back. The returned function releases them and waits for `started`. */
export async function openBeforeScripts(page: Page, path?: string, started = hydrated) {
  const release = await hold(page, '**/*.js');
  await (path ? page.goto(path, { waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }));
  await page.locator('footer').waitFor();
  return async () => {
    release();
    await started(page);
  };
}

/** Holds requests back until the returned function is called. */
export async function hold(page: Page, url: string | RegExp) {
  const held = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** By a link of the header, or of the footer. */
export async function follow(page: Page, path: PagePath) {
  await page.locator(`:is(header, footer) a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(path);
}

export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Triggers code that loads on first interaction. */
export async function interactive(page: Page, selector: string) {
  await page.mouse.move(4, 4);
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector)!).some((key) => key.startsWith('__reactProps')),
    selector,
  );
}

export async function stillFor(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0, last = -1; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) frames = 0;
      last = scrollY;
    }
  });
}

export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** In pixels that the page is wider than the window. */
export const excess = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

export const topOf = (element: Locator) =>
  element.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Words that are split between lines. */
export const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const words: string[] = [];
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
          for (const { 0: word, index } of text.data.matchAll(/[^\s-]+-?/g)) {
            const range = new Range();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
          }
        }
        return words;
      }),
  );

export const messageForm = (page: Page) => page.locator(`form[data-form=${contactForm.name}]`);
export const thanks = (page: Page) => page.getByRole('heading', { name: contactForm.words.thanks.heading });

/** Optional fields stay empty unless `values` has them. */
export async function fillMessage(page: Page, values: Record<string, string> = {}) {
  for (const [name, value] of Object.entries(typedTo(contactForm, values)))
    if (value) await messageForm(page).locator(`[name=${name}]`).fill(value);
}

export async function sendMessage(page: Page, values: Record<string, string> = {}) {
  await fillMessage(page, values);
  await messageForm(page).getByRole('button', { name: contactForm.words.submit }).click();
}

export const paper = 'rgb(251, 250, 244)';

export function grounds(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header')!;
    const below = document.elementsFromPoint(2, header.getBoundingClientRect().bottom + 2);
    const colors = below.map((element) => getComputedStyle(element).backgroundColor);
    return [getComputedStyle(header).backgroundColor, colors.find((color) => color !== 'rgba(0, 0, 0, 0)')];
  });
}

const assets = join(import.meta.dirname, '../../dist/client/assets');

export function scriptWith(text: string) {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(text));
  expect(found).toHaveLength(1);
  return `**/assets/${found[0]}`;
}

/** Returns a function that reads the loaded scripts. */
export function collectScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  return async () => (await Promise.all(scripts.map((script) => script.text()))).join('');
}

/** Violations found by axe, as readable lines. */
export async function axe(page: Page, within = 'html') {
  await settle(page);
  // Legacy mode skips frames of other hosts, of which there are none, and takes a third less time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== 'html') builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const engine = readFileSync(
  join(import.meta.dirname, '../../node_modules/accessibility-checker-engine/ace.js'),
  'utf8',
);

/** Violations found by IBM's Equal Access, as readable lines. */
export async function equalAccess(page: Page, within = 'html') {
  await settle(page);
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async (within) => {
    const checker = new (window as unknown as { ace: { Checker: new () => Checker } }).ace.Checker();
    const { results } = await checker.check(document, ['IBM_Accessibility']);
    if (results.length === 0) throw new Error('Equal Access has judged nothing');

    // The engine takes color-mix() backgrounds for transparent.
    const onMixedGround = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundColor.startsWith('color(') || onMixedGround(element.parentElement));
    const elementAt = (path: string) =>
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null;
    return (
      results
        .filter(({ value: [kind, found] }) => kind === 'VIOLATION' && found === 'FAIL')
        .filter(({ path }) => elementAt(path.dom!)?.closest(within) !== null)
        // A frame that was never in view is an empty document.
        .filter(({ path }) => !path.dom!.includes('/iframe'))
        .filter(({ ruleId, path }) => ruleId !== 'text_contrast_sufficient' || !onMixedGround(elementAt(path.dom!)))
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
    );
  }, within);
}

export function settle(page: Page) {
  return page.evaluate(async () => {
    // A touch stops the stage, once hydrated. A page at rest may have no idle callback for minutes.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    document.querySelector('.stage')?.dispatchEvent(new Event('pointerdown'));
    const entrances = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(entrances.map(({ finished }) => finished));
  });
}
