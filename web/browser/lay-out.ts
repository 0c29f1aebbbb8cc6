import { idle } from './idle.ts';

/** Lays out at once what the stylesheet leaves aside for the first paint (`section-gap`): for what needs the places of all. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

/**
 * The same a section at a time, from the top, while the browser is idle: nothing above the visitor changes its height.
 * Whoever scrolls, taps or types meanwhile gets all of it at once.
 */
export async function layOutRest() {
  const options = { capture: true, passive: true, once: true };
  for (const sign of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'scroll'])
    addEventListener(sign, layOutAll, options);
  for (const section of document.querySelectorAll<HTMLElement>('.section-gap')) {
    await idle(500);
    section.style.contentVisibility = 'visible';
  }
  layOutAll();
}
