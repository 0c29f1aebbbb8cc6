/** What a visitor does that scripts should be there for; until they are, links, forms and menus work as HTML. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'scroll'];

/** Calls back once, at the first sign that somebody uses the page. Returns a function that stops waiting. */
export function onVisitor(callback: () => void): () => void {
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, heard);
  };
  const heard = () => {
    stop();
    callback();
  };
  for (const sign of signs) addEventListener(sign, heard, { passive: true });
  return stop;
}
