import { openingOf } from '../browser/page-opening.ts';

/** The controls for which a phone shows its keyboard. */
const typed = 'input:not([type=checkbox], [type=radio]), select, textarea';

/**
 * Marks the root (`data-sticky-cta`) while the bar for the thumb may stand at the lower edge: the page's opening is out of
 * view, and so are the footer and the bar of the comparison; the page has no form, and nobody is typing. It follows from page
 * to page.
 */
export function watchStickyCta() {
  const main = document.getElementById('main')!;
  const inTheWay = new Set<Element>();
  const update = () => {
    const stands = inTheWay.size === 0 && !document.activeElement?.matches(typed);
    document.documentElement.toggleAttribute('data-sticky-cta', stands);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) isIntersecting ? inTheWay.add(target) : inTheWay.delete(target);
    update();
  });
  const watch = () => {
    observer.disconnect();
    inTheWay.clear();
    for (const form of main.querySelectorAll('[data-form]')) inTheWay.add(form);
    for (const element of [openingOf(main), main.querySelector('.stack-table'), document.querySelector('.site-footer')])
      if (element) observer.observe(element);
  };
  watch();
  // Of another page, and of what stands below its first screen.
  new MutationObserver(watch).observe(main, { childList: true });
  for (const change of ['focusin', 'focusout']) addEventListener(change, () => setTimeout(update));
}
