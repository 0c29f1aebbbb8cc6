import { expect, test } from 'vitest';
import { cutText, plainText } from './plain-text.ts';

test.each([
  ['plain words', 'plain words'],
  ['<p>One</p><p>Two</p>', 'One Two'],
  ['<b>Bo</b>ld and <em>it<i>al</i></em>ic', 'Bold and italic'],
  ['a<br>b<br/>c<li>d', 'a b c d'],
  ['  much \n\t space&nbsp;&nbsp; ', 'much space'],
  ['1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
  ['I <3 you', 'I <3 you'],
  ['AT&amp;T &lt;b&gt; &quot;x&quot; &#39;y&#x27;', `AT&T <b> "x" 'y'`],
  ['it&rsquo;s caf&eacute; &mdash; &hellip; &#8364;&#146;', 'it’s café — … €’'],
  ['&nothing; &amp &; &#; &#x;', '&nothing; &amp &; &#; &#x;'],
  ['&#0;&#xD800;&#1114112;', '\ufffd\ufffd\ufffd'],
  ['a<!-- <b>hidden</b> -->b', 'a b'],
  ['a<script>if (a < b) alert("</b>")</script>b', 'a b'],
  ['a<STYLE type="x">p > b {}</Style >b', 'a b'],
  ['a<img alt="x > y" onerror=\'alert("z")\'>b', 'a b'],
  ['a<a href="x">link</a>b', 'alinkb'],
  ['open <b', 'open'],
  ['open <b title="', 'open'],
  ['open <!-- comment', 'open'],
  ['open <script>x', 'open'],
  ['a\u0000b\u0007c', 'a b c'],
  ['<<b>>x', '<>x'],
  ['', ''],
])('%s reads %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('reading stops when there is enough', () => {
  const html = '<p>word</p>'.repeat(1_000_000);
  const start = performance.now();
  expect(plainText(html, 400).length).toBeLessThan(410);
  expect(performance.now() - start).toBeLessThan(500);
});

test('hostile markup takes linear time', () => {
  const start = performance.now();
  for (const piece of ['<', '<a ', '<a "', '<!--', '<script>', '</', '&', '&#', '<a>', '<b> ', "<a b='", '<svg']) {
    plainText(piece.repeat(1_000_000 / piece.length));
  }
  plainText(`<script>${'</script'.repeat(125_000)}`);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test('a cut falls between words', () => {
  expect(cutText('short', 10)).toBe('short');
  expect(cutText('exactly 10', 10)).toBe('exactly 10');
  expect(cutText('one two three', 7)).toBe('one two…');
  expect(cutText('one two three', 8)).toBe('one two…');
  expect(cutText('one two three', 12)).toBe('one two…');
  expect(cutText('a'.repeat(20), 10)).toBe(`${'a'.repeat(10)}…`);
  expect(cutText(`a ${'b'.repeat(20)}`, 10)).toBe(`a ${'b'.repeat(8)}…`);
  expect(cutText(`${'a'.repeat(9)}🐼🐼`, 10)).toBe(`${'a'.repeat(9)}…`);
});
