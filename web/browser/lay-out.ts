import { idle } from './idle.ts';

/** Lays out at once what the stylesheet leaves aside for the first paint (`section-gap`): for what needs the places of all. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

/**
 * The same a section at a time, from the top, while the browser is idle: nothing above the visitor changes its height. To
 * who scrolls meanwhile the browser brings each section as it comes near; all at once would hold a slow phone up for half a
 * second. Keys may go anywhere: they get all of it.
 */
export async function layOutRest() {
  addEventListener('keydown', layOutAll, { capture: true, once: true });
  for (const section of document.querySelectorAll<HTMLElement>('.section-gap')) {
    await idle(500);
    section.style.contentVisibility = 'visible';
  }
  layOutAll();
}
