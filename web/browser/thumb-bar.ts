/** What a keyboard comes up for. */
const typed = 'input:not([type=checkbox], [type=radio]), select, textarea';

/**
 * Says on the root (`data-thumb-bar`) when the bar for the thumb may stand at the lower edge: the first screen has left,
 * neither the footer nor another bar is in view, the page asks for nothing, and nobody is typing. Pages come and go; it
 * goes on watching.
 */
export function watchThumbBar() {
  const main = document.getElementById('main')!;
  const inTheWay = new Set<Element>();
  const tell = () => {
    const stands = inTheWay.size === 0 && !document.activeElement?.matches(typed);
    document.documentElement.toggleAttribute('data-thumb-bar', stands);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) isIntersecting ? inTheWay.add(target) : inTheWay.delete(target);
    tell();
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
  for (const change of ['focusin', 'focusout']) addEventListener(change, () => setTimeout(tell));
}

/** What a page opens with: its claim, with the buttons below it where they belong together. */
export function openingOf(page: ParentNode): Element | null {
  const claim = page.querySelector('h1');
  return claim?.closest('section, header') ?? claim;
}
