import type { ElementHandle, Page } from 'playwright/test';

/** What a control is for the visitor. What each kind promises is in promises.ts. */
export type Kind =
  /** A link to a place in the page (#). */
  | 'place'
  /** One of several links of which the page marks the chosen one, or a link to the same page with another query. */
  | 'choice'
  /** A link to the page itself. */
  | 'top'
  /** A button that opens, or closes, a popover. */
  | 'popover'
  /** A check box or a radio button. */
  | 'tick'
  /** A field to write in. */
  | 'text'
  | 'number'
  | 'search'
  /** A list to choose from, or the browser's own picker of colors. */
  | 'select'
  | 'summary'
  | 'tab'
  | 'submit'
  /** Any other button, and a link that is one as soon as the application runs. */
  | 'button';

export interface Control {
  kind: Kind;
  name: string;
  /** The same for twins, which do the same in one list: the elements around it, with their classes. */
  role: string;
  /** Its index among all elements that can be controls. */
  at: number;
  /** Whether it belongs to the page, and not to the frame around all pages. */
  inMain: boolean;
  /** What has to be used first, because it opens what this one stands in. */
  through?: Control;
}

export type ControlElement = ElementHandle<HTMLElement>;
export type PagePart = ElementHandle<Element>;

const candidates = 'a[href], button, summary, input, textarea, select, [role=tab], [role=button]';

/**
 * All controls that show now, in a part of the page or all of it: links that stay on the page, and whatever is no link. What stands in
 * a frame is another page's.
 */
export function findControls(page: Page, part?: PagePart): Promise<Control[]> {
  return page.locator(candidates).evaluateAll((elements, part) => {
    const kindOf = (element: Element): Kind | undefined => {
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
      if (element.matches('[type=color]')) return 'select';
      if (element.role === 'tab') return 'tab';
      if (element.matches('[popovertarget]')) return 'popover';
      if (element.matches('[type=checkbox], [type=radio]')) return 'tick';
      if (element.matches('[type=number]')) return 'number';
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
    // What stands outside the root is another company's: the chat comes and goes with the footer.
    const shows = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('#root') &&
      !element.closest('[inert], [aria-hidden=true]');

    return elements.flatMap((element, at) => {
      const kind = (!part || part.contains(element)) && shows(element) && kindOf(element);
      if (!kind) return [];
      return {
        kind,
        name: nameOf(element),
        role: `${kind} in ${roleOf(element.parentElement)}`,
        at,
        inMain: element.closest('main') !== null,
      };
    });
  }, part);
}

/** How many elements can be controls: as long as that stays, the index of each does. */
export const countCandidates = (page: Page) => page.locator(candidates).count();

/** Of twins the last; all others. */
export function sampleTwins(controls: Control[]): Control[] {
  return [...new Map(controls.map((control) => [control.role, control])).values()];
}

/** The element of a control, the nearest of its kind and name: the page may have more or fewer now than where it was found. */
export async function elementOf(page: Page, { kind, name, at }: Control): Promise<ControlElement> {
  const far = (control: Control) => Math.abs(control.at - at);
  const same = (await findControls(page)).filter((control) => control.kind === kind && control.name === name);
  const [nearest] = same.sort((a, b) => far(a) - far(b));
  const element = page.locator(candidates).nth(nearest?.at ?? at);
  await element.waitFor({ timeout: 5000 });
  return (await element.elementHandle()) as ControlElement;
}

/** The part of the page in which a control does what it does: what it opens, else what it stands in. */
export function partOf(control: HTMLElement): Element {
  const opened = (control as HTMLButtonElement).popoverTargetElement;
  const around = control.matches('a[href]:not([href$=".mp4"])')
    ? 'main'
    : 'details, dialog, [popover], form, section, header, footer, main';
  return opened ?? control.closest(around) ?? document.body;
}

/** Brings a control to the middle of the window, or shows it, if it shows only while it has the focus. */
export function bringIntoView(control: HTMLElement) {
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (control.getBoundingClientRect().bottom < 0) control.focus({ preventScroll: true });
}

/** Does with a control what it is there for, by finger or mouse. `before` is called when everything is ready for that. */
export async function use(page: Page, { kind }: Control, control: ControlElement, before = async () => {}) {
  if (kind === 'select') {
    await control.focus();
    await before();
    const isColor = await control.evaluate((element) => element.matches('[type=color]'));
    await (isColor ? control.fill('#5b2a86') : control.selectOption({ index: 1 }));
    return;
  }
  const { x, y, touch } = await control.evaluate((element) => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2, touch: navigator.maxTouchPoints > 0 };
  });
  await before();
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  if (kind !== 'text' && kind !== 'number' && kind !== 'search') return;
  // A finger's click comes after the focus, and nobody types in between.
  await page.waitForTimeout(100);
  if (kind === 'number') await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(kind === 'number' ? typedNumber : typed);
}

/** What is written into fields: a text that the searches of the site find something by. */
export const typed = 'zoom';
export const typedNumber = '12';
