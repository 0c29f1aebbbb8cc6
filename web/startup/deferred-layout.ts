import { idle } from '../browser/idle.ts';
import { keepInPlace } from '../browser/keep-in-place.ts';
import { layOutAll } from '../browser/lay-out-all.ts';
import { keepStored, readStored } from '../browser/storage.ts';

const known = 'fonts';

/** Sets the page in its web fonts before the first paint, if this tab has loaded them before: they come out of the cache. */
export function applyCachedFonts() {
  if (readStored('sessionStorage', known)) applyFonts(document.body);
}

/** What is set in its fonts in one step: all of a page at once would hold a slow phone up for half a second. */
const parts = 'header, main .wrap > :not(.section-gap *), main > :not(:first-child), .section-gap';

/**
 * Does what the first paint has left, a part at a time in idle moments: lays out what is below the first screen, then sets the
 * page in its web fonts. A visitor further down goes on reading in the fonts that are there, because others would move the
 * text; the web fonts wait for the top, of this page or the next.
 */
export async function layOutDeferred() {
  layOutAtJumps();
  const fonts = loadFonts();
  for (const section of document.querySelectorAll<HTMLElement>('.section-gap')) {
    await idle(100);
    section.dataset.laidOut = '';
  }
  layOutAll();
  await fonts;
  keepStored('sessionStorage', known, true);
  for (const part of [...document.querySelectorAll<HTMLElement>(parts), document.body]) {
    do {
      while (scrollY > 0) await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      await idle(100);
    } while (scrollY > 0);
    applyFonts(part);
  }
}

/**
 * Lays out everything when the page may jump, so that nothing moves later: at a key, at a press on the scrollbar, and as it
 * scrolls by more than a screen at once, before that is painted.
 */
function layOutAtJumps() {
  addEventListener('keydown', layOutAll, { capture: true, once: true });
  addEventListener(
    'pointerdown',
    ({ clientX }) => clientX >= document.documentElement.clientWidth && layOutAll(),
    true,
  );
  let last = scrollY;
  addEventListener('scroll', () => {
    const isJump = Math.abs(scrollY - last) > innerHeight;
    last = scrollY;
    if (!isJump || document.documentElement.dataset.whole !== undefined) return;
    const text = textOnScreen();
    if (text) keepInPlace(text);
    layOutAll();
  });
}

/** All but the files with the letters of other languages, which wait for a text that has some. */
function loadFonts() {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  return Promise.allSettled(wanted.map((face) => face.load()));
}

function applyFonts(part: HTMLElement) {
  part.dataset.webFonts = '';
}

/** The first text in the middle of the screen, below the header. */
function textOnScreen() {
  for (let y = 96; y < innerHeight; y += 8) {
    const text = document.elementFromPoint(innerWidth / 2, y)?.closest(':is(h2, h3, p, li, dt):not(nav *)');
    if (text) return text;
  }
}
