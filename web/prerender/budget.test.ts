import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pages } from '#content/pages.ts';
import { isSample } from '#content/site.ts';

/** The bounds are those of the sample. An owner's words, questions, customers and colors may take a quarter more. */
const room = isSample ? 1 : 1.25;

/** Upper bounds in bytes after brotli, and what they count. */
const budget = {
  /** Every script of a first load: what the script inside the HTML fetches, with its imports. */
  script: 105_000,
  /** What a page adds to the scripts that all pages share. */
  ownScript: 31_500,
  /** 0.3 KB of it are what Tailwind writes for browsers older than the menu's popover; its Vite plugin cannot leave that out. */
  style: 15_000,
  /** The document without its inlined style, and without the hashes in the names of files: some 150 bytes, others with every change. */
  html: 17_380,
  /** Of the two faces that every page needs; the letters of other languages come only with a text in them. */
  fonts: 40_000,
};

/** Upper bound of a document without its inlined style in bytes as a browser parses it. */
const parsedHtml = 90_000;

/** A file's name, with the hash that the bundler gives it. */
const hashes = /(\/assets\/[\w-]+?)-[\w-]{6,8}(?=\.)/g;

const client = join(import.meta.dirname, '../../dist/client');
const file = (path: string) => readFileSync(join(client, path));

const sizes = new Map<string, number>();
/** Bytes after brotli. What many pages have, as the style, is compressed once for all of them. */
function size(content: string) {
  if (!sizes.has(content)) sizes.set(content, brotliCompressSync(content).length);
  return sizes.get(content)!;
}

const total = (paths: string[]) => paths.reduce((sum, path) => sum + size(file(path).toString()), 0);

/** The given scripts and everything that they import. */
function withImports(scripts: readonly string[]) {
  const found = new Set<string>();
  const visit = (src: string) => {
    if (found.has(src)) return;
    found.add(src);
    const code = file(src).toString();
    for (const [, target] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) visit(`/assets/${target}`);
  };
  scripts.forEach(visit);
  return [...found];
}

const documents = Object.keys(pages).map((path) => {
  const html = file(path === '/' ? 'index.html' : `${path}.html`).toString();
  const [, modules] = /<script data-modules="([^"]+)">/.exec(html)!;
  const scripts = withImports(modules!.split(' '));
  return { path, html, scripts };
});
const shared = documents.map(({ scripts }) => new Set(scripts)).reduce((all, scripts) => all.intersection(scripts));

test('no script names the stylesheet, whose address every document holds', () => {
  for (const asset of readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.js')))
    expect(file(`assets/${asset}`).toString(), asset).not.toMatch(/assets\/style-[\w-]+\.css/);
});

describe.each(documents)('$path', ({ html, scripts }) => {
  test('stays within its scripts', () => {
    expect(total(scripts)).toBeLessThanOrEqual(budget.script * room);
    expect(total(scripts.filter((src) => !shared.has(src)))).toBeLessThanOrEqual(budget.ownScript * room);
  });

  test('stays within its document and style', () => {
    const styles = html.match(/<style[^>]*>.*?<\/style>/gs)!.join('');
    expect(size(styles)).toBeLessThanOrEqual(budget.style * room);
    const document = html.replace(/<style[^>]*>.*?<\/style>/gs, '');
    expect(size(document.replace(hashes, '$1'))).toBeLessThanOrEqual(budget.html * room);
    expect(Buffer.byteLength(document)).toBeLessThan(parsedHtml * room);
  });

  test('loads nothing that does not exist, and nothing from another host', () => {
    const own = [...html.matchAll(/(?:src|href)="(\/[^"#?]*\.[a-z0-9]+)[#"]/g)].map(([, path]) => path!);
    expect(own.filter((path) => !existsSync(join(client, path)))).toEqual([]);
    expect(html).not.toMatch(/<(?:script|img|iframe|source|video)[^>]*\bsrc="https?:/);
  });
});

test('two font files carry the words of the site', () => {
  const fonts = readdirSync(join(client, 'assets')).filter(
    (name) => name.endsWith('.woff2') && !name.includes('-latin-'),
  );
  expect(fonts).toHaveLength(2);
  expect(fonts.reduce((sum, name) => sum + file(`assets/${name}`).length, 0)).toBeLessThanOrEqual(budget.fonts * room);
});
