import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { isHydrated } from '../../e2e/is-hydrated.ts';
import type { Browser } from './browser.ts';
import type { Probed } from './probe.ts';

const patience = 10_000;

type Screen = readonly [width: number, height: number];

export const phone: Screen = [390, 844];

export class Visitor {
  readonly browser: Browser;
  readonly origin: string;

  constructor(browser: Browser, origin: string) {
    this.browser = browser;
    this.origin = origin;
  }

  /** It can't use outer variables. Arguments and result are JSON. */
  async evaluate<Given extends unknown[], Result>(run: (...given: Given) => Result, ...given: Given) {
    return (await this.browser.evaluate(`(${run})(...${JSON.stringify(given)})`)) as Awaited<Result>;
  }

  /** Waits for hydration and web fonts, which move lines. */
  async open(path: string, screen: Screen = [1280, 900]) {
    await this.browser.resize(...screen);
    await this.browser.open(this.origin + path);
    await this.sees(true, isHydrated);
    await this.sees(true, () => 'webFonts' in document.body.dataset);
  }

  async sees<Given extends unknown[], Result>(expected: Result, run: (...given: Given) => Result, ...given: Given) {
    const end = Date.now() + patience;
    for (;;) {
      try {
        return assert.deepEqual(await this.evaluate(run, ...given), expected);
      } catch (error) {
        if (Date.now() > end) throw error;
        await sleep(50);
      }
    }
  }

  reads(selector: string, text: string) {
    return this.sees(
      true,
      (selector, text) =>
        [...document.querySelectorAll<HTMLElement>(selector)].some(
          (element) => element.checkVisibility() && element.innerText.replace(/\s+/g, ' ').includes(text),
        ),
      selector,
      text,
    );
  }

  /** The first visible element whose name begins with `name`, once still and uncovered. */
  async click(selector: string, name = '') {
    let last: string | undefined;
    for (const end = Date.now() + patience; Date.now() < end; await sleep(150)) {
      const spot = await this.evaluate(spotOf, selector, name);
      if (spot && JSON.stringify(spot) === last) return this.browser.clickAt(spot.x, spot.y);
      last = spot && JSON.stringify(spot);
    }
    assert.fail(`nothing to click: ${selector} ${name}`);
  }

  async fill(selector: string, value: string) {
    const chosen = await this.evaluate(
      (selector, value) => {
        const list = document.querySelector(selector);
        if (!(list instanceof HTMLSelectElement)) return false;
        list.value = value;
        return list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
    if (chosen) return;
    // Repeat if the page moved under the pointer.
    do await this.click(selector);
    while (!(await this.evaluate((selector) => document.activeElement?.matches(selector), selector)));
    await this.browser.type(value);
  }

  probed() {
    return this.evaluate(() => (window as unknown as { probed?: Probed }).probed);
  }
}

/** Runs in the page: the center of an element, scrolled into view. */
function spotOf(selector: string, name: string) {
  const nameOf = (element: HTMLElement) =>
    element.getAttribute('aria-label') ?? ((element as HTMLInputElement).labels?.[0] ?? element).innerText;
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (element) => element.checkVisibility() && nameOf(element).trim().startsWith(name),
  );
  if (!element) return undefined;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot = { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(spot.x, spot.y);
  const label = hit?.closest('label');
  return hit && (element.contains(hit) || label?.control === element) ? spot : undefined;
}

export type Check = (name: string, run: (visitor: Visitor) => Promise<void>) => void;
