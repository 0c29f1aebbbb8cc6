import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { routeAt } from './routes.tsx';

const root = document.getElementById('root')!;
const app = (
  <BrowserRouter>
    <App />
  </BrowserRouter>
);

// The page's chunk is preloaded by the HTML; waiting for it keeps the first client render identical to that HTML.
routeAt(location.pathname)
  .load()
  .then(() => {
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
