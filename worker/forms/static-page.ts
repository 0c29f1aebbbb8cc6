import * as markup from '#content/shared/html-attributes.ts';

/** Removes the page's script: it would not know the URL under /api and would render the 404 page. */
export function staticPage(): HTMLRewriter {
  return new HTMLRewriter().on(`script[${markup.modules}]`, { element: (script) => void script.remove() });
}
