import { idle } from './idle.ts';
import { keepInPlace } from './keep-in-place.ts';
import { keepStored, readStored } from './storage.ts';

const known = 'fonts';

/** Sets the page in its web fonts before the first paint, if this tab has loaded them before: they come out of the cache. */
export function showKnownFonts() {
  if (readStored('sessionStorage', known)) setInFonts(document.body);
}

/** Lays out at once what the stylesheet leaves aside for the first paint (`section-gap`): for what needs the places of all. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

/** What is laid out in one step: all of a page at once would hold a slow phone up for half a second. */
const parts = 'header, main .wrap > :not(.section-gap *), main > :not(:first-child), .section-gap';

/**
 * Does what the first paint has left: loads the web fonts, sets the page in them and lays out what is below the first screen,
 * a part at a time from the top, each in an idle moment in which nothing scrolls. Who has scrolled gets the fonts at once, and
 * goes on reading the same text at the same place; sections that come near are laid out by the browser, the others one at a
 * time. Keys may go anywhere: they get all of it. Without the fonts the page stays in those it has.
 */
export async function layOutRest() {
  addEventListener('keydown', layOutAll, { capture: true, once: true });
  await loadFonts();
  for (const part of [...document.querySelectorAll<HTMLElement>(parts), document.body]) {
    for (let last: number | undefined; last !== scrollY; await idle(100)) last = scrollY;
    if (scrollY > 0) break;
    setInFonts(part);
  }
  const text = scrollY > 0 && textOnScreen();
  if (text) keepInPlace(text);
  setInFonts(document.body);
  keepStored('sessionStorage', known, true);
  for (const section of document.querySelectorAll<HTMLElement>('.section-gap:not([data-web-fonts])')) {
    await idle(500);
    setInFonts(section);
  }
  layOutAll();
}

/** All but the files with the letters of other languages, which wait for a text that has some. */
function loadFonts() {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  return Promise.allSettled(wanted.map((face) => face.load()));
}

/** The stylesheet lays a section out with that. */
function setInFonts(part: HTMLElement) {
  part.dataset.webFonts = '';
}

/** The first text in the middle of the screen, below the header. */
function textOnScreen() {
  for (let y = 96; y < innerHeight; y += 8) {
    const text = document.elementFromPoint(innerWidth / 2, y)?.closest(':is(h2, h3, p, li, dt):not(nav *)');
    if (text) return text;
  }
}
