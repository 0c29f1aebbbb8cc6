import { expect, test } from 'vitest';
import { decodeXml } from './encoding.ts';
import { filterFeed, readItems } from './feed.ts';
import { FeedError } from './feed-error.ts';
import { feedNames, sampleFeed } from './test-feeds.ts';

const filter = (xml: string | Uint8Array, contentType: string | null = null) =>
  filterFeed(decodeXml(typeof xml === 'string' ? Buffer.from(xml) : xml, contentType));

test.each(feedNames)('removes only the hidden entries of %s', (name) => {
  const { xml, kept } = sampleFeed(name);
  expect(filter(xml).xml).toBe(kept);
});

test('keeps byte order mark, line endings and white space', () => {
  const xml = '\ufeff<?xml version="1.0"?>\r\n<rss  version = "2.0"\n><channel >\r\t</channel\n></rss  >\n\n';
  expect(filter(xml).xml).toBe(xml);
});

test('accepts names in any alphabet', () => {
  const xml = '<rss xmlns:größe="urn:x"><channel><größe:Übung 日本="1"/><item><ö>x</ö></item></channel></rss>';
  expect(filter(xml).xml).toBe(xml);
});

test.each([
  ['rss-2', 'rss'],
  ['rss-0.91', 'rss'],
  ['rss-0.90', 'rdf'],
  ['rss-1.0', 'rdf'],
  ['atom', 'atom'],
])('detects %s by its root', (name, format) => {
  expect(filter(sampleFeed(name).xml).format).toBe(format);
});

const declaredAs = (encoding: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><rss><channel><title>Café</title></channel></rss>`;
const [latin, utf8] = [declaredAs('ISO-8859-1'), declaredAs('UTF-8')];
const plain = '<rss><channel><title>Café €</title></channel></rss>';
const cafe = plain.replace('€', '');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
test.each<[string, Uint8Array, string | null, string]>([
  ['its declaration', Buffer.from(latin, 'latin1'), 'application/xml', utf8],
  ['the header', Buffer.from(cafe, 'latin1'), 'text/xml; charset="ISO-8859-1"', cafe],
  ['the header, which wins', Buffer.from(latin), 'text/xml;charset=utf-8', utf8],
  ['its declaration when the header lies', Buffer.from(latin, 'latin1'), 'text/xml; charset=utf-8', utf8],
  ['a byte order mark', utf16(`\ufeff${plain}`), 'text/xml; charset=utf-8', plain],
  ['a big-endian byte order mark', utf16(`\ufeff${plain}`).swap16(), null, plain],
  ['its first bytes', utf16(declaredAs('UTF-16')), null, utf8],
  ['its first bytes, big-endian', utf16(plain).swap16(), null, plain],
  ['its first bytes when its declaration says what .NET says', Buffer.from(declaredAs('utf-16')), null, utf8],
  ['its first bytes when the header says so', Buffer.from(plain), 'text/xml; charset=utf-16', plain],
  ['a byte order mark, not the header', Buffer.from(`\ufeff${plain}`), 'text/xml; charset=latin1', `\ufeff${plain}`],
])('takes the encoding from %s', (_, bytes, contentType, text) => {
  expect(filter(bytes, contentType).xml).toBe(text);
});

const rss = (inside: string, before = '') => `${before}<rss xmlns:a="urn:a"><channel>${inside}</channel></rss>`;
test.each([
  ['white space', ' \n'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a feed without a channel', '<rss version="2.0"><item/></rss>'],
  ['half a feed', rss('<item><title>x</title></item>').slice(0, -10)],
  ['half a tag', '<rss><channel><item'],
  ['an unclosed item', rss('<item><title>x</title>')],
  ['crossed tags', rss('<a><b></a></b>')],
  ['a closing tag too many', rss('</item>')],
  ['a closing tag of another case', rss('<item></Item>')],
  ['a declaration without a version', `<?xml encoding="utf-8"?>${rss('')}`],
  ['an instruction without a name', rss('<? x?>')],
  ['an entity that HTML does not know', rss('<title>a&nbspace;b</title>')],
  ['an entity that a document elsewhere may declare', rss('<title>&h;</title>', '<!DOCTYPE rss SYSTEM "x.dtd">')],
  ['an entity with other letters in its name', rss('<title>&größe-1.x;</title>')],
  ['a name of JavaScript as an entity', rss('<title>&constructor;&__proto__;</title>')],
  ['an attribute without quotes', rss('<a b=c/>')],
  ['an attribute twice', rss('<a b="1" b="2"/>')],
  ['a less-than sign in text', rss('<title>1 < 2</title>')],
  ['a bad name', rss('<1a/>')],
  ['an empty name space', rss('<b:a xmlns:b=""/>')],
  ['two attributes of one name space', rss('<a xmlns:b="urn:a" a:c="" b:c=""/>')],
  ['a name space that is taken', rss('<a xmlns:xml="urn:x"/>')],
  ['an unclosed comment', rss('<!-- x')],
  ['an unclosed CDATA section', rss('<![CDATA[ x')],
  ['the end of a CDATA section in text', rss('<title>]]></title>')],
  ['an unclosed document type', '<!DOCTYPE rss [ <!ENTITY a "]>">'],
  ['an invalid document type', rss('', '<!DOCTYPE rss nonsense>')],
  ['two document types', rss('', '<!DOCTYPE rss><!DOCTYPE rss>')],
  ['a document type with anything inside', rss('', '<!DOCTYPE rss []>')],
  ['a bomb of entities', rss('&b;', '<!DOCTYPE rss [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>')],
  ['an entity with an entry in it', rss('&i;', `<!DOCTYPE rss PUBLIC "a" 'b' [<!ENTITY i "<item/>">]>`)],
  ['a late document type', rss('<!DOCTYPE rss>')],
  ['endless nesting', rss('<a>'.repeat(1000) + '</a>'.repeat(1000))],
  ['endless attributes', rss(`<a ${Array.from({ length: 1000 }, (_, n) => `a${n}=""`).join(' ')}/>`)],
])('rejects %s', (_, xml) => {
  expect(() => filter(xml)).toThrow(FeedError);
});

test('handles hostile input in linear time', { tags: ['slow'] }, () => {
  const markup = [
    '<a ',
    '<!--',
    '<![CDATA[',
    '&',
    '&#',
    '<a b="',
    ' ',
    '<a>',
    '</a',
    '<?x',
    '<!DOCTYPE [',
    ']]>',
    'x:',
  ];
  for (const piece of markup) {
    expect(() => filter(`<rss><channel>${piece.repeat(1_000_000 / piece.length)}`)).toThrow(FeedError);
    expect(() => filter(piece.repeat(1_000_000 / piece.length))).toThrow(FeedError);
  }
  const prefixes = (level: number) => Array.from({ length: 99 }, (_, n) => `xmlns:p${level}-${n}="u"`).join(' ');
  const levels = Array.from({ length: 190 }, (_, level) => `<a ${prefixes(level)}>`).join('');
  const inside = '<p0-0:a/>'.repeat(60_000) + '<p189-98:a/>'.repeat(60_000);
  expect(filter(rss(`${levels}${inside}${'</a>'.repeat(190)}`)).entries).toEqual([]);
});

test('reads the first 10,000 entries', () => {
  const { length } = readItems(filter(rss('<item/>'.repeat(10_001))).entries);
  expect(length).toBe(10_000);
});

test('accepts names that JavaScript reserves', () => {
  const names = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty'];
  const all = names.map((name) => `<item><${name} ${name}="x">x</${name}><title>${name}</title></item>`);
  const hidden = '<item><__proto__/><category constructor="x">SaaS Mode</category></item>';
  const { xml, entries } = filter(rss(all.join(hidden)));
  expect(xml).toBe(rss(all.join('')));
  expect(readItems(entries).map(({ title }) => title)).toEqual(names);
});

test('reads a long text of references', () => {
  const [item] = readItems(
    filter(rss(`<item><description>${'&lt;&#160;'.repeat(200_000)}</description></item>`)).entries,
  );
  expect(item!.description).toBe('<\u00a0'.repeat(200_000).trim());
});

test.each([
  '<!DOCTYPE rss>',
  '<!DOCTYPE rss SYSTEM "http://feed.test/rss.dtd">\n',
  `<!DOCTYPE rss PUBLIC '-//Feed//DTD RSS//EN' "http://feed.test/rss.dtd" >`,
])('keeps %s', (doctype) => {
  expect(filter(rss('<item/>', doctype)).xml).toBe(rss('<item/>', doctype));
});

test.each(feedNames)('reads the entries of %s', (name) => {
  const { kept, items } = sampleFeed(name);
  expect(readItems(filter(kept).entries)).toEqual(items);
});
