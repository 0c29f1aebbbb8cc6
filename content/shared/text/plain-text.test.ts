import { expect, test } from 'vitest';
import { cutText, plainText, restOf } from './plain-text.ts';

test.each([
  ['plain words', 'plain words'],
  ['<p>One</p><p>Two</p>', 'One\nTwo'],
  ['<p> Two: </p>\n<ul>\n<li>a <b>b</b></li><li>c</li>\n</ul>\n end', 'Two:\na b\nc\nend'],
  [
    '<h2>Head</h2>text<hr>more<table><tr><td>1</td><td>2</td></tr><tr><td>3</td></tr></table>',
    'Head\ntext\nmore\n1 2\n3',
  ],
  ['one<img src="x">two', 'one two'],
  ['<b>Bo</b>ld and <em>it<i>al</i></em>ic', 'Bold and italic'],
  ['a<br>b<br/>c<li>d', 'a\nb\nc\nd'],
  ['  much \n\t space&nbsp;&nbsp; ', 'much space'],
  ['1 < 2 && 3 > 2', '1 < 2 && 3 > 2'],
  ['I <3 you', 'I <3 you'],
  ['AT&amp;T &lt;b&gt; &quot;x&quot; &#39;y&#x27;', `AT&T <b> "x" 'y'`],
  ['it&rsquo;s caf&eacute; &mdash; &hellip; &#8364;&#146;', 'it’s café — … €’'],
  ['&Omega;&alpha; &fnof; &hearts; &lsaquo;x&rsaquo; a&ensp;b', 'Ωα ƒ ♥ ‹x› a b'],
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

test('stops reading after enough text', () => {
  expect(plainText('<p>word</p>'.repeat(1_000_000), 400).length).toBeLessThan(410);
});

test('parses hostile markup in linear time', { tags: ['slow'] }, () => {
  for (const piece of ['<', '<a ', '<a "', '<!--', '<script>', '</', '&', '&#', '<a>', '<b> ', "<a b='", '<svg']) {
    expect(plainText(piece.repeat(1_000_000 / piece.length)).length).toBeLessThanOrEqual(1_000_000);
  }
  expect(plainText(`<script>${'</script'.repeat(125_000)}`)).toBe('');
});

test.each([
  ['short', 10, 'short', ''],
  ['exactly 10', 10, 'exactly 10', ''],
  ['one two three', 7, 'one two…', 'two three'],
  ['one two three', 8, 'one two …', 'three'],
  ['one two three', 9, 'one two t…', 'three'],
  ['One. Two is cut. Three', 11, 'One. Two is…', 'Two is cut. Three'],
  ['“One!” Two is\ncut', 9, '“One!” Tw…', 'Two is\ncut'],
  ['One. Two. Three', 10, 'One. Two. …', 'Three'],
  [`One. ${'two '.repeat(50)}`, 200, `One. ${'two '.repeat(48)}two…`, 'two two'],
  ['一。二三四', 3, '一。二…', '二三四'],
  ['one\ntwo\nthree', 5, 'one\nt…', 'two\nthree'],
  ['a'.repeat(60), 50, `${'a'.repeat(50)}…`, 'a'.repeat(10)],
  [`${'a'.repeat(9)}🐼🐼`, 10, `${'a'.repeat(9)}…`, '🐼🐼'],
  [`${'日'.repeat(59)}🐼本`, 60, `${'日'.repeat(59)}…`, '🐼本'],
])('%o cut at %o reads %o, and then %o', (text, limit, beginning, rest) => {
  expect(cutText(text, limit)).toBe(beginning);
  expect(restOf(text, limit)).toBe(rest);
});

test('cuts to 300 characters by default', () => {
  expect(cutText('x '.repeat(200))).toBe(`${'x '.repeat(150)}…`);
  expect(cutText('x'.repeat(300))).toBe('x'.repeat(300));
});
