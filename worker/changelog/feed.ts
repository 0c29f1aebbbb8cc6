import { XMLParser } from 'fast-xml-parser';
import { type ChangelogItem, isHidden } from '#content/changelog.ts';
import type { FeedDocument } from './encoding.ts';
import { FeedError, walkXml } from './xml.ts';
import { attributeOf, localName, textOf } from './xml-text.ts';

/** RSS 0.9x and 2.0 keep their entries in the channel, RSS 1.0 (RDF) beside it, Atom in the feed itself. */
export type FeedFormat = 'rss' | 'rdf' | 'atom';

interface Part {
  /** Without the prefix that the entry itself has. */
  name: string;
  /** Where the element begins, and where what it holds begins and ends. */
  at: number;
  from: number;
  to: number;
}

interface Entry {
  from: number;
  to: number;
  parts: Part[];
}

/**
 * Cuts the hidden entries out of a feed and encodes it. Every other character of the document stays as it is. Throws
 * `FeedError` when the document is broken or no feed.
 */
export function filterFeed({ text, size }: FeedDocument): { bytes: Uint8Array<ArrayBuffer>; format: FeedFormat } {
  const { format, entries } = readFeed(text, isCategory);
  const hidden = entries.filter(({ parts }) => parts.some((part) => isHidden(namesOf(text, part))));
  const bytes = new Uint8Array(size);
  let read = 0;
  let written = 0;
  // Each piece is encoded into its place: joining them first would copy the document once more.
  for (const { from, to } of [...hidden, { from: text.length, to: text.length }]) {
    written += encoder.encodeInto(text.slice(read, from), bytes.subarray(written)).written;
    read = to;
  }
  return { bytes: bytes.slice(0, written), format };
}

const encoder = new TextEncoder();

/**
 * The entries of a feed, in its order. Throws `FeedError` like `filterFeed`; an entry that the parser refuses for its
 * names is left out.
 */
export function readItems(xml: string): ChangelogItem[] {
  return readFeed(xml, () => false).entries.flatMap(({ from, to }) => {
    try {
      const [entry] = parser.parse(xml.slice(from, to)) as Node[];
      return [itemOf(entry!)];
    } catch {
      return [];
    }
  });
}

/** An element as the parser gives it: its name with what it holds in order, and its attributes under ':@'. */
type Node = { ':@'?: Record<string, string> } & Record<string, Node[] | string>;

/** Texts come as they are written, CDATA apart: only `textOf` resolves references, and no others than XML's own. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  cdataPropName: '#cdata',
  parseTagValue: false,
  trimValues: false,
  processEntities: false,
});

function itemOf(entry: Node): ChangelogItem {
  const entryName = nameOf(entry);
  const prefix = entryName.slice(0, -localName(entryName).length);
  const parts = contentOf(entry).map((node) => {
    const name = nameOf(node);
    return { node, name: name.startsWith(prefix) ? name.slice(prefix.length) : name };
  });
  const wordsIn = (node: Node | undefined) => (node ? wordsOf(contentOf(node)).trim() : '');
  /** The first of these elements that says something. */
  const textIn = (...names: string[]) =>
    parts.map(({ node, name }) => (names.includes(name) ? wordsIn(node) : '')).find((text) => text !== '') ?? '';
  const atomLink = parts.find(
    ({ node, name }) => name === 'link' && (attribute(node, 'rel') || 'alternate') === 'alternate',
  );
  const author = parts.find(({ name }) => name === 'author');
  const authorName = author && contentOf(author.node).find((node) => localName(nameOf(node)) === 'name');
  return {
    title: textIn('title'),
    link: textIn('link') || (atomLink ? attribute(atomLink.node, 'href') : ''),
    description: textIn('description') || textIn('content:encoded', 'summary') || textIn('content'),
    pubDate: textIn('pubDate', 'dc:date', 'published') || textIn('updated'),
    author: wordsIn(authorName) || textIn('author') || textIn('dc:creator'),
    categories: parts
      .filter(({ name }) => isCategory(name))
      .map(({ node }) => wordsOf(contentOf(node)) || attribute(node, 'label') || attribute(node, 'term')),
    guid: textIn('guid', 'id') || attribute(entry, 'rdf:about'),
  };
}

const nameOf = (node: Node) => Object.keys(node).find((key) => key !== ':@')!;
const contentOf = (node: Node) => (Array.isArray(node[nameOf(node)]) ? (node[nameOf(node)] as Node[]) : []);
const attribute = (node: Node, name: string) => textOf(node[':@']?.[name] ?? '');

/** The words among these nodes: CDATA as it is, the rest with its references resolved. */
function wordsOf(nodes: Node[]): string {
  return nodes
    .map((node) => {
      const text = node['#text'];
      if (typeof text === 'string') return textOf(text);
      const cdata = node['#cdata'];
      if (Array.isArray(cdata)) return cdata.map((part) => part['#text'] ?? '').join('');
      return wordsOf(contentOf(node));
    })
    .join('');
}

/** Finds the entries of a feed and, of their children, those that `wanted` names. */
function readFeed(xml: string, wanted: (name: string) => boolean) {
  const entries: Entry[] = [];
  let format: FeedFormat | undefined;
  let channelSeen = false;
  let parent = '';
  let entryDepth = 0;
  let entry: Entry | undefined;
  let prefix = '';
  let part: Part | undefined;

  walkXml(xml, {
    open(name, depth, from, to) {
      if (entry) {
        if (depth !== entryDepth + 1) return;
        const own = name.startsWith(prefix) ? name.slice(prefix.length) : name;
        if (wanted(own)) part = { name: own, at: from, from: to, to };
        return;
      }
      const local = localName(name);
      if (depth === 0) {
        format = formatOf(local);
        entryDepth = format === 'rss' ? 2 : 1;
      }
      if (depth === 1) {
        channelSeen ||= local === 'channel';
        parent = local;
      }
      const inPlace = depth === entryDepth && (format !== 'rss' || parent === 'channel');
      if (inPlace && local === (format === 'atom' ? 'entry' : 'item')) {
        prefix = name.slice(0, -local.length);
        entry = { from, to, parts: [] };
      }
    },
    close(_, depth, from, to) {
      if (entry && depth === entryDepth) {
        entry.to = to;
        entries.push(entry);
        entry = undefined;
      } else if (part && depth === entryDepth + 1) {
        part.to = Math.max(part.from, from);
        entry!.parts.push(part);
        part = undefined;
      }
    },
  });
  if (format !== 'atom' && !channelSeen) throw new FeedError('a feed without a channel');
  return { format: format!, entries };
}

function formatOf(root: string): FeedFormat {
  if (root === 'rss') return 'rss';
  if (root === 'RDF') return 'rdf';
  if (root === 'feed') return 'atom';
  throw new FeedError(`${root} is no feed`);
}

/** RSS 1.0 has no categories of its own and uses Dublin Core's subjects. */
function isCategory(name: string) {
  return name === 'category' || name === 'dc:subject';
}

/** What a category says, the name for people first: its words in RSS, its attributes in Atom. */
function namesOf(xml: string, part: Part): string[] {
  const words = textOf(xml.slice(part.from, part.to));
  if (words !== '') return [words];
  const tag = tagOf(xml, part);
  return ['label', 'term'].map((name) => attributeOf(tag, name) ?? '').filter((name) => name !== '');
}

function tagOf(xml: string, { at, from }: Part): string {
  return xml.slice(at, from);
}
