import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Checker } from 'accessibility-checker-engine';
import { test as base, expect, type Page, type Response } from 'playwright/test';
import { type PagePath, pages } from '#content/pages.ts';
import { isHydrated } from './is-hydrated.ts';

export { expect };

/**
 * The test function of all browser tests. `problems` collects what no page may do: log errors or warnings, violate the
 * security policy, or ask another host for anything. A test that expects one takes it off the list; the rest must stay
 * empty.
 */
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
 * The details of a test. `true` marks one that sees again, at another width or on another page, what another test has
 * seen: `npm test` leaves it out, `npm run test:e2e` does not.
 */
export const again = (is = true) => ({ tag: is ? '@again' : [] });

/** The pages of features and the legal documents, each kind but for its first page, which stands for them. */
export const alike: readonly string[] = (['feature', 'legal'] as const).flatMap((kind) =>
  Object.keys(pages)
    .filter((path) => pages[path as PagePath].kind === kind)
    .slice(1),
);

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Opens a page, or the one that is open once more, with its scripts held back; the returned function lets them go and waits
 * until React has taken over.
 */
export async function openBeforeScripts(page: Page, path?: string) {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await (path ? page.goto(path, { waitUntil: 'commit' }) : page.reload({ waitUntil: 'commit' }));
  await page.locator('footer').waitFor();
  return async () => {
    held.resolve();
    await hydrated(page);
  };
}

/** Waits until React has taken over. */
export async function hydrated(page: Page) {
  await page.waitForFunction(isHydrated);
}

/** Gives a sign of a visitor, and waits until React has taken over the element that it only fetches then. */
export async function interactive(page: Page, selector: string) {
  await page.mouse.move(4, 4);
  await page.waitForFunction(
    (selector) => Object.keys(document.querySelector(selector)!).some((key) => key.startsWith('__reactProps')),
    selector,
  );
}

/** Gives a sign of a visitor, and waits until all of the page is laid out: a jump would meet one that still moves. */
export async function laidOut(page: Page) {
  await page.mouse.move(4, 4);
  await page.waitForSelector('html[data-whole]', { state: 'attached' });
}

/** Waits until nothing has scrolled for a while. */
export async function stillFor(page: Page) {
  await page.evaluate(async () => {
    for (let frames = 0, last = -1; frames < 10; frames += 1) {
      await new Promise(requestAnimationFrame);
      if (scrollY !== last) frames = 0;
      last = scrollY;
    }
  });
}

export const paper = 'rgb(251, 250, 244)';

/** The ground of the header, and of what shows right below it. */
export function grounds(page: Page) {
  return page.evaluate(() => {
    const header = document.querySelector('header')!;
    const below = document.elementsFromPoint(2, header.getBoundingClientRect().bottom + 2);
    const colors = below.map((element) => getComputedStyle(element).backgroundColor);
    return [getComputedStyle(header).backgroundColor, colors.find((color) => color !== 'rgba(0, 0, 0, 0)')];
  });
}

const assets = join(import.meta.dirname, '../../dist/client/assets');

/** The URL pattern of the one script that contains this text. */
export function scriptWith(text: string) {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const found = scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(text));
  expect(found).toHaveLength(1);
  return `**/assets/${found[0]}`;
}

/** Notes the scripts that a page asks for. Returns what reads the text of those that have come until then. */
export function collectScripts(page: Page) {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  return async () => (await Promise.all(scripts.map((script) => script.text()))).join('');
}

/** What axe finds on the page as it is now, or in the part of it that has changed since it was loaded, as readable lines. */
export async function axe(page: Page, within = 'html') {
  await settle(page);
  // Legacy mode leaves out frames of other hosts, of which there are none, and takes a third of the time.
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (within !== 'html') builder.include(within);
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

const engine = readFileSync(
  join(import.meta.dirname, '../../node_modules/accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What IBM's Equal Access finds on the page as it is now, inside of `within`, as readable lines. */
export async function equalAccess(page: Page, within = 'html') {
  await settle(page);
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async (within) => {
    const checker = new (window as unknown as { ace: { Checker: new () => Checker } }).ace.Checker();
    const { results } = await checker.check(document, ['IBM_Accessibility']);
    if (results.length === 0) throw new Error('Equal Access has judged nothing');

    // The engine takes a ground that color-mix() has mixed for a transparent one.
    const onMixedGround = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).backgroundColor.startsWith('color(') || onMixedGround(element.parentElement));
    const elementAt = (path: string) =>
      document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue as Element | null;
    return (
      results
        .filter(({ value: [kind, found] }) => kind === 'VIOLATION' && found === 'FAIL')
        .filter(({ path }) => elementAt(path.dom!)?.closest(within) !== null)
        // A frame that has not come into view is an empty document.
        .filter(({ path }) => !path.dom!.includes('/iframe'))
        .filter(({ ruleId, path }) => ruleId !== 'text_contrast_sufficient' || !onMixedGround(elementAt(path.dom!)))
        .map(({ ruleId, message, snippet }) => `${ruleId}: ${message}: ${snippet}`)
    );
  }, within);
}

/** Lays out all of the page, as it is for whoever uses it, and waits until it has faded in and nothing plays. */
export function settle(page: Page) {
  return page.evaluate(async () => {
    document.documentElement.dataset.whole = '';
    // What plays by itself, the stage of the home page, stops for whoever touches it; while React begins it does not listen.
    // A page at rest may draw no frame, and tell of no idle moment, for minutes.
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    document.querySelector('.stage')?.dispatchEvent(new Event('pointerdown'));
    const entrances = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(entrances.map(({ finished }) => finished));
  });
}
