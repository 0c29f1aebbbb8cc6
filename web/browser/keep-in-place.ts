/**
 * Keeps an element where it is on the screen when what is above it gets shorter or taller before the next frame, as a click
 * may make it.
 */
export function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  const place = scrollY;
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    // A visitor who has scrolled meanwhile stays there: that moves the element the other way.
    const isElsewhere = (scrollY - place) * moved < 0;
    // A page scrolls by whole pixels: what is left when the browser has kept the place itself is a part of one.
    if (Math.abs(moved) >= 1 && !isElsewhere) scrollBy({ top: moved, behavior: 'instant' });
  });
}
