import { SaxesParser, type SaxesTagNS } from 'saxes';
import {
  entriesOf,
  type FeedElement,
  type FeedEntry,
  type FeedFormat,
  isHiddenEntry,
  readEntry,
} from '#content/shared/changelog/feed-entry.ts';
import type { ChangelogItem } from '#content/shared/changelog/updates.ts';
import { FeedError } from './feed-error.ts';
import { repairFeed } from './repair.ts';

/** `from` and `to` are character positions. */
interface Element extends FeedElement {
  from: number;
  to: number;
}

/** Repairs a feed and removes hidden entries. Throws `FeedError` if it can't, or on entity declarations. */
export function filterFeed(source: string): { xml: string; format: FeedFormat; entries: FeedEntry<Element>[] } {
  const { xml, droppedLines } = repairFeed(source);
  const root = parse(xml, droppedLines);
  const { format, entries } = entriesOf(root);
  const hasChannel = root.nodes.some((node) => typeof node !== 'string' && node.name === 'channel');
  if (format !== 'atom' && !hasChannel) throw new FeedError('a feed without a channel');
  const shown: FeedEntry<Element>[] = [];
  const pieces: string[] = [];
  let end = 0;
  for (const entry of entries) {
    if (!isHiddenEntry(entry)) {
      shown.push(entry);
      continue;
    }
    pieces.push(xml.slice(end, entry.element.from));
    end = entry.element.to;
  }
  return { xml: pieces.join('') + xml.slice(end), format: format!, entries: shown };
}

/** Limits the size of page and JSON. */
const maxItems = 10_000;

export function readItems(entries: readonly FeedEntry[]): ChangelogItem[] {
  return entries.slice(0, maxItems).map(readEntry);
}

const maxAttributes = 100;

/** Limits memory. */
const maxElements = 250_000;

/** The root element. */
function parse(xml: string, droppedLines: number): Element {
  let elements = 0;
  let start = 0;
  let root: Element | undefined;
  const open: ReturnType<typeof elementOf>[] = [];
  // Browsers read every XML version as 1.0.
  const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const fail = (problem: string): never => {
    throw new FeedError(`line ${parser.line + droppedLines}, column ${parser.column}: ${problem}`);
  };
  const addText = (text: string) => void open.at(-1)?.nodes.push(text);
  parser.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: |\.$/g, '')));
  parser.on('opentagstart', () => {
    start = xml.lastIndexOf('<', parser.position - 1);
  });
  parser.on('opentag', (tag) => {
    if (++elements > maxElements) fail('too many elements');
    if (Object.keys(tag.attributes).length > maxAttributes) fail('too many attributes');
    const element = elementOf(tag, start);
    root ??= element;
    open.at(-1)?.nodes.push(element);
    open.push(element);
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    open.pop()!.to = parser.position;
  });
  parser.write(xml).close();
  return root!;
}

function elementOf({ uri, local, attributes }: SaxesTagNS, from: number) {
  return {
    space: uri,
    name: local,
    attribute(name: string, space?: string) {
      if (!space) return attributes[name]?.value ?? '';
      const named = Object.values(attributes).find((one) => one.prefix && one.local === name && one.uri === space);
      return named?.value ?? '';
    },
    nodes: [] as (Element | string)[],
    from,
    to: 0,
  };
}
