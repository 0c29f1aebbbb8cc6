import '../styles/styles.css';
import { type ReactNode, startTransition, use, useLayoutEffect } from 'react';
import { type DataRouter, RouterProvider } from 'react-router';
import { startRouter } from '../app/router.tsx';
import { startCounting } from '../browser/analytics.ts';
import { useHydrated } from '../browser/hydrated.ts';
import { captureBusiness, knownBusiness } from '../browser/personalization-storage.ts';
import { reloadAsHtml } from './html-fallback.ts';
import { ignoreMovedNodes } from './moved-nodes.ts';

// Before the router and third-party scripts can read the address.
captureBusiness();

const root = document.getElementById('root')!;

/** To handle one, React would hydrate the whole page synchronously, and again at each event while the page stays HTML. */
const discreteEvents =
  'pointerdown pointerup touchstart touchend mousedown mouseup click keydown keypress keyup textInput input change';
const hydrating = new AbortController();

const never = new Promise<never>(() => {});

/** Keeps the HTML if a translator, an extension or a phone has changed it: React would replace it, and text typed into it. */
function HydrateOnly({ children }: { children: ReactNode }) {
  // React renders anew after a mismatch.
  const isReplacing = useHydrated() && !hydrating.signal.aborted;
  if (isReplacing) {
    keepHtml();
    use(never);
  }
  useLayoutEffect(() => hydrating.abort(), []);
  return children;
}

function keepHtml() {
  if (document.documentElement.dataset.htmlOnly !== undefined) return;
  globalThis.startup?.fallBackToHtml('The page differs from its HTML, and stays HTML.');
  if (knownBusiness())
    import('../browser/personalization.ts').then(
      ({ showBusiness }) => showBusiness(),
      () => {},
    );
}

/** In slices of a few milliseconds. */
function hydrate({ hydrateRoot }: typeof import('react-dom/client'), router: DataRouter) {
  const { signal } = hydrating;
  for (const type of discreteEvents.split(' '))
    root.addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true, signal });
  ignoreMovedNodes();
  startTransition(() => {
    hydrateRoot(
      root,
      <HydrateOnly>
        <RouterProvider router={router} />
      </HydrateOnly>,
      // React empties the page after an uncaught error.
      { onUncaughtError: reloadAsHtml },
    );
  });
}

// React DOM runs in a separate task. The page's modules come first: the first render must match the HTML.
Promise.all([import('react-dom/client'), startRouter()])
  .then(([reactDom, router]) => {
    // The page already fell back to HTML.
    if (document.documentElement.dataset.htmlOnly !== undefined) return;
    hydrate(reactDom, router);
    startCounting();
  })
  .catch((error) => globalThis.startup?.fallBackToHtml(error));
