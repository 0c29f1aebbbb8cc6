import { type XMLMetaData, XMLParser } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
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
import { maxDepth, repairFeed } from './repair.ts';

/** `from` and `to` are character positions. */
interface Element extends FeedElement {
  from: number;
  to: number;
}

/** Repairs a feed and removes hidden entries. Throws `FeedError` if it can't, or on entity declarations. */
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

/** Limits the size of page and JSON. */
const maxItems = 10_000;

export function readItems(entries: readonly FeedEntry[]): ChangelogItem[] {
  return entries.slice(0, maxItems).map(readEntry);
}

const maxAttributes = 100;

/** Limits memory. */
const maxElements = 250_000;

function check(xml: string, droppedLines: number): void {
  let elements = 0;
  // Browsers read every XML version as 1.0.
  const checker = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' });
  const fail = (problem: string): never => {
    throw new FeedError(`line ${checker.line + droppedLines}, column ${checker.column}: ${problem}`);
  };
  checker.on('error', ({ message }) => fail(message.replace(/^\d+:\d+: |\.$/g, '')));
  checker.on('opentag', ({ attributes }) => {
    if (++elements > maxElements) fail('too many elements');
    if (Object.keys(attributes).length > maxAttributes) fail('too many attributes');
  });
  checker.write(xml).close();
}

const range = XMLParser.getMetaDataSymbol() as symbol;

/** Children are under the tag name, attributes under ':@'. */
type Node = { ':@'?: Record<string, string> } & Record<string, Node[] | string> & Record<symbol, Required<XMLMetaData>>;

/** fast-xml-parser rejects these names. */
const safeName = (name: string) => (/^(?:__proto__|constructor|prototype)$/.test(name) ? `${name}_` : name);

/** `repairFeed` has resolved named references, `htmlEntities` resolves numeric ones. */
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
  maxNestedTags: maxDepth,
  transformTagName: safeName,
  transformAttributeName: safeName,
  captureMetaData: true,
  jPath: false,
});

function rootOf(xml: string): Element {
  const nodes = parser.parse(xml) as Node[];
  return elementOf(nodes.find((node) => !('#text' in node))!, Object.create(null));
}

/** `scope` maps prefixes to namespaces. */
function elementOf(node: Node, scope: Readonly<Record<string, string>>): Element {
  const tag = Object.keys(node).find((key) => key !== ':@')!;
  const attributes = node[':@'] ?? {};
  const inner = declaredIn(attributes, scope);
  const { startIndex, endIndex } = node[range]!;
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

function declaredIn(attributes: Record<string, string>, scope: Readonly<Record<string, string>>) {
  const declarations = Object.keys(attributes).filter((name) => /^xmlns(?::|$)/.test(name));
  if (declarations.length === 0) return scope;
  const inner: Record<string, string> = Object.create(scope);
  for (const name of declarations) inner[name.slice(6)] = attributes[name]!;
  return inner;
}
