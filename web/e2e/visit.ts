import type { Page, Request } from 'playwright/test';
import {
  bringIntoView,
  type Control,
  type ControlElement,
  countCandidates,
  elementOf,
  findControls,
  type PagePart,
  partOf,
  sampleTwins,
  use,
} from './controls.ts';
import { isBehindPlace, judge, look, nothingChanged, type Phase } from './promises.ts';

/** Milliseconds in which what is promised must be there. */
const patience = 2000;

/** Kinds that leave the page as it was but for themselves, unless they open the frame's menus over it. */
const traceless: readonly Control['kind'][] = [
  'place',
  'popover',
  'tick',
  'text',
  'number',
  'select',
  'summary',
  'tab',
];

/**
 * Uses the controls of a page, and those that they reveal: one of each role, or of twins only those that `isWanted`. Returns
 * broken promises as sentences, with the `problems` that come up.
 */
export async function useControls(
  page: Page,
  path: string,
  phase: Phase,
  problems: string[],
  isWanted?: (control: Control) => boolean,
): Promise<string[]> {
  const visit = await beginVisit(page, path, phase);
  const known = new Set<string>();
  const meet = (controls: Control[]) => {
    const others = controls.filter(({ role }) => !known.has(role));
    for (const { role } of others) known.add(role);
    return isWanted ? sampleTwins(others.filter(isWanted)) : others;
  };

  await visit.load();
  const waiting = meet(await findControls(page));
  const count = await countCandidates(page);
  const wrong: string[] = [];
  let fresh = true;
  for (let control = waiting.shift(); control; control = waiting.shift()) {
    if (!fresh || control.through) await visit.load();
    const { found, revealed } = await visit.tryControl(control).catch(failure);
    for (const what of [...found, ...problems.splice(0)])
      wrong.push(`${path}, ${control.kind} “${control.name}”, ${phase}: ${what}`);
    waiting.unshift(...meet(revealed).map((next) => ({ ...next, through: control })));
    fresh =
      phase === 'after hydration' &&
      found.length === 0 &&
      control.inMain &&
      traceless.includes(control.kind) &&
      (await countCandidates(page)) === count;
  }
  return wrong;
}

/** What keeps a control from being tried is wrong with it as well. */
const failure = (error: Error) => ({ found: [error.message.split('\n')[0]!], revealed: [] });

/** A page whose controls are used in one phase of its life. */
async function beginVisit(page: Page, path: string, phase: Phase) {
  page.setDefaultTimeout(10_000);
  const scripts = await holdScripts(page);
  // What plays goes on, and what is held back waits.
  const settled = await watchMoves(page, (request) =>
    request.resourceType() === 'script' ? scripts.held() : request.resourceType() === 'media',
  );
  await page.addInitScript(prepare);
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'log' && said.push(message.text()));

  /** Until the application runs, and has repeated what was done before. */
  const awake = () => page.waitForFunction(() => window.awake);

  async function ready(control: Control) {
    const element = await elementOf(page, control);
    // What leads to the start of the page is of use further down.
    if (control.kind === 'top') await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await element.evaluate(bringIntoView);
    await settled();
    return element;
  }

  /** Uses what a control stands in, and before that what this stands in. */
  async function openWay(way: Control) {
    if (way.through) await openWay(way.through);
    await use(page, way, await ready(way));
    await settled();
  }

  const partAround = async (element: ControlElement) => (await element.evaluateHandle(partOf)) as PagePart;

  /** Loads the page anew, as far as the phase begins. */
  async function load() {
    if (phase !== 'after hydration') scripts.hold();
    await page.goto(path, { waitUntil: 'commit' });
    // Until then the page moves by itself.
    await page.waitForSelector('html[data-whole] > body[data-web-fonts] footer');
    if (phase !== 'after hydration') return;
    // Some parts come when they are in view.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await awake();
    await settled();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }

  /** Uses a control. Returns all that is wrong then, and the controls that show in what it opens or changes. */
  async function tryControl(control: Control): Promise<{ found: string[]; revealed: Control[] }> {
    const { kind, through } = control;
    if (through) await openWay(through);
    let element = await ready(control);
    let part = await partAround(element);
    const href = await element.getAttribute('href');
    const loadedAt = await page.evaluate(() => performance.timeOrigin);
    let before = await page.evaluate(look, [element, part] as const);
    if (before.covered) return { found: [`before it is used it is ${before.covered}`], revealed: [] };

    said.splice(0);
    await use(page, control, element, async () => {
      if (phase !== 'while it hydrates') return;
      scripts.letGo();
      await page.waitForFunction(() => window.hydrating);
    });
    await settled();
    scripts.letGo();
    await awake();
    await settled();

    const loaded = (await page.evaluate(() => performance.timeOrigin)) !== loadedAt;
    if (loaded) {
      // A link that has brought all there is has gone.
      const [again = page.locator('main')] = await page.locator(`a[href="${href}"]`).all();
      element = (await again.elementHandle()) as ControlElement;
      part = await partAround(element);
    }
    /** What is wrong, as soon as nothing is, or else in the end. */
    async function judgement() {
      const end = Date.now() + patience;
      for (;;) {
        const now = await page.evaluate(look, [element, part] as const);
        const found = judge(control, phase, { before, now, loaded, said: said.length });
        if (found.length === 0 || Date.now() > end) return found;
        await page.waitForTimeout(100);
      }
    }
    let found = await judgement();
    const beside = (await element.evaluateHandle(buttonBeside)).asElement();
    if (found.join() === nothingChanged && beside) {
      // It may have had nothing to do, as what is chosen already: the button beside it changes that.
      await use(page, control, beside);
      await settled();
      await ready(control);
      before = await page.evaluate(look, [element, part] as const);
      await use(page, control, element);
      await settled();
      found = await judgement();
    }
    if (kind === 'place') {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(isBehindPlace, element))) found.push('the next Tab does not go on from its place');
    }
    const opens = kind === 'summary' || kind === 'popover';
    const revealed = phase === 'after hydration' || opens ? await findControls(page, part) : [];
    if (kind === 'popover') await page.keyboard.press('Escape');
    return { found, revealed };
  }

  return { load, tryControl };
}

/** Runs in the page. */
const buttonBeside = (control: HTMLElement) =>
  (control.closest('ol, ul') ?? control.parentElement)?.querySelector<HTMLElement>('button:not(:focus)') ?? null;

/** Makes a page whose scripts wait from `hold` to `letGo`. */
async function holdScripts(page: Page) {
  let gate: PromiseWithResolvers<void> | undefined;
  // The development server sends TypeScript under its own name.
  await page.route(/\.(js|tsx?)($|\?)/, async (route) => {
    await gate?.promise;
    // The page that asked may have been left.
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
    held: () => gate !== undefined,
  };
}

/** Returns what waits until nothing moves on the page any more, and nothing is on its way to it that may do so. */
async function watchMoves(page: Page, mayWait: (request: Request) => boolean) {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  return async () => {
    const end = Date.now() + patience;
    // A page that is left takes the question along.
    do await page.evaluate(standStill).catch(() => page.waitForLoadState('domcontentloaded'));
    while (Date.now() < end && [...onTheirWay].some((request) => !mayWait(request)));
  };
}

/** Runs in the page: resolves when it has not moved for some frames. */
function standStill() {
  return new Promise<void>((resolve) => {
    let last = '';
    let frames = 0;
    const check = () => {
      const now = `${scrollY} ${document.documentElement.scrollHeight}`;
      frames = now === last ? frames + 1 : 0;
      last = now;
      if (frames === 5) resolve();
      else requestAnimationFrame(check);
    };
    check();
  });
}

declare global {
  interface Window {
    /** Resolve to true: when React begins with the page; when it is done, and early input has been repeated. */
    hydrating: Promise<true>;
    awake: Promise<true>;
  }
}

/** Runs before each page: leaves nothing of the last one, and makes the page tell how far it has come. */
function prepare() {
  if (window.top !== window) return;
  localStorage.clear();
  sessionStorage.clear();

  const { addEventListener } = EventTarget.prototype;
  window.hydrating = new Promise((resolve) => {
    // React begins by listening to whatever happens in its root.
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
