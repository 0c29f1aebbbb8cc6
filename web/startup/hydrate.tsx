import '../styles/styles.css';
import { startTransition, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { startCounting } from '../browser/analytics.ts';
import { captureBusiness } from '../browser/personalization-storage.ts';
import { routeAt } from '../routes.tsx';
import { reloadAsHtml } from './html-fallback.ts';

// Before the router, and before any piece of others that could read it in the address.
captureBusiness();

const root = document.getElementById('root')!;
const app = (
  <BrowserRouter>
    <App />
    <EndOfHydration />
  </BrowserRouter>
);

/** The events of fingers, mice and keys: before React handles one of these it hydrates the rest of the page in one go. */
const discreteEvents =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup textInput input change';
const hydrating = new AbortController();

/** Lets React hear these events, and others change the page, once all of it is hydrated. */
function EndOfHydration() {
  useLayoutEffect(() => {
    hydrating.abort();
    globalThis.foreignChanges?.stop();
  }, []);
  return null;
}

/** Takes the HTML over in slices of a few milliseconds. Until all is done the page goes on by itself, as before. */
function hydrate() {
  const { signal } = hydrating;
  for (const type of discreteEvents.split(' '))
    root.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal });
  let reactRoot: Root;
  startTransition(() => {
    reactRoot = hydrateRoot(root, app, options);
  });
  // The same element again hydrates at once, before the translator that changed the page goes on.
  globalThis.foreignChanges?.undo(() => flushSync(() => reactRoot.render(app)));
}

/** After an error that no component has caught React empties the page. */
const options = { onUncaughtError: reloadAsHtml };

// The page's modules come along (start.ts); waiting for them keeps the first client render identical to the HTML.
routeAt(location.pathname)
  .load()
  .then(() => {
    // It came too late.
    if (document.documentElement.dataset.htmlOnly !== undefined) return;
    hydrate();
    startCounting();
  })
  .catch((error) => globalThis.startup?.fallBackToHtml(error));
