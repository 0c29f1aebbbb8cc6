import { XMLParser } from 'fast-xml-parser';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { type ChangelogItem, isHidden } from '#content/changelog.ts';
import { categoryNames, type EntryPart, isCategory, partName, rdfSpace, readEntry } from '#content/changelog-entry.ts';

/** RSS 0.9x and 2.0 keep their entries in the channel, RSS 1.0 (RDF) beside it, Atom in the feed itself. */
type FeedFormat = 'rss' | 'rdf' | 'atom';

/** A document that is not well-formed XML, or not a feed, or dangerous. The message says what is wrong where. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** An entry that may be shown. */
interface FeedEntry {
  /** Its text, from its opening to its closing tag. */
  xml: string;
  /** What its child elements are called, in order: see `partName`. */
  names: readonly string[];
  about: string;
}

/**
 * Cuts the hidden entries out of a feed; every other character stays as it is. Throws `FeedError` when the document is
 * broken, no feed, or declares entities.
 */
export function filterFeed(xml: string): { xml: string; format: FeedFormat; entries: FeedEntry[] } {
  const { format, entries } = findEntries(xml);
  const pieces: string[] = [];
  let end = 0;
  for (const { from, to } of entries.filter(({ hidden }) => hidden)) {
    pieces.push(xml.slice(end, from));
    end = to;
  }
  const shown = entries.filter(({ hidden }) => !hidden);
  return {
    xml: pieces.join('') + xml.slice(end),
    format,
    entries: shown.map(({ from, to, names, about }) => ({ xml: xml.slice(from, to), names, about })),
  };
}

/** What comes behind so many entries is not read: each takes memory, and a page of them is of no use to anybody. */
const mostItems = 10_000;

/** What the entries say, in their order. One that the parser refuses for its names is left out. */
export function readItems(entries: readonly FeedEntry[]): ChangelogItem[] {
  return entries.slice(0, mostItems).flatMap((entry) => {
    try {
      return [readItem(entry)];
    } catch {
      // The others can still be read.
      return [];
    }
  });
}

/** Browsers give up on documents that are nested deeper than this. */
const deepest = 200;

/** More attributes than this on one element are no feed but an attack. */
const mostAttributes = 100;

/** A document type that declares nothing by itself; what it refers to is never fetched. */
const plainDoctype = /^\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*$/;

const roots = new Map<string, FeedFormat>([
  ['rss', 'rss'],
  ['RDF', 'rdf'],
  ['feed', 'atom'],
]);
const places = new Set(['rss channel item', 'RDF item', 'feed entry']);

interface Found extends Omit<FeedEntry, 'xml'> {
  from: number;
  to: number;
  names: string[];
  hidden: boolean;
}

/** Checks a document from front to back, and finds its entries. */
function findEntries(xml: string): { format: FeedFormat; entries: Found[] } {
  const entries: Found[] = [];
  /** The local names of the open elements. */
  const path: string[] = [];
  let format: FeedFormat | undefined;
  let channelSeen = false;
  let entry: { tag: SaxesTagNS; depth: number; found: Found } | undefined;
  let category: { tag: SaxesTagNS; text: string } | undefined;

  const fail = (problem: string): never => {
    throw new FeedError(`${problem} at ${checker.line}:${checker.column}`);
  };
  const addText = (text: string) => {
    if (category) category.text += text;
  };
  // What a browser reads as XML 1.0, whatever the declaration says, is read as that.
  const checker = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  checker.on('error', ({ message }) => {
    throw new FeedError(message);
  });
  checker.on('doctype', (doctype) => {
    if (!plainDoctype.test(doctype)) fail('a document type that may declare entities');
  });
  checker.on('text', addText);
  checker.on('cdata', addText);
  checker.on('opentag', (tag) => {
    const depth = path.push(tag.local);
    if (depth > deepest) fail('too many levels');
    if (Object.keys(tag.attributes).length > mostAttributes) fail('too many attributes');
    if (depth === 1) format = roots.get(tag.local) ?? fail(`${tag.name} is no feed`);
    if (depth === 2) channelSeen ||= tag.local === 'channel';
    if (!entry && depth <= 3 && places.has(path.join(' '))) {
      // No attribute may hold a `<`.
      const from = xml.lastIndexOf('<', checker.position - 1);
      const about = Object.values(tag.attributes).find(({ uri, local }) => uri === rdfSpace && local === 'about');
      entry = { tag, depth, found: { from, to: 0, names: [], about: about?.value ?? '', hidden: false } };
    } else if (entry && depth === entry.depth + 1) {
      const name = partName(tag.uri, tag.local, entry.tag.uri);
      entry.found.names.push(name);
      if (isCategory(name)) category = { tag, text: '' };
    }
  });
  checker.on('closetag', (tag) => {
    path.pop();
    if (tag === category?.tag) {
      const { text } = category;
      const names = categoryNames({ text, attribute: (name) => tag.attributes[name]?.value ?? '' });
      entry!.found.hidden ||= isHidden(names);
      category = undefined;
    } else if (tag === entry?.tag) {
      entries.push({ ...entry.found, to: checker.position });
      entry = undefined;
    }
  });
  checker.write(xml).close();
  if (format !== 'atom' && !channelSeen) fail('a feed without a channel');
  return { format: format!, entries };
}

/** An element as the parser gives it: its name with what it holds in order, and its attributes under ':@'. */
type Node = { ':@'?: Record<string, string> } & Record<string, Node[] | string>;

/** Entries come checked: no reference is left but XML's five and those by number, which `htmlEntities` resolves. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignorePiTags: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  processEntities: { maxExpandedLength: Number.POSITIVE_INFINITY },
});

function readItem({ xml, names, about }: FeedEntry): ChangelogItem {
  const [root] = parser.parse(xml) as [Node];
  const elements = childrenOf(root).filter((node) => !('#text' in node));
  const parts = elements.map((node, index): EntryPart => {
    const child = (name: string) => childrenOf(node).find((inner) => tagName(inner).replace(/^.*:/, '') === name);
    return {
      name: names[index]!,
      text: wordsOf(node),
      attribute: (name) => node[':@']?.[name] ?? '',
      child: (name) => wordsOf(child(name) ?? {}),
    };
  });
  return readEntry(parts, about);
}

function wordsOf(node: Node): string {
  const text = node['#text'];
  return typeof text === 'string' ? text : childrenOf(node).map(wordsOf).join('');
}

function childrenOf(node: Node): Node[] {
  const inside = node[tagName(node)];
  return Array.isArray(inside) ? inside : [];
}

function tagName(node: Node): string {
  return Object.keys(node).find((key) => key !== ':@') ?? '';
}
