import { decodeHTMLStrict } from 'entities/decode';
import { undeclaredSpace } from '#content/shared/changelog/feed-entry.ts';
import { FeedError } from './feed-error.ts';

/**
 * Repairs text around the feed, HTML entities, stray `&`, control characters, comments and undeclared prefixes. Throws
 * `FeedError` if it cannot. `droppedLines` counts lines before the first line of `xml`.
 */
export function repairFeed(document: string): { xml: string; droppedLines: number } {
  const source = clean(document);
  const { prolog, start, droppedLines } = repairProlog(source);
  const { root, end } = repairRoot(source, start);
  return { xml: prolog + root + epilogOf(source, end), droppedLines };
}

/** Browsers reject deeper documents. */
export const maxDepth = 200;

/** RSS 0.91 to 2.0, RSS 0.90 and 1.0, and Atom. */
const rootTag = /<(?:[^\s<>:/!?]+:)?(?:rss|RDF|feed)(?=[\s/>])/y;

/** Without declarations. No parser here fetches an external DTD. */
const plainDoctype = /^<!DOCTYPE\s+[\w:.-]+(?:\s+(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s+(?:"[^"]*"|'[^']*'))?\s*>$/i;

function repairProlog(source: string): { prolog: string; start: number; droppedLines: number } {
  const byteOrderMark = source.startsWith('\ufeff') ? '\ufeff' : '';
  let prolog = '';
  let at = byteOrderMark.length;
  let from = at;
  for (;;) {
    const tag = source.indexOf('<', at);
    if (tag < 0) throw new FeedError(kindOf(source));
    prolog += source.slice(at, tag).replace(/[^ \t\r\n]+/g, '');
    rootTag.lastIndex = tag;
    if (rootTag.test(source))
      return { prolog: byteOrderMark + prolog, start: tag, droppedLines: linesIn(source.slice(0, from)) };

    at = /^<(?:!--|\?|!DOCTYPE)/i.test(source.slice(tag, tag + 9)) ? endOfMarkup(source, tag) : tag + 1;
    // An unclosed `<?php` must not swallow the declaration.
    if (source.slice(tag + 2, at).includes('<?')) at = tag + 1;
    const markup = source.slice(tag, at);
    if (/^<!DOCTYPE/i.test(markup) && !plainDoctype.test(markup))
      throw problemAt(source, tag, 'a document type that may declare entities');
    if (/^<\?xml\s/.test(markup)) {
      prolog = markup;
      from = tag;
    } else if (/^<(?:!--|\?|!DOCTYPE)/.test(markup)) prolog += mendComment(markup);
  }
}

function repairRoot(source: string, start: number): { root: string; end: number } {
  const pieces: string[] = [];
  const scope = new PrefixScope();
  let at = start;
  do {
    const tag = source.indexOf('<', at);
    pieces.push(withReferences(source, at, tag < 0 ? source.length : tag));
    if (tag < 0) return { root: pieces.join(''), end: source.length };
    at = endOfMarkup(source, tag);
    if (/[!?]/.test(source[tag + 1]!)) pieces.push(mendComment(source.slice(tag, at)));
    else {
      const piece = withReferences(source, tag, at);
      pieces.push(piece);
      scope.add(piece);
      if (scope.depth > maxDepth) throw problemAt(source, tag, 'too many levels');
    }
  } while (scope.depth > 0);
  const [, opening, ...rest] = pieces;
  return { root: [scope.declareIn(opening!), ...rest].join(''), end: at };
}

function epilogOf(source: string, start: number): string {
  const misc = /[ \t\r\n]+|<!--([\s\S]*?)-->|<\?(?!xml\s)[\s\S]*?\?>/y;
  let end = start;
  for (;;) {
    misc.lastIndex = end;
    const [, comment] = misc.exec(source) ?? [];
    if (!misc.lastIndex || comment?.includes('--')) return source.slice(start, end);
    end = misc.lastIndex;
  }
}

class PrefixScope {
  depth = 0;
  #open: string[][] = [];
  #declared = new Map([
    ['xml', 1],
    ['xmlns', 1],
  ]);
  #undeclared = new Set<string>();

  add(tag: string) {
    if (tag.startsWith('</')) {
      this.depth--;
      for (const prefix of this.#open.pop() ?? []) this.#count(prefix, -1);
      return;
    }
    const names = tag.includes(':') ? tag.replace(/"[^"]*"|'[^']*'/g, '""') : '';
    const declared = [...names.matchAll(/\sxmlns:([^\s=]+)/g)].map(([, prefix]) => prefix!);
    for (const prefix of declared) this.#count(prefix, 1);
    for (const [, prefix] of names.matchAll(/[<\s]([^\s:<>=/"']+):[^\s:<>=/"']/g))
      if (!this.#declared.get(prefix!)) this.#undeclared.add(prefix!);
    if (tag.endsWith('/>')) for (const prefix of declared) this.#count(prefix, -1);
    else this.depth = this.#open.push(declared);
  }

  #count(prefix: string, by: number) {
    this.#declared.set(prefix, (this.#declared.get(prefix) ?? 0) + by);
  }

  declareIn(tag: string): string {
    const declarations = [...this.#undeclared].map(
      (prefix) => ` xmlns:${prefix}="${usualSpaces.get(prefix) ?? undeclaredSpace + prefix}"`,
    );
    return tag.replace(/^<[^\s/>]+/, (name) => name + declarations.join(''));
  }
}

const usualSpaces = new Map([
  ['atom', 'http://www.w3.org/2005/Atom'],
  ['content', 'http://purl.org/rss/1.0/modules/content/'],
  ['dc', 'http://purl.org/dc/elements/1.1/'],
  ['dcterms', 'http://purl.org/dc/terms/'],
  ['media', 'http://search.yahoo.com/mrss/'],
  ['rdf', 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'],
]);

function withReferences(source: string, from: number, to: number): string {
  const text = source.slice(from, to);
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?!(?:amp|lt|gt|quot|apos);)(?:#(?:(\d+)|[xX]([\da-fA-F]+));|[\p{L}_:][\p{L}\p{N}._:·-]*;)?/gu,
    (whole, decimal?: string, hex?: string) => {
      if (whole === '&') return '&amp;';
      if (decimal || hex) return numbered(whole, decimal ? Number(decimal) : Number.parseInt(hex!, 16));
      const character = decodeHTMLStrict(whole);
      if (character === whole)
        throw problemAt(source, source.indexOf(whole, from), `unknown entity ${whole.slice(0, 40)}`);
      return character.replace(/[&<>"']/g, (special) => `&#${special.charCodeAt(0)};`);
    },
  );
}

/** HTML reads 128 to 159 as windows-1252. */
function numbered(whole: string, code: number): string {
  if (code >= 0x80 && code <= 0x9f) return decodeHTMLStrict(`&#${code};`);
  if (code === 0x0b || code === 0x0c) return ' ';
  return code <= 0x10ffff && !forbidden.test(String.fromCodePoint(code)) ? whole.replace('X', 'x') : '';
}

const forbidden = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/**
 * Word processors use vertical tab and form feed as line breaks. C1 controls are windows-1252 that was read as latin1; U+0085
 * is also white space.
 */
function clean(text: string): string {
  return text
    .replace(/[\v\f]/g, ' ')
    .replace(/[\x80-\x84\x86-\x9f]/g, (control) => numbered(control, control.charCodeAt(0)))
    .replace(new RegExp(forbidden, 'gu'), '');
}

/** XML forbids two dashes inside a comment. */
function mendComment(markup: string): string {
  return markup.replace(/^<!--([\s\S]*)-->$/, (_, text: string) => `<!--${text.replace(/-(?=-|$)/g, '- ')}-->`);
}

const sections = [
  { open: '<!--', close: '-->', name: 'comment' },
  { open: '<![CDATA[', close: ']]>', name: 'CDATA section' },
  { open: '<?', close: '?>', name: 'instruction' },
];

function endOfMarkup(source: string, at: number): number {
  const section = sections.find(({ open }) => source.startsWith(open, at));
  const last = section ? source.indexOf(section.close, at + section.open.length) : endOfTag(source, at);
  if (last < 0) throw problemAt(source, at, `a ${section?.name ?? 'tag'} that is not closed`);
  return last + (section?.close.length ?? 1);
}

/** Skips quoted values; -1 if unclosed. */
function endOfTag(source: string, at: number): number {
  const stop = /[>"']/g;
  stop.lastIndex = at;
  for (let found = stop.exec(source); found; found = stop.exec(source)) {
    if (found[0] === '>') return found.index;
    const end = source.indexOf(found[0], stop.lastIndex);
    if (end < 0) return -1;
    stop.lastIndex = end + 1;
  }
  return -1;
}

function problemAt(source: string, at: number, problem: string): FeedError {
  const before = source.slice(0, at);
  return new FeedError(`line ${linesIn(before) + 1}, column ${at - before.lastIndexOf('\n')}: ${problem}`);
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

function kindOf(source: string): string {
  const start = source.slice(0, 2000).trim();
  if (start === '') return 'an empty document';
  if (/^[{[]/.test(start)) return 'JSON, not RSS or Atom';
  if (/<html|<!doctype html/i.test(start)) return 'an HTML page, not RSS or Atom';
  return 'no RSS or Atom';
}
