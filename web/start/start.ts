import { idle } from '../browser/idle.ts';
import { keepInPlace } from '../browser/keep-in-place.ts';
import { reveal } from '../browser/reveal.ts';
import { patienceMs } from '../browser/soon.ts';
import { showKeptBilling } from '../sections/billing.ts';
import { holdEarlyInput, rememberRejectedForm } from './early-input.ts';
import { applyCachedFonts, applyFonts } from './fonts.ts';
import { consumeFailure } from './html-fallback.ts';

/**
 * Imports the application at the first input or when idle after `load`, for a fast first paint. The attribute lists its module,
 * then the page's.
 */
const [application, ...others] = document.currentScript!.dataset.modules!.split(' ') as [string, ...string[]];

interface Startup {
  /** At the first input or scroll. */
  firstInput: Promise<unknown>;
  /** Replays early input. Then Back belongs to the application. */
  onHydrated: () => Promise<void>;
  fallBackToHtml: (error: unknown) => void;
}

declare global {
  var startup: Startup | undefined;
}

const early = holdEarlyInput(() => fallBackToHtml(`The application did not start within ${patienceMs} ms of a click.`));
const submitRejectedForm = rememberRejectedForm();
const fallBackToHtml = (error: unknown) => {
  console.error(error);
  document.documentElement.dataset.htmlOnly = '';
  early.giveUp();
};
const firstInput = new Promise<unknown>((resolve) => {
  // Capturing: hydration stops events at the root.
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'])
    addEventListener(type, resolve, { capture: true, once: true });
});
const { pathname } = location;
// After a reload, Back to a page of the former document changes only the address, so load that page.
window.onpopstate = () => location.pathname === pathname || location.reload();
const onHydrated = () => {
  window.onpopstate = null;
  submitRejectedForm();
  return early.repeat();
};
globalThis.startup = { firstInput, onHydrated, fallBackToHtml };

const begin = () => {
  import(/* @vite-ignore */ application).catch(fallBackToHtml);
  // Otherwise the browser finds each module only after its importer has loaded.
  const preload = (href: string) => Object.assign(document.createElement('link'), { rel: 'modulepreload', href });
  // One mutation: each one checks the rules with :has().
  document.head.append(...others.map(preload));
};
// The oldest supported browsers (web/prerender/browsers.ts) have it.
const failure = consumeFailure() ?? ('toSorted' in [] ? undefined : 'This browser is too old for the application.');
const loaded = new Promise((resolve) => addEventListener('load', resolve));
if (failure) fallBackToHtml(failure);
else Promise.race([firstInput, loaded.then(() => idle(2000))]).then(begin);

reveal(location.hash.slice(1));
addEventListener('click', beforeJump, true);
addEventListener('click', keepChosen, true);

/** Closes the surrounding menu or table of contents, and opens the target. */
function beforeJump({ target }: MouseEvent) {
  const link = (target as Element).closest('a');
  if (!link?.hash || link.pathname !== location.pathname) return;
  reveal(link.hash.slice(1));
  link.closest<HTMLElement>('[popover]')?.hidePopover?.();
  link.closest('nav')?.closest('details')?.removeAttribute('open');
}

/** While another one of its group closes above it. */
function keepChosen({ target }: MouseEvent) {
  const summary = (target as Element).closest('details[name] > summary');
  if (summary) keepInPlace(summary);
}

applyCachedFonts();
showKeptBilling();
new PerformanceObserver((paints, observer) => {
  if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
  observer.disconnect();
  applyFonts();
}).observe({ type: 'paint', buffered: true });
