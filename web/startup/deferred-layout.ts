import { idle } from '../browser/idle.ts';
import { keepInPlace } from '../browser/keep-in-place.ts';
import { layOutAll } from '../browser/lay-out-all.ts';
import { soon } from '../browser/soon.ts';
import { keepStored, readStored } from '../browser/storage.ts';

const key = 'fonts';

/** Before the first paint, if this tab has them in its cache. */
export function applyCachedFonts() {
  if (readStored('sessionStorage', key)) document.body.dataset.webFonts = '';
}

/** For the whole page at once, scrolled or not. Before the deferred sections are laid out, this moves little. */
async function applyFonts() {
  await soon(loadFonts()).then(
    () => keepStored('sessionStorage', key, true),
    () => {},
  );
  const text = scrollY > 0 ? textOnScreen() : undefined;
  const before = text?.getBoundingClientRect().top;
  document.body.dataset.webFonts = '';
  if (!text) return;
  // Scroll anchoring misses changes above the target of a fragment, and the end of a smooth scroll may undo the first try.
  keepInPlace(text, before);
  scrollBy({ top: text.getBoundingClientRect().top - before!, behavior: 'instant' });
}

/** More would block a slow phone for over 50 ms. */
const elementsPerStep = 100;

/** Applies web fonts, then lays out sections from top to bottom, when idle. */
export async function layOutDeferred() {
  layOutAtJumps();
  await applyFonts();
  let room = 0;
  const layOut = async (part: HTMLElement) => {
    const size = part.querySelectorAll('*').length + 1;
    const parts = size > elementsPerStep ? ([...part.children] as HTMLElement[]) : [];
    if (parts.length > 0 || size > room) {
      await idle(100);
      room = elementsPerStep;
      if (!parts.some((inner) => inner.checkVisibility?.({ contentVisibilityAuto: true }) ?? true))
        for (const inner of parts) inner.dataset.laidOut = 'later';
    }
    room -= parts.length || size;
    part.dataset.laidOut = '';
    for (const inner of parts) await layOut(inner);
  };
  await layOut(document.body);
  layOutAll();
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
