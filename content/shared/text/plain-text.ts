/**
 * Resolves entities, collapses white space, separates blocks by lines. Stops soon after `enough` characters. Returns text,
 * never HTML.
 */
export function plainText(html: string, enough = Number.POSITIVE_INFINITY): string {
  let text = '';
  let at = 0;
  const add = (piece: string) => {
    const atLineStart = text === '' || text.endsWith('\n');
    if (piece !== '\n') text += atLineStart || text.endsWith(' ') ? piece.replace(/^ /, '') : piece;
    else if (!atLineStart) text = `${text.endsWith(' ') ? text.slice(0, -1) : text}\n`;
  };
  while (at < html.length && text.length <= enough) {
    const tag = nextTag(html, at);
    add(collapse(decodeEntities(html.slice(at, tag?.from))));
    if (!tag) break;
    if (lineTags.test(tag.name)) add('\n');
    else if (!inlineTags.has(tag.name)) add(' ');
    at = tag.to;
  }
  return text.trim();
}

/** Adds an ellipsis if something is cut. */
export function cutText(text: string, limit = 300): string {
  return text.length <= limit ? text : `${text.slice(0, cutAt(text, limit))}…`;
}

/** From the start of the cut sentence or word. */
export function restOf(text: string, limit = 300): string {
  return text.slice(restAt(text, limit)).trim();
}

/** Start of the cut sentence, or of the word if that is far; the end if nothing is cut. */
export function restAt(text: string, limit = 300): number {
  if (text.length <= limit) return text.length;
  const cut = cutAt(text, limit);
  const near = text.slice(Math.max(0, cut - 160), cut);
  const [before] = /^.*(?:\n|[.!?]["'”’)]*\s|[。！？])/s.exec(near) ?? /^.*\s/s.exec(near) ?? [near];
  return cut - near.length + before.length;
}

/** Never splits a surrogate pair. */
function cutAt(text: string, limit: number) {
  return /[\ud800-\udbff]/.test(text[limit - 1]!) ? limit - 1 : limit;
}

interface Tag {
  name: string;
  from: number;
  to: number;
}

/** Other tags separate words. */
const inlineTags = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);

const lineTags =
  /^(?:address|article|aside|blockquote|br|d[dlt]|details|div|fieldset|fig(?:caption|ure)|footer|form|h[1-6r]|header|li|main|nav|[ou]l|p|pre|section|summary|table|tr)$/;

const unseen = new Set(['script', 'style', 'template', 'noscript', 'title', 'iframe', 'object', 'svg', 'math']);

/** An element without visible text counts as one tag. */
function nextTag(html: string, at: number): Tag | undefined {
  for (let from = html.indexOf('<', at); from >= 0; from = html.indexOf('<', from + 1)) {
    if (html.startsWith('<!--', from)) return { name: '!', from, to: after(html, '-->', from + 4) };
    const name = /^<[/!?]?([a-z][a-z0-9-]*)/i.exec(html.slice(from, from + 40))?.[1]?.toLowerCase();
    if (!name) continue;
    const to = endOfTag(html, from + 1);
    if (html[from + 1] === '/' || !unseen.has(name)) return { name, from, to };
    const close = new RegExp(`</${name}`, 'gi');
    close.lastIndex = to;
    return { name, from, to: close.test(html) ? after(html, '>', close.lastIndex) : html.length };
  }
}

/** The index after a tag's `>`; ignores quoted ones. */
function endOfTag(html: string, at: number) {
  const stop = /[>"']/g;
  stop.lastIndex = at;
  for (let found = stop.exec(html); found; found = stop.exec(html)) {
    if (found[0] === '>') return stop.lastIndex;
    stop.lastIndex = after(html, found[0], stop.lastIndex);
  }
  return html.length;
}

function after(html: string, text: string, at: number) {
  const found = html.indexOf(text, at);
  return found < 0 ? html.length : found + text.length;
}

function collapse(text: string) {
  return text.replace(/[\s\p{Cc}]+/gu, ' ');
}

/** Decodes HTML 4's named entities and numeric ones. Keeps others. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|([a-z][a-z0-9]{1,9});)/gi, (whole, decimal, hex, name) => {
    if (name) return characterOf.get(name) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    if (code >= 0x80 && code <= 0x9f) return windows1252.decode(Uint8Array.of(code));
    const valid = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return valid ? String.fromCodePoint(code) : '\ufffd';
  });
}

/** In HTML, numbers 128 to 159 are characters of this encoding. */
const windows1252 = new TextDecoder('windows-1252');

/** The names of U+00A0 to U+00FF in order. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

/** HTML 4's other named entities. */
const symbols =
  'OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ fnof ƒ circ ˆ tilde ˜ Alpha Α Beta Β Gamma Γ Delta Δ Epsilon Ε Zeta Ζ Eta Η Theta Θ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν Xi Ξ Omicron Ο Pi Π Rho Ρ Sigma Σ Tau Τ Upsilon Υ Phi Φ Chi Χ Psi Ψ Omega Ω alpha α beta β gamma γ delta δ epsilon ε zeta ζ eta η theta θ iota ι kappa κ lambda λ mu μ nu ν xi ξ omicron ο pi π rho ρ sigmaf ς sigma σ tau τ upsilon υ phi φ chi χ psi ψ omega ω thetasym ϑ upsih ϒ piv ϖ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † Dagger ‡ bull • hellip … permil ‰ prime ′ Prime ″ lsaquo ‹ rsaquo › oline ‾ frasl ⁄ euro € image ℑ weierp ℘ real ℜ trade ™ alefsym ℵ larr ← uarr ↑ rarr → darr ↓ harr ↔ crarr ↵ lArr ⇐ uArr ⇑ rArr ⇒ dArr ⇓ hArr ⇔ forall ∀ part ∂ exist ∃ empty ∅ nabla ∇ isin ∈ notin ∉ ni ∋ prod ∏ sum ∑ minus − lowast ∗ radic √ prop ∝ infin ∞ ang ∠ and ∧ or ∨ cap ∩ cup ∪ int ∫ there4 ∴ sim ∼ cong ≅ asymp ≈ ne ≠ equiv ≡ le ≤ ge ≥ sub ⊂ sup ⊃ nsub ⊄ sube ⊆ supe ⊇ oplus ⊕ otimes ⊗ perp ⊥ sdot ⋅ lceil ⌈ rceil ⌉ lfloor ⌊ rfloor ⌋ lang 〈 rang 〉 loz ◊ spades ♠ clubs ♣ hearts ♥ diams ♦ check ✓';

const characterOf = new Map<string, string>([
  ...latin.split(' ').map((name, index) => [name, String.fromCharCode(0xa0 + index)] as const),
  ...Array.from(symbols.matchAll(/\b(\w+) (\S+)/g), ([, name, character]) => [name!, character!] as const),
  ...Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    zwnj: '\u200c',
    zwj: '\u200d',
    lrm: '\u200e',
    rlm: '\u200f',
  }),
]);
