import { showKeptBilling } from '../browser/billing.ts';
import { idle } from '../browser/idle.ts';
import { keepInPlace } from '../browser/keep-in-place.ts';
import { layOutAll } from '../browser/lay-out-all.ts';
import { patienceMs } from '../browser/soon.ts';
import { applyCachedFonts, layOutDeferred } from './deferred-layout.ts';
import { holdEarlyClicks } from './early-clicks.ts';
import { consumeFailure } from './html-fallback.ts';
import { watchStickyCta } from './sticky-cta.ts';

/**
 * The one script inside the HTML. Until the application runs, the page is HTML that works by itself; this holds what
 * a visitor does to controls that need the application, and fetches it: when the page has loaded and the browser is
 * idle, or at the first sign of a visitor, whichever comes first. Earlier it would only compete with the first paint, as
 * the fonts would, which are fetched behind it. The element names the application's module, then those of the page.
 */
const [application, ...others] = document.currentScript!.dataset.modules!.split(' ') as [string, ...string[]];

/** Interface to the application. */
interface Startup {
  /** Resolves at the first input or scroll. */
  firstInput: Promise<unknown>;
  /** Call once after hydration: repeats early clicks and leaves Back to the application. */
  onHydrated: () => Promise<void>;
  /** Leaves the page as HTML, because the application cannot run. */
  fallBackToHtml: (error: unknown) => void;
}

declare global {
  var startup: Startup | undefined;
}

const early = holdEarlyClicks(() =>
  fallBackToHtml(`The application did not start within ${patienceMs} ms of a click.`),
);
const fallBackToHtml = (error: unknown) => {
  console.error(error);
  document.documentElement.dataset.htmlOnly = '';
  early.giveUp();
};
const firstInput = new Promise<unknown>((resolve) => {
  // Capturing, because React stops events on what it has not hydrated yet.
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, resolve, { capture: true, once: true });
});
const { pathname } = location;
// Before this document an application may have shown another page here: then Back changes no more than the address.
window.onpopstate = () => location.pathname === pathname || location.reload();
const onHydrated = () => {
  window.onpopstate = null;
  return early.repeat();
};
globalThis.startup = { firstInput, onHydrated, fallBackToHtml };

const begin = () => {
  import(/* @vite-ignore */ application).catch(fallBackToHtml);
  // All at once: each of them names the next only when it is there.
  for (const href of others)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
};
// The application cannot start before the oldest browsers (web/prerender/browsers.ts), which all have this.
const failure = consumeFailure() ?? ('toSorted' in [] ? undefined : 'This browser is too old for the application.');
const loaded = new Promise((resolve) => addEventListener('load', resolve));
if (failure) fallBackToHtml(failure);
else Promise.race([firstInput, loaded.then(() => idle(2000))]).then(begin);

// The browser goes to a place in the page: all of it must be laid out.
const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (location.hash || navigation?.type !== 'navigate') layOutAll();
addEventListener('click', beforeJump, true);
addEventListener('click', keepChosen, true);

/** A link to a place in the page is followed by the browser itself. The menu or the contents that it stands in close. */
function beforeJump({ target }: MouseEvent) {
  const link = (target as Element).closest('a');
  if (!link?.hash || link.pathname !== location.pathname) return;
  layOutAll();
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  link.closest('nav')?.closest('details')?.removeAttribute('open');
}

/** Details of one name close each other: the one that was chosen stays where it is while one above it closes. */
function keepChosen({ target }: MouseEvent) {
  const summary = (target as Element).closest('details[name] > summary');
  if (summary) keepInPlace(summary);
}

applyCachedFonts();
showKeptBilling();
watchStickyCta();
new PerformanceObserver((paints, observer) => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  layOutDeferred();
}).observe({ type: 'paint', buffered: true });
