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

/** Milliseconds until a promise must be kept. */
const patience = 2000;

/** They change only themselves, unless they open a menu. */
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

/** Uses one control of each role, with `isWanted` only a sample. Returns broken promises and new `problems`. */
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

/** A control that can't be used is a failure. */
const failure = (error: Error) => ({ found: [error.message.split('\n')[0]!], revealed: [] });

async function beginVisit(page: Page, path: string, phase: Phase) {
  page.setDefaultTimeout(30_000);
  const scripts = await holdScripts(page);
  const settled = await watchMoves(page, (request) =>
    request.resourceType() === 'script' ? scripts.held() : request.resourceType() === 'media',
  );
  await page.addInitScript(prepare);
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'log' && said.push(message.text()));

  const awake = () => page.waitForFunction(() => window.awake);

  async function ready(control: Control) {
    const element = await elementOf(page, control);
    if (control.kind === 'top') await page.evaluate(() => scrollTo({ top: innerHeight, behavior: 'instant' }));
    await element.evaluate(bringIntoView);
    await settled();
    return element;
  }

  async function openWay(way: Control) {
    if (way.through) await openWay(way.through);
    await use(page, way, await ready(way));
    await settled();
  }

  const partAround = async (element: ControlElement) => (await element.evaluateHandle(partOf)) as PagePart;

  async function load() {
    if (phase !== 'after hydration') scripts.hold();
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForSelector('footer');
    await page.evaluate(applyFonts);
    await settled();
    if (phase !== 'after hydration') return;
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await awake();
    await settled();
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  }

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
      // A "more" link is gone once everything is shown.
      const [again = page.locator('main')] = await page.locator(`a[href="${href}"]`).all();
      element = (await again.elementHandle()) as ControlElement;
      part = await partAround(element);
    }
    async function judgement() {
      const end = Date.now() + patience;
      for (;;) {
        const now = await page.evaluate(look, [element, part] as const);
        const found = judge(control, phase, { before, now, loaded, said: said.length });
        if (found.length === 0 || Date.now() > end) return found;
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
    }
    let found = await judgement();
    const beside = (await element.evaluateHandle(buttonBeside)).asElement();
    if (found.join() === nothingChanged && beside) {
      // A selected choice does nothing: use the one beside it first.
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

const buttonBeside = (control: HTMLElement) =>
  (control.closest('ol, ul') ?? control.parentElement)?.querySelector<HTMLElement>('button:not(:focus)') ?? null;

export async function holdScripts(page: Page) {
  let gate: PromiseWithResolvers<void> | undefined;
  // The development server serves TypeScript URLs.
  await page.route(/\.(js|tsx?)($|\?)/, async (route) => {
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
    held: () => gate !== undefined,
  };
}

async function watchMoves(page: Page, mayWait: (request: Request) => boolean) {
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  return async () => {
    const end = Date.now() + patience;
    // A navigation rejects the evaluation.
    do await page.evaluate(standStill).catch(() => page.waitForLoadState('domcontentloaded'));
    while (Date.now() < end && [...onTheirWay].some((request) => !mayWait(request)));
  };
}

/** As start.ts does once they are loaded. */
function applyFonts() {
  document.body.dataset.webFonts = '';
}

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
