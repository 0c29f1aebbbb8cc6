import type { ChangelogItem } from '#content/changelog.ts';
import { partName, rdfSpace, readEntry } from '#content/changelog-entry.ts';

/** What the entries of an RSS or Atom document say. Throws when the document is no feed. */
export function parseFeed(xml: string): ChangelogItem[] {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const isFeed = /^(rss|RDF|feed)$/.test(document.documentElement.localName);
  if (!isFeed || document.querySelector('parsererror')) throw new Error('No feed');
  const entries = document.querySelectorAll(':is(rss > channel, RDF) > item, feed > entry');
  return Array.from(entries, (entry) => {
    const parts = Array.from(entry.children, (element) => ({
      name: partName(element.namespaceURI ?? '', element.localName, entry.namespaceURI ?? ''),
      text: element.textContent,
      attribute: (name: string) => element.getAttribute(name) ?? '',
      child: (name: string) => [...element.children].find(({ localName }) => localName === name)?.textContent ?? '',
    }));
    return readEntry(parts, entry.getAttributeNS(rdfSpace, 'about') ?? '');
  });
}
