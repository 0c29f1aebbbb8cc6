import * as markup from '#content/shared/html-attributes.ts';

/** The page's script would not know the URL under /api and would render the 404 page. */
export function staticPage(): HTMLRewriter {
  return new HTMLRewriter().on(`script[${markup.modules}]`, { element: (script) => void script.remove() });
}
