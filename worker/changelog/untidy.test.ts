import { deflateRawSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { toUpdates } from '#content/shared/changelog/updates.ts';
import { FeedError } from './feed-error.ts';
import { toFeed } from './upstream.ts';

/** A second parser checks that the result is well-formed. */
async function read(document: string | Uint8Array, contentType: string | null = null) {
  const { body, items } = await toFeed(typeof document === 'string' ? Buffer.from(document) : document, contentType);
  const xml = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(body);
  new SaxesParser({ xmlns: true }).write(xml).close();
  return { xml, updates: toUpdates(items) };
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const rss = (item: string) => `<rss version="2.0"><channel><title>T</title>${item}</channel></rss>`;
const usual = {
  title: 'First update',
  link: 'https://feed.test/1',
  text: 'Hello there',
  date: 'November 24, 2026',
  categories: [{ name: 'New', tone: 'new' }],
};
const item = (title = 'First update') =>
  `<item><title>${title}</title><link>https://feed.test/1</link><description>&lt;p&gt;Hello there&lt;/p&gt;</description><pubDate>Tue, 24 Nov 2026 10:00:00 GMT</pubDate><category>New</category></item>`;
const feed = rss(item());

test.each([
  ['a blank line', `\n${declaration}${feed}`],
  ['a byte order mark and a blank line', `\ufeff\n${declaration}${feed}`],
  ['two byte order marks', `\ufeff\ufeff${declaration}${feed}`],
  ['a comment', `<!-- generated -->\n${declaration}${feed}`],
  ['a comment with a feed in it', `<!-- <rss><channel/></rss> -->\n${declaration}${feed}`],
  ['a PHP warning', `<br />\n<b>Warning</b>: it's "broken" in x.php on line 3<br />\n${declaration}${feed}`],
  ['PHP code', `<?php echo 1;\n${declaration}${feed}`],
  ['plain text', `Notice: undefined < index & more\n${declaration}${feed}`],
  ['another declaration', `${declaration}${declaration}${feed}`],
  ['an HTML document type', `<!doctype html>\n${declaration}${feed}`],
  ['text without a declaration', `Warning: x\n${feed}`],
  ['a control character', `\u0000\u001f${declaration}${feed}`],
])('drops %s before the feed', async (_, document) => {
  const { xml, updates } = await read(document);
  expect(updates).toMatchObject([usual]);
  expect(xml.replace(/^[\ufeff\s]+/, '')).toBe((document.includes('<?xml') ? declaration : '') + feed);
});

test.each([
  ['a warning between declaration and root', `${declaration}<b>Warning</b>: x\n${feed}`],
  ['a comment with two dashes after the root', `${declaration}${feed}\n<!-- cached -- by a plug-in -->`],
  ['text after the root', `${declaration}${feed}\n<script>track()</script>`],
  ['another feed after the root', `${declaration}${feed}${rss(item('Second'))}`],
  ['a closing tag too many', `${declaration}${feed}</rss>`],
  ['an unclosed comment after the root', `${declaration}${feed}<!-- cached`],
  ['a CDATA section after the root', `${declaration}${feed}<![CDATA[x]]>`],
  ['a declaration after the root', `${declaration}${feed}${declaration}`],
])('drops %s', async (_, document) => {
  const { xml, updates } = await read(document);
  expect(updates).toMatchObject([usual]);
  expect(xml.replace(/>\s+</, '><').trim()).toBe(declaration.trim() + feed);
});

test.each([
  ['First&nbsp;update', 'First update'],
  ['First&amp;nbsp;update', 'First update'],
  ['It&rsquo;s &mdash; caf&eacute; &Lambda; &hearts; &fjlig;', 'It’s — café Λ ♥ fj'],
  ['It&amp;rsquo;s caf&amp;eacute; &amp;Lambda; &amp;hearts;', 'It’s café Λ ♥'],
  ['Sales & marketing', 'Sales & marketing'],
  ['AT&T &amp R&D; now'.replace('D;', 'D'), 'AT&T &amp R&D now'],
  ['a &LT;b&GT; &QUOT;c&QUOT; &AMP; &lt;d&gt;', 'a <b> "c" & <d>'],
  ['<![CDATA[&lt;b&gt; &rsquo;]]>', '<b> ’'],
  ['First \u000b update', 'First update'],
  ['First\u000bupdate', 'First update'],
  ['Ca\u0002f\u001fé \ufffe\uffff', 'Café'],
  ['Ca&#2;f&#xFFFF;é&#0; &#xD800;&#1114112;&#99999999999;', 'Café'],
  ['First&#11;&#X20;up&#x64;ate', 'First update'],
  ['It&#146;s', 'It’s'],
  ['It\u0092s \u0093x\u0094', 'It’s “x”'],
  ['🐼 &#x1F43C;', '🐼 🐼'],
])('reads the title %o as %o', async (title, shown) => {
  expect((await read(rss(item(title)))).updates).toMatchObject([{ ...usual, title: shown }]);
});

test.each([
  ['It&rsquo;s here', 'It’s here'],
  ['&lt;p&gt;One&lt;/p&gt;&lt;p&gt;R&amp;amp;D &amp;Omega; & more&lt;/p&gt;', 'One\nR&D Ω & more'],
  ['<p>One</p><p>Two &amp; <b>three</b></p>', 'One\nTwo & three'],
])('reads the description %o as %o', async (description, text) => {
  const { updates } = await read(rss(`<item><title>x</title><description>${description}</description></item>`));
  expect(updates[0]!.text).toBe(text);
});

test('escapes a stray & in a URL or attribute', async () => {
  const { updates } = await read(
    rss('<item x="a & b &nbsp; &#1;"><title>x</title><link>https://feed.test/?a=1&b=2&copy=3</link></item>'),
  );
  expect(updates[0]!.link).toBe('https://feed.test/?a=1&b=2&copy=3');
});

test.each([
  [`${declaration}<!-- built -- by a plug-in -->\n${feed}`, '<!-- built - - by a plug-in -->'],
  [rss(`<!-- a ------->${item()}`), '<!-- a - - - - - -->'],
  [rss(`<!-- <item><category>SaaS Mode</category></item> -- x -->${item()}`), 'Mode</category></item> - - x -->'],
])('mends the comment of %o', async (document, comment) => {
  const { xml, updates } = await read(document);
  expect(updates).toMatchObject([usual]);
  expect(xml).toContain(comment);
});

test('declares common prefixes, and others with a dummy namespace', async () => {
  const { xml, updates } = await read(
    rss(
      '<x xmlns:slash="urn:x"/><item x:y="z"><title>x</title><dc:creator>Ann</dc:creator><content:encoded>Text</content:encoded><slash:comments>1</slash:comments></item><item><dc:subject>SaaS Mode</dc:subject></item><item><atom:category term="saas mode"/></item>',
    ),
  );
  expect(updates).toMatchObject([{ title: 'x', author: 'Ann', text: 'Text' }]);
  expect(xml).not.toMatch(/saas mode/i);
});

const latin = (text: string) => Buffer.from(text, 'latin1');
const utf8BytesOf = (text: string) => Buffer.from(text).toString('latin1');
test.each<[string, Uint8Array, string | null]>([
  ['undeclared windows-1252', latin(rss(item('Caf\xe9 \x93x\x94'))), null],
  ['windows-1252 declared as UTF-8', latin(declaration + rss(item('Caf\xe9 \x93x\x94'))), 'text/xml; charset=utf-8'],
  ['an unknown encoding', latin(`<?xml version="1.0" encoding="x-no"?>${rss(item('Caf\xe9 \x93x\x94'))}`), null],
  ['UTF-8 under another header', Buffer.from(declaration + rss(item('Café “x”'))), 'text/xml; charset=ISO-8859-1'],
  ['UTF-8 declared as latin', Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${rss(item('Café “x”'))}`), null],
  ['UTF-8 with one byte of windows-1252', latin(utf8BytesOf(rss(item('Café “x@'))).replace('@', '\x94')), null],
])('reads %s', async (_, document, contentType) => {
  const { xml, updates } = await read(document, contentType);
  expect(updates[0]!.title).toBe('Café “x”');
  expect(xml).not.toMatch(/encoding="(?!UTF-8")/);
});

test('reads ISO-2022-JP', async () => {
  const bytes = Buffer.concat([
    Buffer.from('<?xml version="1.0" encoding="ISO-2022-JP"?><rss><channel><item><title>'),
    Buffer.from([0x1b, 0x24, 0x42, 0x46, 0x7c, 0x4b, 0x5c, 0x1b, 0x28, 0x42]),
    Buffer.from('</title></item></channel></rss>'),
  ]);
  expect((await read(bytes)).updates[0]!.title).toBe('日本');
});

const entities = '<!DOCTYPE rss [<!ENTITY a "b">]>';
test.each([
  ['', 'an empty document'],
  ['{"version":"https://jsonfeed.org/version/1.1"}', 'JSON, not RSS or Atom'],
  ['<!doctype html>\n<html lang="en"></html>', 'an HTML page, not RSS or Atom'],
  ['Service unavailable', 'no RSS or Atom'],
  [deflateRawSync('x'.repeat(50)), 'no RSS or Atom'],
  ['<rss/>', 'a feed without a channel'],
  [`x\n${declaration}<rss><channel>\n<a>\n</b></channel></rss>`, 'line 5, column 4: unexpected close tag'],
  [`x\n${declaration}<rss><channel>\n<title>&foo;</title></channel></rss>`, 'line 4, column 8: unknown entity &foo;'],
  ['<rss><channel>\n<title x="y></title></channel></rss>', 'line 2, column 1: a tag that is not closed'],
  ['<rss>\n<channel><!-- x</channel></rss>', 'line 2, column 10: a comment that is not closed'],
  [`\n${entities}<rss><channel/></rss>`, 'line 2, column 1: a document type that may declare entities'],
  [`${entities}${declaration}<rss/>`, 'line 1, column 1: a document type that may declare entities'],
])('rejects %o with the reason %o', async (document, reason) => {
  await expect(read(document)).rejects.toThrow(new FeedError(reason));
});

const before = ['', '\n', '\ufeff\n', '<!-- x -->', '<br />\n<b>Warning</b>: x & "y<br />\n', '\ufeff\ufeff', '\u0007'];
const after = ['', '\n', '</rss>', '<!-- -- -->', '<script>x</script>', '<item><category>SaaS Mode</category></item>'];
const declarations = ['', declaration, '<?xml version="1.0" encoding="windows-1252"?>', "<?xml version='1.1'?>"];
const texts = [
  'a&nbsp;b',
  'a & b',
  '<![CDATA[a & <b>]]>',
  'a\u000b&#11;b',
  '&amp;lt;x&amp;gt;',
  'é&eacute;&#233;',
  '<i>a</i><!-- --><?x y?>',
];
const hidden = [
  '<category>SaaS Mode</category>',
  '<category>saas&nbsp;mode</category>',
  '<category>SaaS&amp;nbsp;Mode</category>',
  '<category>SaaS&amp;amp;nbsp;Mode</category>',
  '<category>S&#97;aS&#x2003;Mode</category>',
  '<category><![CDATA[SaaS]]>&#10;<![CDATA[Mode]]></category>',
  '<category><![CDATA[SaaS&nbsp;Mode]]></category>',
  '<category>SaaS<!-- --> <?x y?>Mode</category>',
  '<category>SaaS\u000bMode</category>',
  '<category>Sa\u0002aS\u200b Mo&#0;de</category>',
  '<category>Sa&shy;aS &zwj;Mode</category>',
  '<category><b>SaaS</b> Mode</category>',
  '<category>&lt;b&gt;SaaS&lt;/b&gt; Mode</category>',
  '<category>SaaS&lt;br/&gt;Mode</category>',
  '<category>SaaS&amp;NonBreakingSpace;Mode</category>',
  '<category\ndomain="x">Beside SAAS MODE & more</category >',
  '<category term="SaaS&nbsp;Mode"/>',
  '<category term="SaaS Mode">\n</category>',
  '<category term="SaaS Mode">x</category>',
  "<category label='Saa&#83;&#xA0;Mode' term='x'/>",
  '<dc:subject>SaaS Mode</dc:subject>',
  '<media:category>SaaS Mode</media:category>',
  '<media:group><media:content><media:category>SaaS Mode</media:category></media:content></media:group>',
  '<categories><category>SaaS Mode</category></categories>',
  '<blog:category>SaaS Mode</blog:category>',
  '<blog:subject>SaaS Mode</blog:subject>',
  '<atom:category term="SaaS Mode"/>',
  '<z:category xmlns:z="http://www.w3.org/2005/Atom" term="SaaS Mode"/>',
  '<CATEGORY>SaaS Mode</CATEGORY>',
  '<__proto__/><category>SaaS Mode</category>',
];
const asLatin = (text: string) => text.replaceAll('\u200b', '&#8203;').replaceAll('\ufeff', '');
const encodings: [string, (text: string) => Uint8Array, string | null][] = [
  ['UTF-8', (text) => Buffer.from(text), null],
  ['UTF-8 as latin', (text) => Buffer.from(text), 'text/xml; charset=ISO-8859-1'],
  ['windows-1252', (text) => latin(asLatin(text)), 'text/xml; charset=utf-8'],
  ['UTF-16', (text) => Buffer.from(`\ufeff${text}`, 'utf16le'), null],
  ['UTF-16, undeclared', (text) => Buffer.from(text.replaceAll('\ufeff', ' '), 'utf16le').swap16(), 'application/xml'],
];

test.each(encodings)('hides entries in %s, whatever errors the feed has', async (_, encode, type) => {
  let at = 0;
  for (const start of before)
    for (const end of after)
      for (const head of declarations) {
        // Longer lists rotate, to combine differently.
        const secret = hidden[at % hidden.length]!;
        const text = texts[at % texts.length]!;
        const feed =
          at % 3 === 0 ? atom(text, secret) : rss(`${entry(text, 'New')}<item><title>Secret</title>${secret}</item>`);
        at++;
        const { xml, updates } = await read(encode(start + head + feed + end), type);
        expect(xml, xml).not.toContain('Secret');
        expect(updates, xml).toHaveLength(1);
        expect(updates[0]!.title).not.toBe('Untitled update');
      }
});

const entry = (text: string, category: string) => `<item><title>${text}</title><category>${category}</category></item>`;
const atom = (text: string, secret: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>${text}</title></entry><entry><title>Secret</title>${secret}</entry></feed>`;

test.each([
  ['a declared entity', '<!DOCTYPE rss [<!ENTITY h "SaaS Mode">]>', '&h;'],
  ['an external one', '<!DOCTYPE rss SYSTEM "https://evil.test/x.dtd">', '&h;'],
  ['one of a file', '<!DOCTYPE rss [<!ENTITY h SYSTEM "file:///etc/passwd">]>', '&h;'],
  ['a parameter entity', '<!DOCTYPE rss [<!ENTITY % h SYSTEM "x">%h;]>', 'x'],
  ['one in lower case', '<!doctype rss [<!ENTITY h "x">]>', '&h;'],
  ['one before a late declaration', `<!DOCTYPE rss [<!ENTITY h "x">]>\n${declaration}`, '&h;'],
  ['one after a comment', '<!-- x --><!DOCTYPE rss [<!ENTITY h "x">]>', '&h;'],
  ['one with a name of HTML', '<!DOCTYPE rss [<!ENTITY nbsp "SaaS Mode">]>', '&nbsp;'],
  ['one with quotes around its bracket', `<!DOCTYPE rss SYSTEM '[' [<!ENTITY h "x">]>`, '&h;'],
  ['an attribute by default', '<!DOCTYPE rss [<!ATTLIST category term CDATA "SaaS Mode">]>', 'x'],
])('rejects a document type with %s in every encoding', async (_, doctype, text) => {
  const document = `${doctype}${rss(entry(text, 'x'))}`;
  for (const bytes of [
    Buffer.from(document),
    Buffer.from(`\ufeff${document}`, 'utf16le'),
    Buffer.from(`\n\ufeff${document}`),
  ])
    await expect(read(bytes)).rejects.toThrow(FeedError);
});

test('joins a link that elements split', async () => {
  const split = feed.replace('https://feed.test/1', 'https://<b>feed</b>.test/1');
  expect((await read(split)).updates).toMatchObject([usual]);
});

test('ignores nested feeds', async () => {
  const nested = '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>Nested</title></entry></feed>';
  const { updates } = await read(
    rss(`<image>${nested}</image><rss><channel>${item('Nested')}</channel></rss>${item()}`),
  );
  expect(updates).toMatchObject([usual]);
});
