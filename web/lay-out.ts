/** Lays out at once what the stylesheet leaves aside for the first paint (`section-gap`): for what needs the places of all sections. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
  document.querySelectorAll<HTMLElement>('[data-later]').forEach(layOut);
}

/** The same a section a frame, so that no frame is long and nobody has to wait for it. */
export async function layOutRest() {
  const root = document.documentElement;
  await new Promise(requestAnimationFrame);
  if ('whole' in root.dataset) return;
  const sections = [...document.querySelectorAll<HTMLElement>('.section-gap')];
  for (const { dataset } of sections) dataset.later = '';
  root.dataset.whole = '';
  await inSlices(sections, 1, layOut);
}

function layOut({ dataset }: HTMLElement) {
  delete dataset.later;
}

/** Changes one element after the other, so many a frame: all of them at once would hold up a slow phone. */
export async function inSlices(elements: HTMLElement[], size: number, change: (element: HTMLElement) => void) {
  for (let place = 0; place < elements.length; place += size) {
    await new Promise(requestAnimationFrame);
    elements.slice(place, place + size).forEach(change);
  }
}
