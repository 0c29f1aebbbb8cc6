import { keepInPlace } from '../browser/keep-in-place.ts';
import { keepStored, readStored } from '../browser/storage.ts';

const key = 'fonts';

/** Before the first paint, if this tab has them in its cache. */
export function applyCachedFonts() {
  if (readStored('sessionStorage', key)) document.body.dataset.webFonts = '';
}

/** Loads them, however late, and applies them to the whole page at once, scrolled or not. */
export async function applyFonts() {
  await loadFonts();
  keepStored('sessionStorage', key, true);
  const text = scrollY > 0 ? textOnScreen() : undefined;
  const before = text?.getBoundingClientRect().top;
  document.body.dataset.webFonts = '';
  if (!text) return;
  // Scroll anchoring misses changes above the target of a fragment, and the end of a smooth scroll may undo the first try.
  keepInPlace(text, before);
  scrollBy({ top: text.getBoundingClientRect().top - before!, behavior: 'instant' });
}

/** Latin letters only. Others load on demand. */
function loadFonts() {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  return Promise.allSettled(wanted.map((face) => face.load()));
}

/** The first text that begins in the middle of the screen below the header, or else the one that fills it. */
function textOnScreen() {
  let filling: Element | null | undefined;
  for (let y = 96; y < innerHeight; y += 8) {
    const text = document.elementFromPoint(innerWidth / 2, y)?.closest(':is(h2, h3, p, li, dt):not(nav *)');
    if (text && text.getBoundingClientRect().top >= 88) return text;
    filling ??= text;
  }
  return filling;
}
