import { type ChangelogItem, isHidden } from './changelog.ts';

/** A child element of a feed's entry, as a parser gives it. */
export interface EntryPart {
  /** See `partName`. */
  name: string;
  /** All words in it, references resolved. */
  text: string;
  /** The value of an attribute, or empty. */
  attribute(name: string): string;
  /** The words of its first child element of this local name, or empty. */
  child(name: string): string;
}

/** What a feed's entry says. `about` is its `rdf:about`, which RSS 1.0 has in place of a guid. */
export function readEntry(parts: readonly EntryPart[], about: string): ChangelogItem {
  const named = (...names: string[]) => parts.filter(({ name }) => names.includes(name));
  /** The first of these elements that says something. */
  const textIn = (...names: string[]) =>
    named(...names)
      .find(({ text }) => text.trim() !== '')
      ?.text.trim() ?? '';
  const atomLink = named('link').find((link) => (link.attribute('rel') || 'alternate') === 'alternate');
  return {
    title: textIn('title'),
    link: textIn('link') || (atomLink?.attribute('href') ?? ''),
    description: textIn('description') || textIn('content:encoded', 'summary') || textIn('content'),
    pubDate: textIn('pubDate', 'dc:date', 'published') || textIn('updated'),
    author: named('author')[0]?.child('name').trim() || textIn('author') || textIn('dc:creator'),
    categories: parts.filter(({ name }) => isCategory(name)).map(categoryOf),
    guid: textIn('guid', 'id') || about,
  };
}

/**
 * What a child of an entry is called: its bare name in the name space of the entry itself (or in none), a usual prefix
 * before it in the name spaces that feeds borrow from, whichever prefixes the document has chosen.
 */
export function partName(space: string, localName: string, entrySpace: string): string {
  if (space === entrySpace || space === '') return localName;
  return `${borrowed.get(space) ?? 'unknown'}:${localName}`;
}

/** RSS 1.0 has no categories of its own and uses Dublin Core's subjects. */
export function isCategory(name: string): boolean {
  return /^(?:(?:atom:|media:)?category|dc:subject)$/.test(name);
}

/** All that a category is called: by its words as in RSS, by its attributes as in Atom and Media RSS. */
export function categoryNames({ text, attribute }: Pick<EntryPart, 'text' | 'attribute'>): string[] {
  return [text, attribute('label'), attribute('term')];
}

/** The name space of `rdf:about`. */
export const rdfSpace = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

const borrowed = new Map([
  ['http://www.w3.org/2005/Atom', 'atom'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/terms/', 'dc'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://search.yahoo.com/mrss/', 'media'],
]);

/** One name for the badge; the one that hides the entry goes first. */
function categoryOf(part: EntryPart) {
  const names = categoryNames(part);
  return names.find((name) => isHidden([name])) ?? names.find((name) => name.trim() !== '') ?? '';
}
