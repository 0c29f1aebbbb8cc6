import { idle } from './idle.ts';
import { readStored, store } from './storage.ts';

const known = 'fonts';

/**
 * Sets the page in its web fonts before the first paint, if this tab has loaded them before: they come out of the cache.
 */
export function showKnownFonts() {
  if (readStored('sessionStorage', known)) setInWebFonts(document.body);
}

/** The parts of the first screen, which are laid out in their fonts one at a time: all at once they hold the page up twice as long. */
const parts = 'header, main > :first-child > .wrap > *';

/**
 * Loads the web fonts and sets the page in them when all are there, so that each text is laid out anew once. The files
 * with the letters of other languages wait for a text that has some. Without the fonts the page stays in those it has.
 */
export async function loadFonts() {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  await Promise.allSettled(wanted.map((face) => face.load()));
  const target = document.querySelector(':target');
  // Who came to a section is moved once.
  for (const part of target ? [] : document.querySelectorAll<HTMLElement>(parts)) {
    setInWebFonts(part);
    await idle(100);
  }
  hold(target, () => setInWebFonts(document.body));
  store('sessionStorage', known, true);
}

function setInWebFonts(part: HTMLElement) {
  part.dataset.webFonts = '';
}

/** Who came to a section stays there when the text above becomes shorter; the browser does not see to it. */
function hold(target: Element | null, change: () => void) {
  const [before, scrolled] = [target?.getBoundingClientRect().top, scrollY];
  change();
  if (!target) return;
  const moved = target.getBoundingClientRect().top - before!;
  if (moved && scrollY === scrolled) scrollBy({ top: moved, behavior: 'instant' });
}
