/**
 * Keeps an element where it is on the screen while what happens before the next frame, as when the browser is done with a
 * click, makes what stands above it shorter or taller.
 */
export function keepInPlace(element: Element) {
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }));
}
