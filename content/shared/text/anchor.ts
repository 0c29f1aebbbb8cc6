/** The id of an element, from its heading: 'can-i-keep-my-number'. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
