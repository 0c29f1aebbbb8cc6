/** The opening of a page: the section or header with its `h1`, buttons included, else the `h1`. */
export function openingOf(page: ParentNode): Element | null {
  const claim = page.querySelector('h1');
  return claim?.closest('section, header') ?? claim;
}
