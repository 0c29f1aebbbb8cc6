import { XMLParser } from 'fast-xml-parser';
import { type ChangelogItem, isHidden } from '#content/changelog.ts';
import { fromByteText, toByteText } from './encoding.ts';
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
 * Cuts the hidden entries out of a feed in UTF-8. Every other byte of the document stays as it is. Throws `FeedError`
 * when the document is broken or no feed.
 */
export function filterFeed(bytes: Uint8Array): { kept: Uint8Array<ArrayBuffer>; format: FeedFormat } {
  const kept = new Uint8Array(bytes.length);
  let read = 0;
  let written = 0;
  const keepUpTo = (end: number) => {
    kept.set(bytes.subarray(read, end), written);
    written += end - read;
  };
  const text = toByteText(bytes);
  const format = readFeed(text, isCategory, ({ from, to, parts }) => {
    if (!parts.some((part) => isHidden(namesOf(text, part)))) return;
    keepUpTo(from);
    read = to;
  });
  keepUpTo(bytes.length);
  return { kept: kept.slice(0, written), format };
}

/** What comes behind so many entries is not read: each takes memory, and a page of them is of no use to anybody. */
const mostItems = 10_000;

/**
 * The entries of a feed in UTF-8, in its order. Throws `FeedError` like `filterFeed`; an entry that the parser refuses
 * for its names is left out, and so is what comes behind the ten thousandth.
 */
export function readItems(bytes: Uint8Array): ChangelogItem[] {
  const items: ChangelogItem[] = [];
  const text = toByteText(bytes);
  const noParts = () => false;
  readFeed(text, noParts, ({ from, to }) => {
    if (items.length === mostItems) return;
    try {
      const [entry] = parser.parse(fromByteText(text.slice(from, to))) as Node[];
      items.push(itemOf(entry!));
    } catch {
      // The others can still be read.
    }
  });
  return items;
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
      .map(({ node }) => [wordsOf(contentOf(node)), attribute(node, 'label'), attribute(node, 'term')])
      .map((names) => names.find((name) => name.trim() !== '') ?? ''),
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

/**
 * Hands out the entries of a feed one by one with those of their children that `wanted` names, and says what kind of
 * feed it is. It keeps none: ten thousand of them made the collector take a fifth of the time.
 */
function readFeed(xml: string, wanted: (name: string) => boolean, found: (entry: Entry) => void): FeedFormat {
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
        found(entry);
        entry = undefined;
      } else if (part && depth === entryDepth + 1) {
        part.to = Math.max(part.from, from);
        entry!.parts.push(part);
        part = undefined;
      }
    },
  });
  if (format !== 'atom' && !channelSeen) throw new FeedError('a feed without a channel');
  return format!;
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

/** All that a category is called: by its words as in RSS, by its attributes as in Atom. */
function namesOf(xml: string, part: Part): string[] {
  const tag = fromByteText(xml.slice(part.at, part.from));
  const words = textOf(fromByteText(xml.slice(part.from, part.to)));
  return [words, ...['label', 'term'].map((name) => attributeOf(tag, name) ?? '')];
}
