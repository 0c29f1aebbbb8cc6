import { readStored, store } from './storage.ts';

const known = 'fonts';

/**
 * Sets the page in its web fonts before the first paint, if this tab has loaded them before: they come out of the cache.
 */
export function showKnownFonts() {
  if (readStored('sessionStorage', known)) setInWebFonts();
}

/**
 * Loads the web fonts and sets the page in them when all are there, so that each text is laid out anew once. The files
 * with the letters of other languages wait for a text that has some. Without the fonts the page stays in those it has.
 */
export async function loadFonts() {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  await Promise.allSettled(wanted.map((face) => face.load()));
  hold(document.querySelector(':target'), setInWebFonts);
  store('sessionStorage', known, true);
}

function setInWebFonts() {
  document.body.dataset.webFonts = '';
}

/** Who came to a section stays there when the text above becomes shorter; the browser does not see to it. */
function hold(target: Element | null, change: () => void) {
  const [before, scrolled] = [target?.getBoundingClientRect().top, scrollY];
  change();
  if (!target) return;
  const moved = target.getBoundingClientRect().top - before!;
  if (moved && scrollY === scrolled) scrollBy({ top: moved, behavior: 'instant' });
}
