/** The section or header with the page's `h1`, or the `h1`. */
export function openingOf(page: ParentNode): Element | null {
  const claim = page.querySelector('h1');
  return claim?.closest('section, header') ?? claim;
}
