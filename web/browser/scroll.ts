import { reveal } from './reveal.ts';

/** Options of a navigation that keeps scroll position and focus. */
export const stay = { preventScrollReset: true, state: 'stay' };

/** 96 px below the top edge (`scroll-padding-top`). */
export function scrollToSection(id: string) {
  const section = markSection(id);
  if (section) scrollSmoothly(section);
}

/** Opens, focuses and marks it. */
export function markSection(id: string): HTMLElement | null {
  const section = reveal(id);
  if (!section) return null;
  document.querySelector('[data-marked]')?.removeAttribute('data-marked');
  // Without a tabindex, focus wouldn't move.
  if (section.tabIndex < 0) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.dataset.marked = '';
  return section;
}

/** CSS `scroll-behavior` would also apply on load and on other pages. */
export function scrollSmoothly(element: Element) {
  element.scrollIntoView({ behavior: scrollBehavior() });
}

export function scrollBehavior() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
