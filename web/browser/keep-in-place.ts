/**
 * Keeps an element where it is on the screen while what happens before the next frame, as when the browser is done with a
 * click, makes what stands above it shorter or taller.
 */
export function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  const place = scrollY;
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    // Who has gone elsewhere meanwhile stays there: that moves the element the other way.
    const isElsewhere = (scrollY - place) * moved < 0;
    // A page scrolls by whole pixels: what is left when the browser has kept the place itself is a part of one.
    if (Math.abs(moved) >= 1 && !isElsewhere) scrollBy({ top: moved, behavior: 'instant' });
  });
}
