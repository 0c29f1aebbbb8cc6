import type { ElementHandle, Page } from 'playwright/test';
import { stillFor } from '../../e2e/test.ts';

type Kind =
  /** A fragment. */
  | 'place'
  /** One of several links with aria-current, or a link to the same path with another query. */
  | 'choice'
  /** A link to the page itself. */
  | 'top'
  | 'popover'
  | 'tick'
  | 'text'
  | 'number'
  | 'slider'
  | 'search'
  /** A select, or an input for a color or time. */
  | 'select'
  | 'summary'
  | 'tab'
  | 'submit'
  | 'button';

interface Control {
  kind: Kind;
  name: string;
  /** Equal for controls repeated in a list. */
  role: string;
  /** Its index among all elements that can be controls. */
  at: number;
}

type ControlElement = ElementHandle<HTMLElement>;

const candidates = 'a[href], button, summary, input, textarea, select, [role=tab], [role=button]';

/** Visible same-origin links and everything that isn't a link, without frames. */
export function findControls(page: Page): Promise<Control[]> {
  return page.locator(candidates).evaluateAll((elements) => {
    const kindOf = (element: Element): Kind | undefined => {
      if (element.matches('[aria-haspopup=dialog]')) return 'button';
      if (element instanceof HTMLAnchorElement) {
        const { origin, pathname, search, hash } = new URL(element.href);
        const stays = origin === location.origin && pathname === location.pathname && element.target !== '_blank';
        const choices = element.closest('ul, ol')?.querySelector('[aria-current=true]');
        if (stays && choices) return 'choice';
        if (stays && hash && document.getElementById(decodeURIComponent(hash.slice(1)))) return 'place';
        if (stays) return search === location.search ? 'top' : 'choice';
        return element.matches('[role=button]') || element.href.endsWith('.mp4') ? 'button' : undefined;
      }
      if (element.localName === 'summary' || element.localName === 'select') return element.localName;
      if (element.matches('[type=color], [type=time]')) return 'select';
      if (element.role === 'tab') return 'tab';
      if (element.matches('[popovertarget]')) return 'popover';
      if (element.matches('[type=checkbox], [type=radio]')) return 'tick';
      if (element.matches('[type=number]')) return 'number';
      if (element.matches('[type=range]')) return 'slider';
      // Opens the system's file chooser.
      if (element.matches('[type=file]')) return;
      if (element.matches('[type=search]')) return 'search';
      if (element.matches('[type=submit]')) return 'submit';
      return element.matches('input, textarea') ? 'text' : 'button';
    };
    const nameOf = (element: Element) => {
      const label = (element as HTMLInputElement).labels?.[0]?.textContent;
      const name = element.ariaLabel || label || element.textContent || element.getAttribute('name') || '';
      return name.trim().replaceAll(/\s+/g, ' ').slice(0, 60);
    };
    const roleOf = (element: Element | null): string =>
      element ? `${roleOf(element.parentElement)} > ${element.localName}.${element.className}` : '';
    // Elements outside the root belong to embeds, which may disappear.
    const shows = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('#root') &&
      !element.closest('[inert], [aria-hidden=true]');

    return elements.flatMap((element, at) => {
      const kind = shows(element) && kindOf(element);
      if (!kind) return [];
      return {
        kind,
        name: nameOf(element),
        role: `${kind} in ${roleOf(element.parentElement)}`,
        at,
      };
    });
  });
}

export function sampleTwins(controls: Control[]): Control[] {
  return [...new Map(controls.map((control) => [control.role, control])).values()];
}

/** The one closest to the recorded index, once visible. Parts that load meanwhile shift the index, so it is read anew. */
export async function elementOf(page: Page, { kind, name, at }: Control): Promise<ControlElement> {
  const far = (control: Control) => Math.abs(control.at - at);
  for (const end = Date.now() + 30_000; ; await page.evaluate(() => new Promise(requestAnimationFrame))) {
    const same = (await findControls(page)).filter((control) => control.kind === kind && control.name === name);
    const [nearest] = same.sort((a, b) => far(a) - far(b));
    const element = (await page
      .locator(candidates)
      .nth(nearest?.at ?? at)
      .elementHandle()) as ControlElement;
    if (await element.isVisible()) return element;
    if (Date.now() > end) throw new Error('it is not visible');
  }
}

export function bringIntoView(control: HTMLElement) {
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (control.getBoundingClientRect().bottom < 0) control.focus({ preventScroll: true });
}

/** Calls `before` right before the event. */
export async function use(page: Page, { kind }: Control, control: ControlElement, before = async () => {}) {
  if (kind === 'select') {
    await control.focus();
    await before();
    const value = { color: '#5b2a86', time: '10:35' }[(await control.getAttribute('type')) ?? ''];
    await (value ? control.fill(value) : control.selectOption({ index: 1 }));
    return;
  }
  const { x, y, touch } = await control.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2, touch: navigator.maxTouchPoints > 0 };
  });
  await before();
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  if (kind !== 'text' && kind !== 'number' && kind !== 'search') return;
  // A tap's click fires after its focus event.
  await stillFor(page);
  if (kind === 'number') await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(kind === 'number' ? '12' : 'zoom');
}

export async function holdScripts(page: Page) {
  let gate: PromiseWithResolvers<void> | undefined;
  await page.route('**/*.js', async (route) => {
    await gate?.promise;
    await route.continue().catch(() => {});
  });
  return {
    hold() {
      gate?.resolve();
      gate = Promise.withResolvers();
    },
    letGo() {
      gate?.resolve();
      gate = undefined;
    },
  };
}

declare global {
  interface Window {
    /** When hydration starts, and when early input was replayed. */
    hydrating: Promise<true>;
    awake: Promise<true>;
  }
}

/** Runs before each page. */
export function prepare() {
  if (window.top !== window) return;
  localStorage.clear();
  sessionStorage.clear();

  const { addEventListener } = EventTarget.prototype;
  window.hydrating = new Promise((resolve) => {
    // React first adds listeners to its root.
    EventTarget.prototype.addEventListener = function (...listener) {
      if (this instanceof Element && this.id === 'root') resolve(true);
      addEventListener.apply(this, listener);
    };
  });
  let startup: typeof globalThis.startup;
  window.awake = new Promise((resolve) => {
    Object.defineProperty(window, 'startup', {
      get: () => startup,
      set(given: NonNullable<typeof globalThis.startup>) {
        startup = { ...given, onHydrated: () => given.onHydrated().then(() => resolve(true)) };
      },
    });
  });
}
