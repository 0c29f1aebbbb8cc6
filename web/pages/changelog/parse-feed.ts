import { entriesOf, type FeedElement, readEntry } from '#content/shared/changelog/feed-entry.ts';
import type { ChangelogItem } from '#content/shared/changelog/updates.ts';

/** RSS or Atom. Throws for anything else. */
export function parseFeed(xml: string): ChangelogItem[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const { format, entries } = entriesOf(elementOf(document.documentElement));
  if (!format || document.querySelector('parsererror')) throw new Error('No feed');
  return entries.map(readEntry);
}

function elementOf(element: Element): FeedElement {
  return {
    space: element.namespaceURI ?? '',
    name: element.localName,
    attribute: (name, space) => (space ? element.getAttributeNS(space, name) : element.getAttribute(name)) ?? '',
    get nodes() {
      return Array.from(element.childNodes).flatMap((node) =>
        node instanceof Element ? elementOf(node) : node instanceof Text ? node.data : [],
      );
    },
  };
}
