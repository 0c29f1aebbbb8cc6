/** What a visitor does that scripts should be there for; until they are, links, forms and menus work as HTML. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

/** Resolves at the first sign that somebody uses the page, which may have been before this was asked for. */
export const visitor = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return resolve();
  // Capturing, because React stops events on what it has not hydrated yet.
  const options = { capture: true, passive: true };
  const heard = () => {
    for (const sign of signs) removeEventListener(sign, heard, options);
    resolve();
  };
  for (const sign of signs) addEventListener(sign, heard, options);
});
