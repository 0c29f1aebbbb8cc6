import '../styles/styles.css';
import { startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { startCounting } from '../browser/analytics.ts';
import { captureBusiness } from '../browser/personalization-storage.ts';
import { routeAt } from '../routes.tsx';
import { reloadAsHtml } from './html-fallback.ts';

// Before the router and third-party scripts can read the address.
captureBusiness();

const root = document.getElementById('root')!;
const app = (
  <BrowserRouter>
    <App />
    <EndOfHydration />
  </BrowserRouter>
);

/** React would hydrate the whole page synchronously to handle a discrete event. */
const discreteEvents =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup textInput input change';
const hydrating = new AbortController();

/** React gets events again. */
function EndOfHydration() {
  useLayoutEffect(() => {
    hydrating.abort();
    globalThis.foreignChanges?.stop();
  }, []);
  return null;
}

/** In slices of a few milliseconds. */
function hydrate({ hydrateRoot }: typeof import('react-dom/client')) {
  const { signal } = hydrating;
  for (const type of discreteEvents.split(' '))
    root.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal });
  let reactRoot: Root;
  startTransition(() => {
    reactRoot = hydrateRoot(root, app, options);
  });
  // Rendering the same element hydrates synchronously, before a translator continues.
  globalThis.foreignChanges?.undo(() => flushSync(() => reactRoot.render(app)));
}

/** React empties the page after an uncaught error. */
const options = { onUncaughtError: reloadAsHtml };

// React DOM runs in a separate task. The page's modules come first: the first render must match the HTML.
Promise.all([import('react-dom/client'), routeAt(location.pathname).load()])
  .then(([reactDom]) => {
    // The page already fell back to HTML.
    if (document.documentElement.dataset.htmlOnly !== undefined) return;
    hydrate(reactDom);
    startCounting();
  })
  .catch((error) => globalThis.startup?.fallBackToHtml(error));
