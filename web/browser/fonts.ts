import { idle } from './idle.ts';
import { keepInPlace } from './keep-in-place.ts';
import { readStored, store } from './storage.ts';

const known = 'fonts';

/**
 * Sets the page in its web fonts before the first paint, if this tab has loaded them before: they come out of the cache.
 */
export function showKnownFonts() {
  if (readStored('sessionStorage', known)) setInWebFonts(document.body);
}

/** Parts that are laid out in their fonts one at a time while the page is at its top: all at once hold it up twice as long. */
const parts = 'header, main > :first-child > .wrap > *, main > :not(:first-child)';

/**
 * Loads the web fonts and sets the page in them when all are there, so that each text is laid out anew once. The files
 * with the letters of other languages wait for a text that has some. Without the fonts the page stays in those it has.
 */
export async function loadFonts() {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  await Promise.allSettled(wanted.map((face) => face.load()));
  for (const part of document.querySelectorAll<HTMLElement>(parts)) if (scrollY === 0) await setWhileRead(part);
  await setWhileRead(document.body);
  store('sessionStorage', known, true);
}

function setInWebFonts(part: HTMLElement) {
  part.dataset.webFonts = '';
}

/**
 * Sets a part of the page in its fonts in an idle moment in which nothing scrolls. Who has scrolled goes on reading the
 * same text at the same place.
 */
async function setWhileRead(part: HTMLElement) {
  for (let last: number | undefined; last !== scrollY; await idle(100)) last = scrollY;
  const text = scrollY > 0 && textOnScreen();
  if (text) keepInPlace(text);
  setInWebFonts(part);
}

/** The first text in the middle of the screen, below the header. */
function textOnScreen() {
  for (let y = 96; y < innerHeight; y += 8) {
    const text = document.elementFromPoint(innerWidth / 2, y)?.closest(':is(h2, h3, p, li, dt):not(nav *)');
    if (text) return text;
  }
}
