import { XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
import type { ChangelogItem } from '#content/shared/changelog.ts';
import {
  entriesOf,
  type FeedElement,
  type FeedEntry,
  type FeedFormat,
  isHiddenEntry,
  readEntry,
} from '#content/shared/changelog-entry.ts';
import { FeedError } from './feed-error.ts';
import { deepest, repairFeed } from './repair.ts';

/** An element, and where it begins and ends in the document. */
interface Element extends FeedElement {
  from: number;
  to: number;
}

/**
 * Repairs a feed and cuts its hidden entries out; every other character stays as it is. The result is well-formed.
 * Throws `FeedError` when the document is broken beyond repair, no feed, or declares entities.
 */
export function filterFeed(source: string): { xml: string; format: FeedFormat; entries: FeedEntry<Element>[] } {
  const { xml, droppedLines } = repairFeed(source);
  check(xml, droppedLines);
  const root = rootOf(xml);
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

/** Entries after this many are not read: a page of so many would help no one. */
const mostItems = 10_000;

/** Reads the entries in their order. */
export function readItems(entries: readonly FeedEntry[]): ChangelogItem[] {
  return entries.slice(0, mostItems).map(readEntry);
}

/** More than this on one element is an attack. */
const mostAttributes = 100;

/** More than this would fill the memory of the worker. */
const mostElements = 250_000;

/** Throws `FeedError` with line and column when a document is not well-formed, or too large to read. */
function check(xml: string, droppedLines: number): void {
  let elements = 0;
  // Browsers read every version as XML 1.0.
  const checker = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const fail = (problem: string): never => {
    throw new FeedError(`line ${checker.line + droppedLines}, column ${checker.column}: ${problem}`);
  };
  checker.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: |\.$/g, '')));
  checker.on('opentag', ({ attributes }) => {
    if (++elements > mostElements) fail('too many elements');
    if (Object.keys(attributes).length > mostAttributes) fail('too many attributes');
  });
  checker.write(xml).close();
}

/** A node as the parser gives it: its name with what it holds in order, and its attributes under ':@'. */
type Node = { ':@'?: Record<string, string> } & Record<string, Node[] | string>;

/** The parser refuses some names of JavaScript. */
const safeName = (name: string) => (/^(?:__proto__|constructor|prototype)$/.test(name) ? `${name}_` : name);

/** No reference is left but XML's five and those by number, which `htmlEntities` resolves. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  ignorePiTags: true,
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  processEntities: { maxExpandedLength: Number.POSITIVE_INFINITY },
  maxNestedTags: deepest,
  transformTagName: safeName,
  transformAttributeName: safeName,
  captureMetaData: true,
  jPath: false,
});
const range = XMLParser.getMetaDataSymbol() as unknown as '';

function rootOf(xml: string): Element {
  const nodes = parser.parse(xml) as Node[];
  return elementOf(nodes.find((node) => !('#text' in node))!, Object.create(null));
}

/** `scope` has the namespace of each declared prefix. */
function elementOf(node: Node, scope: Readonly<Record<string, string>>): Element {
  const tag = Object.keys(node).find((key) => key !== ':@')!;
  const attributes = node[':@'] ?? {};
  const inner = declaredIn(attributes, scope);
  const { startIndex, endIndex } = node[range] as unknown as { startIndex: number; endIndex: number };
  return {
    ...nameOf(tag, inner),
    attribute: (name, space) => {
      if (!space) return attributes[name] ?? '';
      const found = Object.entries(attributes).find(([key]) => {
        const own = nameOf(key, inner);
        return key.includes(':') && own.name === name && own.space === space;
      });
      return found?.[1] ?? '';
    },
    get nodes() {
      return (node[tag] as Node[]).map((child) => {
        const text = child['#text'];
        return typeof text === 'string' ? text : elementOf(child, inner);
      });
    },
    from: startIndex,
    to: endIndex,
  };
}

function nameOf(qualified: string, scope: Readonly<Record<string, string>>) {
  const [name, prefix = ''] = qualified.split(':').reverse();
  return { space: scope[prefix] ?? '', name: name! };
}

/** The scope inside an element; it inherits from the scope around it. */
function declaredIn(attributes: Record<string, string>, scope: Readonly<Record<string, string>>) {
  const declarations = Object.keys(attributes).filter((name) => /^xmlns(?::|$)/.test(name));
  if (declarations.length === 0) return scope;
  const inner: Record<string, string> = Object.create(scope);
  for (const name of declarations) inner[name.slice(6)] = attributes[name]!;
  return inner;
}
