/** What a visitor does that scripts should be there for; until they are, links, forms and menus work as HTML. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

/** Shared by the script inside the HTML (web/browser/start.ts), which listens first, and the application, which comes later. */
const shared = globalThis as { visitor?: Promise<void> };

/** Resolves at the first sign that somebody uses the page. */
export const visitor: Promise<void> = shared.visitor ?? new Promise(listen);
shared.visitor = visitor;

function listen(resolve: () => void) {
  if (import.meta.env.SSR) return resolve();
  // Capturing, because React stops events on what it has not hydrated yet.
  const options = { capture: true, passive: true };
  const heard = () => {
    for (const sign of signs) removeEventListener(sign, heard, options);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, heard, options);
}
