import { decodeEntities, plainText } from '../text/plain-text.ts';
import { type ChangelogItem, isHidden } from './updates.ts';

export interface FeedElement {
  /** Namespace URI, or empty. */
  space: string;
  name: string;
  /** Empty if missing. Without `space` the name may have a prefix. */
  attribute(name: string, space?: string): string;
  /** Child elements and texts in order, with references resolved. */
  nodes: readonly (this | string)[];
}

export type FeedFormat = 'rss' | 'rdf' | 'atom';

export interface FeedEntry<Of extends FeedElement = FeedElement> {
  element: Of;
  base: string;
}

/** Begins the dummy namespaces of undeclared prefixes. */
export const undeclaredSpace = 'urn:undeclared:';

const formats = new Map<string, FeedFormat>([
  ['rss', 'rss'],
  ['RDF', 'rdf'],
  ['feed', 'atom'],
]);

/**
 * RSS 0.9x and 2.0 have entries in the channel, RSS 1.0 beside it, Atom in the root. `format` is undefined for other documents.
 */
export function entriesOf<Of extends FeedElement>(root: Of): { format?: FeedFormat; entries: FeedEntry<Of>[] } {
  const format = formats.get(root.name);
  const inside = (parent: Of, name: string, base: string) =>
    childrenOf(parent, name).map((element) => ({ element, base: addressOf(element.attribute('xml:base'), base) }));
  const channels = childrenOf(root, 'channel');
  if (format === 'rss') return { format, entries: channels.flatMap((one) => inside(one, 'item', baseOf(root, one))) };
  if (format === 'rdf') return { format, entries: inside(root, 'item', baseOf(root, channels[0] ?? root)) };
  return { format, entries: format ? inside(root, 'entry', baseOf(root, root)) : [] };
}

export function isHiddenEntry({ element }: FeedEntry): boolean {
  return partsOf(element).some(([name, part]) => isCategory(name) && isHidden(categoryNames(part)));
}

/** Titles and names become plain text; the description stays HTML. */
export function readEntry({ element, base }: FeedEntry): ChangelogItem {
  const parts = partsOf(element);
  const isAtom = element.name === 'entry';
  const named = (...names: string[]) => parts.filter(([name]) => names.includes(name)).map(([, part]) => part);
  const first = (read: (part: FeedElement) => string, ...names: string[]) =>
    named(...names)
      .map((part) => read(part))
      .find((text) => text.trim() !== '')
      ?.trim() ?? '';
  // Many RSS sources escape entities in titles and names twice.
  const plain = (part: FeedElement) => (isAtom ? textOf(part) : decodeEntities(textOf(part)));
  const html = isAtom ? atomHtml : rssHtml;
  const author = named('author')[0];
  const alternate = named('link', 'atom:link').find(
    (link) => /^(?:alternate)?$/.test(link.attribute('rel')) && link.attribute('href').trim() !== '',
  );
  const link = first(textOf, 'link') || alternate?.attribute('href') || first(permalink, 'guid');
  return {
    title: isAtom ? first((part) => plainText(atomHtml(part)), 'title') : first(plain, 'title'),
    link: link && addressOf(link, base),
    description: first(html, 'description') || first(html, 'content:encoded', 'summary') || first(html, 'content'),
    pubDate: first(textOf, 'pubDate', 'dc:date', 'published') || first(textOf, 'updated'),
    author:
      (author && textOf(childrenOf(author, 'name')[0]).trim()) || first(plain, 'author') || first(plain, 'dc:creator'),
    categories: parts.filter(([name]) => isCategory(name)).map(([, part]) => categoryOf(part, plain)),
    guid: first(textOf, 'guid', 'id') || element.attribute('about', rdfSpace),
  };
}

function partsOf(entry: FeedElement, entrySpace = entry.space): (readonly [string, FeedElement])[] {
  return entry.nodes
    .filter((node) => typeof node !== 'string')
    .flatMap((part) => {
      const name = partName(part.space, part.name, entrySpace);
      const inside = holdsCategories.test(name) ? partsOf(part, entrySpace) : [];
      return [[name, part] as const, ...inside.filter(([name]) => isCategory(name))];
    });
}

/** Media RSS has categories of an entry, a group or a file. */
const holdsCategories = /^(?:media:(?:group|content)|categories)$/;

/** Without a prefix in the entry's own namespace, else with the usual one. */
function partName(space: string, localName: string, entrySpace: string): string {
  if (space === entrySpace || space === '') return localName;
  const unknown = space.startsWith(undeclaredSpace) ? 'undeclared' : 'unknown';
  return `${borrowed.get(space) ?? unknown}:${localName}`;
}

const borrowed = new Map([
  ['http://www.w3.org/2005/Atom', 'atom'],
  ['http://purl.org/dc/elements/1.1/', 'dc'],
  ['http://purl.org/dc/terms/', 'dc'],
  ['http://purl.org/rss/1.0/modules/content/', 'content'],
  ['http://search.yahoo.com/mrss/', 'media'],
]);

const rdfSpace = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';

/** RSS 1.0 has categories in Dublin Core. */
function isCategory(name: string): boolean {
  return /^(?:(?:(?:atom|media|undeclared):)?category|(?:dc|undeclared):subject)$/i.test(name);
}

/** Text as in RSS, attributes as in Atom and Media RSS. */
function categoryNames(part: FeedElement): string[] {
  return [textOf(part), part.attribute('label'), part.attribute('term'), textOf(part, ' ')];
}

/** Prefers a name that hides the entry. */
function categoryOf(part: FeedElement, plain: (part: FeedElement) => string) {
  const names = categoryNames(part);
  const shown = [plain(part), part.attribute('label'), part.attribute('term')];
  return names.find((name) => isHidden([name])) ?? shown.find((name) => name.trim() !== '') ?? '';
}

/** A `guid` is a permalink unless it has isPermaLink="false". */
function permalink(guid: FeedElement): string {
  const claim = guid.attribute('isPermaLink').trim().toLowerCase();
  const text = textOf(guid).trim();
  return claim === 'true' || (claim === '' && /^https?:/i.test(text)) ? text : '';
}

/** Sources that forget to escape HTML have elements here. */
function rssHtml(part: FeedElement): string {
  return part.nodes.some((node) => typeof node !== 'string') ? markupOf(part) : textOf(part);
}

/** RFC 4287, 3.1.1 and 4.1.3.3. */
function atomHtml(part: FeedElement): string {
  const type = part.attribute('type').trim().toLowerCase();
  if (/html/.test(type)) return rssHtml(part);
  return /^(?:text|text\/plain|)$/.test(type) ? escapeText(textOf(part)) : '';
}

function markupOf({ nodes }: FeedElement): string {
  return nodes
    .map((node) => (typeof node === 'string' ? escapeText(node) : `<${node.name}>${markupOf(node)}</${node.name}>`))
    .join('');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function textOf(element: FeedElement | undefined, between = ''): string {
  return element?.nodes.map((node) => (typeof node === 'string' ? node : textOf(node, between))).join(between) ?? '';
}

function childrenOf<Of extends FeedElement>(parent: Of, name: string): Of[] {
  return parent.nodes.filter((node) => typeof node !== 'string' && node.name === name) as Of[];
}

/** The channel's link, changed by `xml:base`. */
function baseOf(root: FeedElement, channel: FeedElement): string {
  const links = childrenOf(channel, 'link');
  const hrefs = ['', 'alternate', 'self'].flatMap((rel) => links.filter((link) => link.attribute('rel') === rel));
  const own = [...links.map((link) => textOf(link)), ...hrefs.map((link) => link.attribute('href'))];
  const link = own.map((address) => address.trim()).find((address) => /^https?:/i.test(address)) ?? '';
  return [root, channel].reduce((base, { attribute }) => addressOf(attribute('xml:base'), base), link);
}

function addressOf(address: string, base: string): string {
  const trimmed = address.trim();
  if (!base || /^[a-z][a-z\d+.-]*:/i.test(trimmed)) return trimmed;
  try {
    return new URL(trimmed, base).href;
  } catch {
    return trimmed;
  }
}
