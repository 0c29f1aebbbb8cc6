import { idle } from '../browser/idle.ts';
import { keepInPlace } from '../browser/keep-in-place.ts';
import { layOutAll } from '../browser/lay-out-all.ts';
import { soon } from '../browser/soon.ts';
import { keepStored, readStored } from '../browser/storage.ts';

const key = 'fonts';

/** Before the first paint, if this tab has them in its cache. */
export function applyCachedFonts() {
  if (readStored('sessionStorage', key)) applyFonts(document.body);
}

/** More would block a slow phone for over 50 ms. */
const elementsPerStep = 100;

/**
 * Lays out sections and applies web fonts from top to bottom, when idle. While the page is scrolled, fonts wait: they
 * would move the text.
 */
export async function layOutDeferred() {
  layOutAtJumps();
  await soon(loadFonts()).then(
    () => keepStored('sessionStorage', key, true),
    () => {},
  );
  let room = 0;
  let isScrolled = false;
  const layOut = async (part: HTMLElement) => {
    const size = part.querySelectorAll('*').length + 1;
    const parts = size > elementsPerStep ? ([...part.children] as HTMLElement[]) : [];
    if (parts.length > 0 || size > room) {
      await idle(100);
      // The only read of layout in this step.
      isScrolled = scrollY > 0;
      room = elementsPerStep;
      if (!parts.some((inner) => inner.checkVisibility?.({ contentVisibilityAuto: true }) ?? true))
        for (const inner of parts) inner.dataset.laidOut = 'later';
    }
    room -= parts.length || size;
    part.dataset.laidOut = '';
    for (const inner of parts) await layOut(inner);
    if (!isScrolled) applyFonts(part);
  };
  do {
    await layOut(document.body);
    layOutAll();
    while (scrollY > 0) await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  } while (document.body.dataset.webFonts === undefined);
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

/** Latin letters only. Others load on demand. */
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
