import './styles.css';

/** What a visitor does that the application should be there for; until it is, links, forms and menus work as HTML. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin'];

/**
 * Fetches the application, which hydrates the page: when the page has loaded and the browser is idle, or at the first
 * sign of a visitor, whichever comes first. Earlier it would only compete with the first paint.
 */
function start() {
  for (const sign of signs) removeEventListener(sign, start);
  removeEventListener('load', whenIdle);
  import('./hydrate.tsx');
}

function whenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

for (const sign of signs) addEventListener(sign, start, { passive: true });
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
