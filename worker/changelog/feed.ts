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
  tag: string;
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

/** The entries of a feed, in its order. Throws `FeedError` like `filterFeed`. */
export function readItems(xml: string): ChangelogItem[] {
  return readFeed(xml, () => true).entries.map((entry) => {
    /** The first of these elements that says something. */
    const textIn = (...names: string[]) => {
      for (const part of entry.parts) {
        const text = names.includes(part.name) ? textOf(xml.slice(part.from, part.to)).trim() : '';
        if (text) return text;
      }
      return '';
    };
    return {
      title: textIn('title'),
      link: textIn('link') || atomLink(xml, entry.parts),
      description: textIn('description') || textIn('content:encoded', 'summary') || textIn('content'),
      pubDate: textIn('pubDate', 'dc:date', 'published') || textIn('updated'),
      author: atomAuthor(xml, entry.parts) || textIn('author') || textIn('dc:creator'),
      categories: entry.parts.filter(({ name }) => isCategory(name)).map((part) => namesOf(xml, part)[0] ?? ''),
      guid: textIn('guid', 'id') || (attributeOf(entry.tag, 'rdf:about') ?? ''),
    };
  });
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
        entry = { tag: xml.slice(from, to), from, to, parts: [] };
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

function atomLink(xml: string, parts: Part[]): string {
  for (const part of parts) {
    const tag = tagOf(xml, part);
    if (part.name === 'link' && (attributeOf(tag, 'rel') ?? 'alternate') === 'alternate') {
      return attributeOf(tag, 'href') ?? '';
    }
  }
  return '';
}

/** The name inside of an Atom author; empty for RSS, whose authors are plain text. */
function atomAuthor(xml: string, parts: Part[]): string {
  const author = parts.find(({ name }) => name === 'author');
  const inside = author ? xml.slice(author.from, author.to) : '';
  return textOf(/<(?:[\w-]+:)?name[^>]*>([\s\S]*?)<\//.exec(inside)?.[1] ?? '').trim();
}
