/**
 * Keeps an element where it is on the screen while a change makes what stands above it shorter or taller. What changes may
 * be drawn a moment after `change`, as by the browser when a click is over, but before the next frame.
 */
export function keepInPlace(element: Element, change?: () => void) {
  const { top } = element.getBoundingClientRect();
  change?.();
  requestAnimationFrame(() => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' }));
}
