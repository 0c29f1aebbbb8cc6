/**
 * Lays out what the stylesheet leaves aside for the first paint (`section-gap`), at once: for what needs the places of
 * all sections.
 */
export function layOutAll() {
  document.documentElement.dataset.whole = '';
}

/** The same a section a frame, so that no frame is long. */
export function layOutRest() {
  const sections = [...document.querySelectorAll<HTMLElement>('.section-gap')];
  const next = () => {
    const section = sections.shift();
    if (!section) return layOutAll();
    section.style.contentVisibility = 'visible';
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
