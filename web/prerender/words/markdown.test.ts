import { expect, test } from 'vitest';
import { head } from '#content/pages/about.ts';
import { site } from '#content/site.ts';
import { mainOf, markdownTwin, toMarkdown } from './markdown.ts';

test('a Markdown twin names its page, and has its main element only', () => {
  expect(
    markdownTwin(
      '/about',
      head,
      mainOf('/about', '<header>no</header><main id="main"><h1>Yes</h1></main><footer>no</footer>'),
    ),
  ).toBe(
    `---\ntitle: ${JSON.stringify(head.title)}\ndescription: ${JSON.stringify(head.description)}\nurl: "${site.origin}/about"\n---\n\n# Yes\n`,
  );
  expect(() => mainOf('/about', '<p>nothing</p>')).toThrow('/about has no main element');
});

test.each([
  ['links are complete', '<a href="/contact?a=b">Go</a>', `[Go](${site.origin}/contact?a=b)`],
  [
    'a link to another host has no note',
    '<a href="https://x.test">X<span class="sr-only"> (opens)</span></a>',
    '[X](https://x.test)',
  ],
  [
    'a linked card is a linked heading',
    '<a href="/about"><h3>A</h3><p>b</p></a>',
    `### [A](${site.origin}/about)\n\nb`,
  ],
  ['a linked picture says nothing', '<h2>A<a href="#a" aria-label="Link"><svg></svg></a></h2>', '## A'],
  ['decoration stays behind', '<p aria-hidden="true">x</p><p hidden>y</p><img src="a.svg" alt=""><p>z</p>', 'z'],
  ['controls stay behind', '<button>Search</button><form><input></form><p>z</p>', 'z'],
  [
    'a form lists its fields',
    '<form><label for="a">Name</label><input id="a"><label for="b">Kind<span> (optional)</span></label><select id="b"><option value="">Choose</option><option value="x">X</option><option value="y">Y</option></select><label>Trap<input></label><p hidden>Wrong</p><p>See the <a href="/privacy-policy">policy</a>.</p><button>Send</button></form>',
    `Form fields:\n\n- Name\n- Kind (optional): X, Y\n\nSee the [policy](${site.origin}/privacy-policy).`,
  ],
  ['a question in a button stays', '<h3><button>Why?</button></h3><div>So.</div>', '### Why?\n\nSo.'],
  ['a question in a summary stays', '<details><summary>Why?</summary><p>So.</p></details>', '**Why?**\n\nSo.'],
  ['boxes side by side stay apart', '<p>Pay<s>$497</s><span>$297</span>a month</p>', 'Pay$497 $297 a month'],
  ['a word in bold keeps its punctuation', '<p>(<b>a</b>), <b>b</b>.</p>', '(**a**), **b**.'],
  ['a question in a heading in a summary', '<details><summary><h3>Why?</h3></summary>So.</details>', '### Why?\n\nSo.'],
  [
    'a table without a head',
    '<table><tr><th>A</th><td><ul><li>1</li><li>2</li></ul></td><td aria-hidden="true">x</td></tr></table>',
    '|  |  |\n| --- | --- |\n| A | 1, 2 |',
  ],
  ['figures keep their labels', '<dl><div><dt>replies</dt><dd>98%</dd></div></dl>', '- **replies:** 98%'],
  [
    'a table',
    '<table><caption>C</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><p>x|y</p></td></tr></tbody></table>',
    'C\n\n| A | B |\n| --- | --- |\n| 1 | x\\|y |',
  ],
  ['a list', '<ul><li>a</li><li><b>b</b> c</li></ul>', '- a\n- **b** c'],
  ['an ordered list', '<ol><li>a</li><li>b</li></ol>', '1. a\n2. b'],
  ['a list of parts', '<ul><li><h3>A</h3><p>b</p></li></ul>', '### A\n\nb'],
  [
    'tabs, with the panels that do not show',
    '<div role="tablist"><button role="tab">One</button><button role="tab">Two</button></div><div role="tabpanel">1</div><div role="tabpanel" hidden>2</div>',
    '- One\n- Two\n\n1\n\n2',
  ],
])('%s', (_, html, markdown) => {
  expect(toMarkdown(html)).toBe(markdown);
});
