import '../styles/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { routeAt } from '../routes.tsx';
import { takeBusiness } from './business-known.ts';
import { startCounting } from './count.ts';
import { reloadStill } from './still.ts';

// The development server has no script inside the HTML.
if (import.meta.env.DEV) import('./fonts.ts').then(({ loadFonts }) => loadFonts());

// Before the router, and before any piece of others that could read it in the address.
takeBusiness();

const root = document.getElementById('root')!;
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

/** After an error that no component has caught React empties the page. */
const options = { onUncaughtError: reloadStill };

// The page's modules come along (start.ts); waiting for them keeps the first client render identical to the HTML.
routeAt(location.pathname)
  .load()
  .then(() => {
    // As a transition it is done in slices of a few milliseconds, between which the visitor is heard.
    if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app, options));
    else createRoot(root).render(app);
    startCounting();
  })
  .catch((error) => globalThis.handover?.standStill(error));
