/** While content above it changes height in the next frame. */
export function keepInPlace(element: Element, top = element.getBoundingClientRect().top) {
  const place = scrollY;
  requestAnimationFrame(() => {
    const moved = element.getBoundingClientRect().top - top;
    // The visitor has scrolled meanwhile.
    const isElsewhere = (scrollY - place) * moved < 0;
    // Scroll anchoring leaves less than a pixel.
    if (Math.abs(moved) >= 1 && !isElsewhere) scrollBy({ top: moved, behavior: 'instant' });
  });
}
