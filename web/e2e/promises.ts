import { type Control, type Kind, typed, typedNumber } from './controls.ts';

export type Phase = 'before the scripts come' | 'while it hydrates' | 'after hydration';

/** Lengths in px. */
export type Sight = ReturnType<typeof look>;

type Judgement = string | false | undefined;

/** Px. A shift of less than a line of text keeps the control under the finger. */
const line = 28;

const landing = 96;

export const nothingChanged = 'nothing has changed';

const promises: Record<Kind, (now: Sight, before: Sight, phase: Phase) => Judgement> = {
  place: ({ place, menuOpen }) =>
    menuOpen ? 'the menu that it stands in is still open' : place ? landedWrong(place) : 'its place is not on the page',
  choice(now, before) {
    if (new URL(now.address).search !== new URL(before.href).search) return `the address is ${now.address}`;
    if (!now.current && now.content === before.content) return nothingChanged;
    // The list of choices may be visible as well.
    return now.place && (now.place.top < landing || now.place.covered) && `its place stands at ${now.place.top} px`;
  },
  top: ({ scrolled }) => scrolled > 0 && `the page stands at ${scrolled} px`,
  popover: (now, before) => now.open === before.open && 'its popover has not changed',
  tick: (now, before) => now.checked !== (before.radio || !before.checked) && 'its tick is wrong',
  text(now, before) {
    const isRight = before.fixed ? now.value === before.value : hasTyped(now, before);
    return !isRight && `it holds “${now.value}”`;
  },
  number: ({ value }) => value !== typedNumber && `it holds “${value}”`,
  slider: (now, before) => now.value === before.value && 'its value has not changed',
  search: ({ value }) => value !== typed && `it holds “${value}”`,
  select: (now, before) => now.value === before.value && 'the choice is gone',
  summary(now, before) {
    if (now.open === before.open) return 'it has not turned';
    return now.partShows !== now.open && 'what it opens does not show';
  },
  tab({ chosen, partShows }) {
    if (!chosen) return 'it is not chosen';
    return !partShows && 'its panel does not show';
  },
  submit({ wrongField }, _, phase) {
    if (!wrongField) return 'the focus is not on a wrong field';
    // Until then the browser shows its own bubble, which scripts can't see.
    if (phase === 'after hydration' && !wrongField.message) return 'no message is on the screen';
    return wrongField.covered && `the wrong field is ${wrongField.covered}`;
  },
  button(now, before) {
    const opened = now.opened.length > before.opened.length;
    // One in a menu closes it.
    if (now.promisesDialog) return now.dialogs <= before.dialogs && 'no dialog has opened';
    return !opened && now.content === before.content && nothingChanged;
  },
};

/** And nothing else is new. */
const hasTyped = ({ value }: Sight, before: Sight) =>
  value.includes(typed) && value.replace(typed, '') === before.value;

function landedWrong({ top, below, atStart, atEnd, covered }: NonNullable<Sight['place']>): Judgement {
  const asFarAsItGoes = below > 0 ? atEnd : atStart;
  if (Math.abs(below) > 2 && !asFarAsItGoes) return `its place stands at ${top} px`;
  return covered && `its place is ${covered}`;
}

/** True for anchors, errors, and choices among anchors. */
const movesByPurpose = ({ kind, inMain }: Control, { amongPlaces }: Sight) =>
  kind === 'place' || kind === 'top' || kind === 'submit' || (kind === 'choice' && !inMain) || amongPlaces;

/** `loaded`: the page was reloaded. `said`: new console lines. */
export function judge(
  control: Control,
  phase: Phase,
  { before, now, loaded, said }: { before: Sight; now: Sight; loaded: boolean; said: number },
): string[] {
  const { kind } = control;
  const opened = now.opened[before.opened.length];
  const pageStays = !movesByPurpose(control, now);
  // "More" buttons move below what they load.
  const stays = pageStays && now.at && (kind !== 'choice' || now.current);
  const broken = promises[kind](now, before, phase);
  return [
    // A button may only log to the console.
    broken !== nothingChanged || said === 0 ? broken : said > 1 && `it was done ${said} times`,
    stays && farFrom(before.at!, now.at!) && `it has moved from ${before.at} to ${now.at}`,
    // Scroll anchoring may move the page but not the control.
    pageStays &&
      (!stays || now.pinned) &&
      farFrom([before.scrolled], [now.scrolled]) &&
      `the page has scrolled from ${before.scrolled} to ${now.scrolled} px`,
    !loaded && focusLost(kind, now, opened !== undefined),
    opened?.covered && `what it opens is ${opened.covered}`,
    !opened && now.covered && (stays || kind === 'tab') && `it is ${now.covered}`,
    now.htmlOnly && 'the page is HTML only',
    now.blank && 'the page is blank',
  ].filter((wrong) => typeof wrong === 'string');
}

const farFrom = (before: number[], now: number[]) => before.some((at, axis) => Math.abs(at - now[axis]!) > line);

/** A button may move focus into its popover, and a search typed early into the dialog of answers. */
function focusLost(kind: Kind, { focus }: Sight, hasOpened: boolean): Judgement {
  // A tap doesn't focus a slider in Chromium.
  if (['place', 'top', 'slider'].includes(kind)) return;
  if (focus === 'nothing') return 'the focus is on nothing';
  const mayGive = ['button', 'choice', 'popover', 'submit'].includes(kind) || (kind === 'search' && hasOpened);
  return !mayGive && focus !== 'the control' && 'the focus is on something else';
}

/** Runs in the page. `around` is the control's container. */
export function look([control, around]: readonly [HTMLElement, Element]) {
  const { activeElement, documentElement } = document;
  const shows = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) ?? false;
  const round = (px: number) => Math.round(px);

  const coverOf = (element: Element) => {
    const { left, top, width, height } = element.getClientRects()[0]!;
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!found) return 'not on the screen';
    // A field on the picture of a choice selects it too.
    const isField = found.matches('textarea') && found.closest('li')?.contains(element);
    const free =
      isField || found.contains(element) || element.contains(found) || found.closest('label')?.control === element;
    return free ? undefined : `covered by ${found.localName}.${found.className}`;
  };
  const headings = 'h1, h2, h3, h4, h5, h6';
  const partOf = (id: string | null) => (id ? document.getElementById(id) : null);

  const placeOf = (id: string) => {
    const place = id && document.getElementById(id);
    if (!place) return;
    const heading = place.matches(headings) ? place : (place.querySelector(headings) ?? place);
    const { top } = place.getBoundingClientRect();
    const margin = parseFloat(getComputedStyle(place).scrollMarginTop);
    const padding = parseFloat(getComputedStyle(documentElement).scrollPaddingTop);
    return {
      top: round(top),
      below: top - margin - padding,
      atStart: scrollY < 1,
      atEnd: scrollY + innerHeight > documentElement.scrollHeight - 1,
      covered: coverOf(heading),
    };
  };

  const wrongFieldOf = (field: Element | null) => {
    if (!field?.matches(':invalid, [aria-invalid=true]')) return;
    const message = partOf(field.getAttribute('aria-describedby'));
    return { covered: coverOf(field), message: Boolean(message?.innerText && !coverOf(message)) };
  };

  // Without aria-hidden copies.
  const contentOf = (part: Element) => {
    const content: unknown[] = [];
    for (const element of part.querySelectorAll<HTMLInputElement>('*')) {
      if (!shows(element) || element.closest('[inert], [aria-hidden=true]')) continue;
      const { ariaLabel, ariaExpanded, ariaPressed, ariaCurrent, checked, value } = element;
      const words = [...element.childNodes].map((node) => (node instanceof Text ? node.data : '')).join('');
      content.push([words, ariaLabel, ariaExpanded, ariaPressed, ariaCurrent, checked, value]);
    }
    return JSON.stringify(content);
  };

  const { href, hash = '' } = control as HTMLAnchorElement;
  const { checked, type, value, readOnly, popoverTargetElement } = control as HTMLInputElement;
  const details = control.closest('details');
  const part =
    control.localName === 'summary' ? control.nextElementSibling : partOf(control.getAttribute('aria-controls'));
  const ancestors: Element[] = [];
  for (let element: Element | null = control; element; element = element.parentElement) ancestors.push(element);
  const { left, top } = control.getBoundingClientRect();

  return {
    /** Position from the window's left and top; undefined while hidden. */
    at: shows(control) ? [round(left), round(top)] : undefined,
    pinned: ancestors.some((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position)),
    covered: shows(control) ? coverOf(control) : undefined,
    scrolled: round(scrollY),
    focus:
      activeElement === control
        ? 'the control'
        : activeElement === document.body || !shows(activeElement)
          ? 'nothing'
          : 'something else',
    content: contentOf(around),
    dialogs: [...document.querySelectorAll('dialog[open], [role=dialog]:not([popover])')].filter(shows).length,
    opened: [...document.querySelectorAll('dialog[open], :popover-open, [role=dialog]:not([popover])')]
      .filter(shows)
      .map((part) => ({ covered: coverOf([...part.querySelectorAll(`${headings}, button`)].find(shows) ?? part) })),
    htmlOnly: 'htmlOnly' in documentElement.dataset,
    blank: ['h1', 'main'].some((name) => !document.querySelector<HTMLElement>(name)?.innerText.trim()),
    address: location.href,

    href,
    /** A link among anchors, or a tab whose panel may be taller than the window. */
    amongPlaces: Boolean(
      href ? control.closest('ul, ol')?.querySelector('[href*="#"]') : control.closest('[aria-orientation=vertical]'),
    ),
    current: !['', 'false', null].includes(control.ariaCurrent),
    place: placeOf(decodeURIComponent(hash.slice(1))),
    menuOpen: Boolean(control.closest(':popover-open')),
    open: popoverTargetElement ? popoverTargetElement.matches(':popover-open') : details?.open,
    partShows: shows(part),
    chosen: control.ariaSelected === 'true',
    checked,
    radio: type === 'radio',
    value,
    fixed: readOnly,
    wrongField: wrongFieldOf(activeElement),
    promisesDialog: control.ariaHasPopup === 'dialog',
  };
}

/** Runs in the page. True if focus is at or after the link's target. */
export function isBehindPlace(link: HTMLElement): boolean {
  const place = document.getElementById(decodeURIComponent((link as HTMLAnchorElement).hash.slice(1)));
  const { activeElement, body } = document;
  if (!place || activeElement === body) return true;
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY } = Node;
  const behind = DOCUMENT_POSITION_FOLLOWING | DOCUMENT_POSITION_CONTAINED_BY;
  return Boolean(place.compareDocumentPosition(activeElement!) & behind);
}
