import { attributePattern, entities, namePattern } from './xml-text.ts';

/** A document that is not well-formed XML, or not a feed. The message says what is wrong where. */
export class FeedError extends Error {
  override name = 'FeedError';
}

/** What `walkXml` reports. Positions are those of the tag in the text; the root has depth 0. */
export interface XmlEvents {
  open(name: string, depth: number, from: number, to: number): void;
  close(name: string, depth: number, from: number, to: number): void;
}

/** Browsers give up on documents that are nested deeper than this. */
const deepest = 200;

/** More attributes than this on one element are no feed but an attack. */
const mostAttributes = 100;

/**
 * Reads a document in UTF-8, given as one character a byte, once from front to back and reports its tags; an empty
 * element is opened and closed at one place. It is as strict as a browser's parser, so that nothing it lets through
 * fails there: tags in balance, names and attributes well-formed, prefixes declared, no stray ampersands, control
 * characters or text outside of the root. Entities that a document type may declare are let through, never expanded.
 * Throws `FeedError`.
 */
export function walkXml(xml: string, events: XmlEvents): void {
  const start = xml.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const openNames: string[] = [];
  const prefixes = new Prefixes();
  const texts = new TextChecker(xml);
  let rootSeen = false;
  let at = start;

  const wrong = [xml.search(controlCharacter), ...nonCharacters.map((one) => xml.indexOf(one))].find((at) => at >= 0);
  if (wrong !== undefined) fail('illegal character', wrong);

  for (let lt = xml.indexOf('<', at); lt >= 0; lt = xml.indexOf('<', at)) {
    const depth = openNames.length;
    if (depth > 0) texts.check(at, lt);
    else requireBlank(xml, at, lt);

    switch (xml.charCodeAt(lt + 1)) {
      case slash: {
        const name = openNames.pop();
        if (name === undefined || !xml.startsWith(name, lt + 2)) fail('closing tag that closes nothing', lt);
        at = endOfClosingTag(xml, lt + 2 + name.length);
        prefixes.leave(depth - 1);
        events.close(name, depth - 1, lt, at);
        break;
      }
      case bang:
        if (xml.startsWith('<!--', lt)) at = endOfComment(xml, lt);
        else if (depth > 0 && xml.startsWith('<![CDATA[', lt)) at = endOf(xml, ']]>', lt + 9);
        else if (!rootSeen && xml.startsWith('<!DOCTYPE', lt) && !texts.mayDeclareEntities) {
          at = endOfDoctype(xml, lt + 9);
          texts.mayDeclareEntities = true;
        } else fail('misplaced declaration', lt);
        break;
      case question:
        at = endOf(xml, '?>', lt + 2);
        checkInstruction(xml.slice(lt, at), lt === start, lt);
        break;
      default: {
        if (depth === 0 && rootSeen) fail('second root', lt);
        if (depth >= deepest) fail('too many levels', lt);
        rootSeen = true;
        const name = nameAt(xml, lt + 1);
        const attributes = lt + 1 + name.length;
        at = xml.charCodeAt(attributes) === gt ? attributes + 1 : endOfOpeningTag(xml, attributes, depth, prefixes);
        if (at > attributes + 1) texts.check(lt, at);
        prefixes.require(name, lt);
        events.open(name, depth, lt, at);
        if (xml.charCodeAt(at - 2) !== slash) openNames.push(name);
        else {
          prefixes.leave(depth);
          events.close(name, depth, lt, at);
        }
      }
    }
  }
  if (openNames.length > 0) fail(`${openNames.at(-1)} is never closed`, xml.length);
  if (!rootSeen) fail('no root element', at);
  requireBlank(xml, at, xml.length);
}

const byteOrderMark = '\xef\xbb\xbf';
const [slash, bang, question, gt, lessThan] = [...'/!?><'].map((character) => character.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
  number,
];

const controlCharacter = /[^\t\n\r -\xff]/;
/** U+FFFE and U+FFFF. */
const nonCharacters = ['\xef\xbf\xbe', '\xef\xbf\xbf'];
const xmlDeclaration =
  /^<\?xml\s+version\s*=\s*(["'])1\.\d\1(?:\s+encoding\s*=\s*(["'])[A-Za-z][\w.-]*\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>$/;
const nextAttribute = new RegExp(attributePattern, 'y');
const instructionName = new RegExp(`^<\\?(${namePattern})(?:[ \\t\\r\\n]|\\?>$)`);
const openingTagEnd = /[ \t\r\n]*\/?>/y;
const closingTagEnd = /[ \t\r\n]*>/y;
const reference = /&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|([A-Za-z_][\w.-]*));/y;
/**
 * Checks pieces of text in ascending order. It looks for the next ampersand and `]]>` once, not once a piece, because a
 * search that finds nothing runs to the end of the document.
 */
class TextChecker {
  mayDeclareEntities = false;
  #xml: string;
  #ampersand: number;
  #cdataEnd: number;

  constructor(xml: string) {
    this.#xml = xml;
    this.#ampersand = xml.indexOf('&');
    this.#cdataEnd = xml.indexOf(']]>');
  }

  check(from: number, to: number) {
    const xml = this.#xml;
    if (this.#ampersand >= 0 && this.#ampersand < from) this.#ampersand = xml.indexOf('&', from);
    while (this.#ampersand >= 0 && this.#ampersand < to) {
      this.#checkReference(this.#ampersand);
      this.#ampersand = xml.indexOf('&', this.#ampersand + 1);
    }
    if (this.#cdataEnd >= 0 && this.#cdataEnd < from) this.#cdataEnd = xml.indexOf(']]>', from);
    const inTag = xml.charCodeAt(from) === lessThan;
    if (!inTag && this.#cdataEnd >= 0 && this.#cdataEnd < to) fail(']]> in text', this.#cdataEnd);
  }

  #checkReference(at: number) {
    reference.lastIndex = at;
    const [, decimal, hex, name] = reference.exec(this.#xml) ?? fail('stray ampersand', at);
    if (name !== undefined) {
      if (!this.mayDeclareEntities && !Object.hasOwn(entities, name)) fail(`unknown entity ${name}`, at);
      return;
    }
    const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16);
    const surrogate = code >= 0xd800 && code <= 0xdfff;
    const legal = code < 32 ? code === 9 || code === 10 || code === 13 : code <= 0xfffd || code > 0xffff;
    if (surrogate || !legal || code > 0x10ffff) fail('illegal character reference', at);
  }
}

/** The name space prefixes that the open elements declare. */
class Prefixes {
  #declared: { prefix: string; depth: number }[] = [];
  /** How many of the open elements declare each prefix. */
  #counts = new Map<string, number>();

  declare(prefix: string, depth: number) {
    this.#declared.push({ prefix, depth });
    this.#count(prefix, 1);
  }

  leave(depth: number) {
    while (this.#declared.length > 0 && this.#declared.at(-1)!.depth >= depth)
      this.#count(this.#declared.pop()!.prefix, -1);
  }

  #count(prefix: string, change: 1 | -1) {
    this.#counts.set(prefix, (this.#counts.get(prefix) ?? 0) + change);
  }

  require(name: string, at: number) {
    const colon = name.indexOf(':');
    if (colon < 0) return;
    const prefix = name.slice(0, colon);
    if (prefix === 'xml' || prefix === 'xmlns' || this.#counts.get(prefix)) return;
    fail(`prefix ${prefix} is not declared`, at);
  }
}

/** The name that begins here. Counts characters itself: a pattern for it took a fifth of the whole run. */
function nameAt(xml: string, from: number): string {
  let at = from;
  let colon = 0;
  for (let kind = kindOf(xml.charCodeAt(at)); kind !== 0; kind = kindOf(xml.charCodeAt(++at))) {
    const first = at === from || at === colon + 1;
    if (kind === 2 && first) fail('bad name', from);
    if (kind === 3) {
      if (colon > 0 || first) fail('bad name', from);
      colon = at;
    }
  }
  if (at === from || at === colon + 1) fail('bad name', from);
  return xml.slice(from, at);
}

/** 0 for a character that ends a name, 1 for a letter, 2 for one that only follows letters, 3 for the colon. */
function kindOf(code: number) {
  // Behind the end of the text there is no code.
  return code >= 128 ? 1 : (asciiKinds[code] ?? 0);
}

const asciiKinds = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  return /[A-Za-z_]/.test(character) ? 1 : /[\d.-]/.test(character) ? 2 : character === ':' ? 3 : 0;
});

/** Reads the attributes of an opening tag; each must be there once, with a declared prefix. */
function endOfOpeningTag(xml: string, from: number, depth: number, prefixes: Prefixes): number {
  const names: string[] = [];
  let at = from;
  nextAttribute.lastIndex = at;
  for (let found = nextAttribute.exec(xml); found; found = nextAttribute.exec(xml)) {
    const name = found[1]!;
    if (names.includes(name)) fail(`attribute ${name} twice`, at);
    if (name.startsWith('xmlns:')) prefixes.declare(name.slice('xmlns:'.length), depth);
    if (names.push(name) > mostAttributes) fail('too many attributes', at);
    at = nextAttribute.lastIndex;
  }
  for (const name of names) prefixes.require(name, from);
  openingTagEnd.lastIndex = at;
  return openingTagEnd.test(xml) ? openingTagEnd.lastIndex : fail('bad attribute', at);
}

function endOfClosingTag(xml: string, at: number): number {
  if (xml.charCodeAt(at) === gt) return at + 1;
  closingTagEnd.lastIndex = at;
  return closingTagEnd.test(xml) ? closingTagEnd.lastIndex : fail('closing tag that closes nothing', at);
}

function endOfComment(xml: string, lt: number): number {
  const dashes = xml.indexOf('--', lt + 4);
  if (dashes < 0 || xml.charCodeAt(dashes + 2) !== gt) fail('bad comment', lt);
  return dashes + 3;
}

/** Quoted texts and comments inside a document type may hold any bracket. */
function endOfDoctype(xml: string, from: number): number {
  const stop = /["'[\]>]|<!--|<\?/g;
  stop.lastIndex = from;
  let inside = 0;
  for (let found = stop.exec(xml); found; found = stop.exec(xml)) {
    const [mark] = found;
    if (mark === '>' && inside === 0) return stop.lastIndex;
    if (mark === '[') inside++;
    else if (mark === ']') inside--;
    else if (mark === '<!--') stop.lastIndex = endOf(xml, '-->', stop.lastIndex);
    else if (mark === '<?') stop.lastIndex = endOf(xml, '?>', stop.lastIndex);
    else if (mark !== '>') stop.lastIndex = endOf(xml, mark, stop.lastIndex);
  }
  return fail('document type without an end', from);
}

/** An instruction has a name; the XML declaration, which looks like one, has its own form and place. */
function checkInstruction(instruction: string, first: boolean, at: number) {
  const [, name] = instructionName.exec(instruction) ?? fail('bad instruction', at);
  if (/^xml$/i.test(name!) && !(first && xmlDeclaration.test(instruction))) fail('bad XML declaration', at);
}

function endOf(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  return found < 0 ? fail(`${mark} is missing`, from) : found + mark.length;
}

function requireBlank(xml: string, from: number, to: number) {
  if (/[^ \t\r\n]/.test(xml.slice(from, to))) fail('text outside of the root', from);
}

function fail(what: string, at: number): never {
  throw new FeedError(`${what} at byte ${at}`);
}
