import { type ChangelogItem, isHidden } from '#content/changelog.ts';

/**
 * The entries of an RSS or Atom document, with every text as the document has it: nothing is interpreted but XML.
 * Entities that a document type declares are left as they are. Throws when the document is no feed.
 */
export function parseFeed(xml: string): ChangelogItem[] {
  const document = new DOMParser().parseFromString(withoutDoctype(xml), 'text/xml');
  const root = document.documentElement;
  if (document.querySelector('parsererror') || !/^(rss|RDF|feed)$/.test(root.localName)) throw new Error('No feed');
  const entries = document.querySelectorAll(':is(rss > channel, RDF) > item, feed > entry');
  return Array.from(entries, readEntry);
}

function readEntry(entry: Element): ChangelogItem {
  const parts = [...entry.children].map((element) => ({ name: nameIn(entry, element), element }));
  const named = (...names: string[]) => parts.filter(({ name }) => names.includes(name)).map(({ element }) => element);
  /** The first of these elements that says something. */
  const textIn = (...names: string[]) => {
    for (const { textContent } of named(...names)) if (textContent.trim()) return textContent.trim();
    return '';
  };
  const atomName = [...(named('author')[0]?.children ?? [])].find(({ localName }) => localName === 'name');
  const atomLink = named('link').find((link) => (link.getAttribute('rel') ?? 'alternate') === 'alternate');
  return {
    title: textIn('title'),
    link: textIn('link') || (atomLink?.getAttribute('href') ?? ''),
    description: textIn('description') || textIn('content:encoded', 'summary') || textIn('content'),
    pubDate: textIn('pubDate', 'dc:date', 'published') || textIn('updated'),
    author: atomName?.textContent.trim() || textIn('author') || textIn('dc:creator'),
    categories: named('category', 'dc:subject').map(nameOf),
    guid: textIn('guid', 'id') || (entry.getAttribute('rdf:about') ?? ''),
  };
}

/** What a category is called: its words in RSS, its label or term in Atom, whichever hides the entry. */
function nameOf(category: Element) {
  const names = [category.textContent, category.getAttribute('label') ?? '', category.getAttribute('term') ?? ''];
  return names.find((name) => isHidden([name])) ?? names.find((name) => name.trim() !== '') ?? '';
}

/** The element's name without the prefix that the entry itself has. */
function nameIn(entry: Element, { nodeName }: Element) {
  const prefix = entry.prefix ? `${entry.prefix}:` : '';
  return nodeName.startsWith(prefix) ? nodeName.slice(prefix.length) : nodeName;
}

/** Takes the document type away, and with it the entities that it declares; references to them become words. */
function withoutDoctype(xml: string) {
  const start = endOfProlog(xml);
  if (!xml.startsWith('<!DOCTYPE', start)) return xml;
  return (xml.slice(0, start) + xml.slice(endOfDoctype(xml, start + '<!DOCTYPE'.length))).replace(
    /<!\[CDATA\[.*?\]\]>|<!--.*?-->|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gis,
    (found) => (found === '&' ? '&amp;' : found),
  );
}

/** Where the blanks, instructions and comments before the first declaration or element end. */
function endOfProlog(xml: string) {
  // One by one: as a single repeated pattern they could be told apart in too many ways.
  const part = /\s+|<\?.*?\?>|<!--.*?-->/sy;
  let end = 0;
  while (part.test(xml)) end = part.lastIndex;
  return end;
}

/** Quoted texts, comments and instructions inside a document type may hold any bracket. */
function endOfDoctype(xml: string, from: number) {
  const part = /(["']).*?\1|<!--.*?-->|<\?.*?\?>|[[\]>]/gs;
  part.lastIndex = from;
  let inside = 0;
  for (let found = part.exec(xml); found; found = part.exec(xml)) {
    if (found[0] === '>' && inside === 0) return part.lastIndex;
    if (found[0] === '[') inside++;
    if (found[0] === ']') inside--;
  }
  return xml.length;
}
