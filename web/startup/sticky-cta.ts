import { openingOf } from '../browser/page-opening.ts';

/** Controls that open a phone's keyboard. */
const typed = 'input:not([type=checkbox], [type=radio]), select, textarea';

/**
 * Sets `data-sticky-cta` on the root while the bar may show: the opening, the footer and the comparison's own bar are out of
 * view, the page has no form, and no field has the focus. Follows each new page.
 */
export function watchStickyCta() {
  const main = document.getElementById('main')!;
  const blockers = new Set<Element>();
  const update = () => {
    const shows = blockers.size === 0 && !document.activeElement?.matches(typed);
    document.documentElement.toggleAttribute('data-sticky-cta', shows);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) isIntersecting ? blockers.add(target) : blockers.delete(target);
    update();
  });
  const watch = () => {
    observer.disconnect();
    blockers.clear();
    for (const form of main.querySelectorAll('[data-form]')) blockers.add(form);
    for (const element of [openingOf(main), main.querySelector('.stack-table'), document.querySelector('.site-footer')])
      if (element) observer.observe(element);
  };
  watch();
  // Another page, or the part below its first screen (below-fold.tsx).
  new MutationObserver(watch).observe(main, { childList: true });
  for (const change of ['focusin', 'focusout']) addEventListener(change, () => setTimeout(update));
}
