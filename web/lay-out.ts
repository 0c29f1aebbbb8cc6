/** What the stylesheet leaves aside for the first paint, and the pieces that it is made of. */
const later = '.section-gap, section ~ section, article, .site-footer';
const pieces = 'li, article, details, label, nav';
const sliceSize = 5;

/** Lays out all of the page at once: for what needs the places of all sections. */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
  document.querySelectorAll<HTMLElement>('[data-later]').forEach(layOut);
}

/**
 * The same section by section, and each that is out of sight piece by piece, which nobody notices. When somebody
 * scrolls, what is near must not move any more: then a section comes in one piece.
 */
export async function layOutRest() {
  const root = document.documentElement;
  await new Promise(requestAnimationFrame);
  if ('whole' in root.dataset) return;
  const sections = [...document.querySelectorAll<HTMLElement>(later)].filter(
    ({ parentElement }) => !parentElement!.closest(later),
  );
  sections.forEach(setAside);
  root.dataset.whole = '';

  let still = scrollY === 0;
  let inside: HTMLElement[] = [];
  const scrolled = () => {
    still = false;
    inside.forEach(layOut);
  };
  addEventListener('scroll', scrolled, { once: true, passive: true });
  for (const section of sections) {
    const below = section.getBoundingClientRect().top > innerHeight;
    inside = still && below ? [...section.querySelectorAll<HTMLElement>(pieces)] : [];
    inside.forEach(setAside);
    await inSlices([section, ...inside], layOut);
  }
  removeEventListener('scroll', scrolled);
}

function setAside({ dataset }: HTMLElement) {
  dataset.later = '';
}

function layOut({ dataset }: HTMLElement) {
  delete dataset.later;
}

/** Changes one element after the other, a few a frame: all of them at once would hold up a slow phone. */
export async function inSlices(elements: HTMLElement[], change: (element: HTMLElement) => void) {
  for (let place = 0; place < elements.length; place += sliceSize) {
    await new Promise(requestAnimationFrame);
    elements.slice(place, place + sliceSize).forEach(change);
  }
}
