import './styles.css';
import { visitor } from './visitor.ts';

/**
 * Fetches the application, which hydrates the page: when the page has loaded and the browser is idle, or at the first
 * sign of a visitor, whichever comes first. Earlier it would only compete with the first paint.
 */
const start = () => import('./hydrate.tsx');

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

visitor.then(start);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
