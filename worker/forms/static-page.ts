import * as markup from '#content/shared/html-attributes.ts';

/**
 * A rewriter for a page that is shown at an address under /api: it leaves out the page's own script, which would not
 * recognize that address and would put the 404 page in its place.
 */
export function staticPage(): HTMLRewriter {
  return new HTMLRewriter().on(`script[${markup.modules}]`, { element: (script) => void script.remove() });
}
