import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { client, files, htmlOf, paths, read } from '../test-output.ts';

/** Bytes after brotli, 6 to 12% above those of 2026-11. */
const budget = {
  /** Largest on `/`. With its style, two round trips of a new connection (43 KB). */
  document: 22_500,
  /** About a second on a slow phone. */
  scripts: 146_000,
  /** All pages have all rules. */
  style: 23_000,
  fonts: 43_000,
  /** Both indexes of the search. */
  answers: 100_000,
};

const sizes = new Map<string, number>();
function size(content: string) {
  if (!sizes.has(content)) sizes.set(content, brotliCompressSync(content).length);
  return sizes.get(content)!;
}

const total = (paths: string[]) => paths.reduce((sum, path) => sum + size(read(path)), 0);

function withImports(scripts: readonly string[]) {
  const found = new Set<string>();
  const visit = (src: string) => {
    if (found.has(src)) return;
    found.add(src);
    for (const [, target] of read(src).matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      visit(`/assets/${target}`);
  };
  scripts.forEach(visit);
  return [...found];
}

const documents = paths.map((path) => {
  const html = htmlOf(path);
  const [, modules] = /<script data-modules="([^"]+)"/.exec(html)!;
  return { path, html, scripts: withImports(modules!.split(' ')) };
});

test('no page loads a stylesheet: all CSS is inline', () => {
  expect(files.filter((name) => /^assets\/.*\.css$/.test(name))).toEqual([]);
});

describe.each(documents)('$path', ({ html, scripts }) => {
  test('stays within its scripts', () => {
    expect(total(scripts)).toBeLessThanOrEqual(budget.scripts);
  });

  test('stays within its document and style', () => {
    const styles = html.match(/<style[^>]*>.*?<\/style>/gs)!.join('');
    expect(size(styles)).toBeLessThanOrEqual(budget.style);
    const document = html.replace(/<style[^>]*>.*?<\/style>/gs, '');
    expect(size(document)).toBeLessThanOrEqual(budget.document);
  });

  test('loads nothing that does not exist, and nothing from another host', () => {
    const own = [...html.matchAll(/(?:src|href)="(\/[^"#?]*\.[a-z0-9]+)[#"]/g)].map(([, path]) => path!);
    expect(own.filter((path) => !existsSync(join(client, path)))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|img|iframe|source|video)[^>]*\bsrc="https?:/);
  });
});

test("a page's scripts lack the texts of other pages", () => {
  const code = documents
    .find(({ path }) => path === '/about')!
    .scripts.map(read)
    .join('');
  for (const { path, html } of documents.filter(({ path }) => path !== '/about')) {
    const [, description] = /<meta name="description" content="([^"]+)"/.exec(html)!;
    expect(code, path).not.toContain(description!.replaceAll('&amp;', '&'));
  }
});

test("two font files are enough for the site's text", () => {
  const fonts = files.filter((name) => name.endsWith('.woff2') && !name.includes('-latin-'));
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, name) => sum + statSync(join(client, name)).size, 0)).toBeLessThanOrEqual(budget.fonts);
});

test('the indexes of the search stay small', () => {
  const { answerIndexes } = JSON.parse(read('../build.json'));
  expect(answerIndexes).toHaveLength(2);
  expect(total(answerIndexes)).toBeLessThanOrEqual(budget.answers);
});
