/**
 * A rewriter for a page that is shown at an address under /api: it leaves out the page's own scripts, which would not
 * recognize that address and would put the 404 page in its place.
 */
export function stillPage(): HTMLRewriter {
  return new HTMLRewriter()
    .on('script[type=module]', { element: (script) => void script.remove() })
    .on('link[rel=modulepreload]', { element: (link) => void link.remove() });
}
