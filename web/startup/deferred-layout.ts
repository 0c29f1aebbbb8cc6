import { idle } from '../browser/idle.ts';
import { keepInPlace } from '../browser/keep-in-place.ts';
import { layOutAll } from '../browser/lay-out-all.ts';
import { keepStored, readStored } from '../browser/storage.ts';

const key = 'fonts';

/** Before the first paint, if this tab has them in its cache. */
export function applyCachedFonts() {
  if (readStored('sessionStorage', key)) applyFonts(document.body);
}

/** They get their fonts in one step: a whole page would block a slow phone for half a second. */
const parts = 'header, main .wrap > :not(.section-gap *), main > :not(:first-child), .section-gap';

/** Then applies the web fonts, part by part when idle. They wait during scrolling, because they would move the text. */
export async function layOutDeferred() {
  layOutAtJumps();
  const fonts = loadFonts();
  for (const section of document.querySelectorAll<HTMLElement>('.section-gap')) {
    await idle(100);
    section.dataset.laidOut = '';
  }
  layOutAll();
  await fonts;
  keepStored('sessionStorage', key, true);
  for (const part of [...document.querySelectorAll<HTMLElement>(parts), document.body]) {
    do {
      while (scrollY > 0) await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
      await idle(100);
    } while (scrollY > 0);
    applyFonts(part);
  }
}

/** At a key, a press on the scrollbar, or a scroll of more than a screen, before it is painted. */
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

/** With Latin letters; others load on demand. */
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
