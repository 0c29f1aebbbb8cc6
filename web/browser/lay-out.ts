import { whenIdle } from './idle.ts';
import { visitor } from './visitor.ts';

/** Lays out at once what the stylesheet leaves aside for the first paint (`section-gap`): for what needs the places of all sections. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
  document.querySelectorAll<HTMLElement>('[data-later]').forEach(layOut);
}

/**
 * The same for a visitor who is there, a section at a time while the browser is idle. What comes near the screen before
 * its turn is laid out by the browser.
 */
export async function layOutRest() {
  const root = document.documentElement;
  await visitor;
  if ('whole' in root.dataset) return;
  const sections = [...document.querySelectorAll<HTMLElement>('.section-gap')];
  for (const { dataset } of sections) dataset.later = '';
  root.dataset.whole = '';
  for (const section of sections) {
    // Some browsers tell of no idle moment for a long time.
    await new Promise((resolve) => whenIdle(resolve, { timeout: 1000 }));
    layOut(section);
  }
}

function layOut({ dataset }: HTMLElement) {
  delete dataset.later;
}
