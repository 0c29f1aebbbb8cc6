import * as markup from '#content/shared/http/html-attributes.ts';

/** The page's script would render the 404 page for a URL under /api. */
export function staticPage(): HTMLRewriter {
  return new HTMLRewriter().on(`script[${markup.modules}]`, { element: (script) => void script.remove() });
}
