import { expect, test } from 'vitest';
import { changelogPage } from '#content/pages/changelog.ts';
import type { Update } from '#content/shared/changelog/updates.ts';
import { withUpdatesAsMarkdown } from './markdown.ts';

const page = `# ${changelogPage.heading}\n\n## ${changelogPage.updates}\n\nThe rest.\n`;
const update: Update = {
  id: 'a',
  title: 'A & B',
  link: 'https://x.test/a',
  text: 'What is new:\n- one thi…',
  rest: 'thing\n# two',
  author: 'Team',
  date: 'November 3, 2026',
  day: '2026-11-03',
  categories: [{ name: 'New', tone: 'new' }],
};

test('inserts updates below their heading', () => {
  expect(withUpdatesAsMarkdown(page, { updates: [update] })).toBe(
    `# ${changelogPage.heading}\n\n## ${changelogPage.updates}\n\n### A \\& B\n\nNovember 3, 2026 · New · by Team\n\nWhat is new:\n\n\\- one thi…\n\nthing\n\n\\# two\n\n[${changelogPage.read}](<https://x.test/a>)\n\nThe rest.\n`,
  );
});

test.each([
  ['- a', '\\- a'],
  ['1. a', '1\\. a'],
  ['---', '\\---'],
  ['a - b', 'a - b'],
])('escapes %o at the start of a line', (text, escaped) => {
  expect(withUpdatesAsMarkdown(page, { updates: [{ ...update, text }] })).toContain(`\n\n${escaped}\n\n`);
});

test('escapes all text of the feed', () => {
  const hostile = '# x\n\n[y](javascript:alert(1)) <script>z</script> ![i](https://evil.test/i.png) $& `';
  const text = withUpdatesAsMarkdown(page, {
    updates: [{ ...update, title: hostile, text: hostile, author: hostile, link: 'https://x.test/<a> b' }],
  });
  expect(text).not.toMatch(/(?<!\\)<script|(?<!\\)\[y|(?<!\\)!|^# x/m);
  expect(text).toContain('$\\&');
  expect(text).toContain('(<https://x.test/%3Ca%3E%20b>)');
});
