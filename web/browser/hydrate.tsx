import '../styles/styles.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from '../app/app.tsx';
import { routeAt } from '../routes.tsx';

// The development server has no script inside the HTML.
if (import.meta.env.DEV) import('./fonts.ts').then(({ loadFonts }) => loadFonts());

const root = document.getElementById('root')!;
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

// The page's chunk comes along (web/browser/start.ts); waiting for it keeps the first client render identical to the HTML.
routeAt(location.pathname)
  .load()
  .then(() => {
    // As a transition it is done in slices of a few milliseconds, between which the visitor is heard.
    if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
    else createRoot(root).render(app);
  })
  .catch((detail) => dispatchEvent(new CustomEvent('standstill', { detail })));
