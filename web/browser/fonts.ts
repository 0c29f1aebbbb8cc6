/**
 * What text stands in. None of them stands in something that says it is in the display face. Lists and not their items,
 * which would move one another more than once.
 */
const blocks = 'section, div, h1, h2, h3, p, ul';

/**
 * Loads the web fonts and sets the page in them when all are there, so that each text is laid out anew once. The files with
 * the letters of other languages wait for a text that has some. Without the fonts the page stays in those it has.
 */
export async function loadFonts(): Promise<void> {
  const wanted = [...document.fonts].filter(({ unicodeRange }) => /^U\+20-/i.test(unicodeRange));
  await Promise.allSettled(wanted.map((face) => face.load()));
  const target = document.querySelector(':target');
  if (target) return hold(target, () => set(document.body));
  // The innermost first: what is left to do in those around them is little.
  const shown = [...document.querySelectorAll<HTMLElement>(blocks)]
    .filter((block) => block.checkVisibility?.({ contentVisibilityAuto: true }) ?? true)
    .reverse();
  await inSlices(shown, set);
  set(document.body);
  await inSlices(shown, unset);
}

const sliceSize = 5;

/** Changes a few elements a frame: all of them at once would hold up a slow phone. */
async function inSlices(elements: HTMLElement[], change: (element: HTMLElement) => void) {
  for (let place = 0; place < elements.length; place += sliceSize) {
    await new Promise(requestAnimationFrame);
    elements.slice(place, place + sliceSize).forEach(change);
  }
}

function set({ dataset }: HTMLElement) {
  dataset.webFonts = '';
}

function unset({ dataset }: HTMLElement) {
  delete dataset.webFonts;
}

/** Who came to a section stays there when the text above becomes shorter; the browser does not see to it. */
function hold(target: Element, change: () => void) {
  const [before, scrolled] = [target.getBoundingClientRect().top, scrollY];
  change();
  const moved = target.getBoundingClientRect().top - before;
  if (moved && scrollY === scrolled) scrollBy({ top: moved, behavior: 'instant' });
}
