import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planGroups } from '#content/facts/plan-table.ts';
import { plans, pricingWords, sharesOf } from '#content/facts/pricing.ts';
import { scheduleDemo } from '#content/navigation.ts';
import { watchDemo } from '#content/pages/demo-video.ts';
import { catalogue, cataloguePage } from '#content/pages/feature-catalog.ts';
import { pages } from '#content/pages.ts';
import { markdownPath, socialImagePath } from '#content/shared/http/page-files.ts';
import { isSample, site } from '#content/site.ts';
import { sharedSections } from '../../ui/page-link.tsx';
import { client, files, htmlOf, paths, read } from '../test-output.ts';

const linkedFiles = /^\/(api\/changelog\/feed|video\/[\w.]+)$/;
const hosts: readonly string[] = [
  site.origin,
  ...Object.values(site.hosts),
  ...Object.values(site.optOuts),
  ...site.social.map(({ href }) => href),
  ...(site.apps ? [site.apps] : []),
];

describe.each(paths)('%s', (path) => {
  test('has a picture of 1200x630 in at most 100 KB', () => {
    const image = readFileSync(join(client, socialImagePath(path)));
    expect(sizeOf(image)).toEqual([1200, 630]);
    expect(image.length).toBeLessThanOrEqual(100 * 1024);
    expect(htmlOf(path)).toContain(`<meta property="og:image" content="${site.origin}${socialImagePath(path)}">`);
  });

  test('has a Markdown twin with its headings, prices and links', () => {
    const twin = read(markdownPath(path));
    const main = without(/ aria-hidden="true"| hidden=""/, /<main[^>]*>(.*)<\/main>/s.exec(htmlOf(path))![1]!);
    const missing = (found: Iterable<RegExpMatchArray>, as = (text: string) => text) =>
      [...found].map(([, text]) => as(decode(text!))).filter((text) => !plain(twin).includes(plain(text)));

    expect(missing(main.matchAll(/<h[1-3][^>]*>(.*?)<\/h[1-3]>/gs))).toEqual([]);
    expect(missing(without(/ data-no-markdown=""/, main).matchAll(/>([^<]*\$\d[\d,.]*)/g))).toEqual([]);
    expect(missing(main.matchAll(/<a\b[^>]*href="(\/[^"#]*)"/g), (href) => site.origin + href)).toEqual([]);
    expect(htmlOf(path)).toContain(`type="text/markdown" href="${site.origin}${markdownPath(path)}"`);
  });

  test('has one title, description, address, heading and landmark of each kind, and skips no level', () => {
    const body = without(/ aria-hidden="true"| hidden=""/, htmlOf(path));
    const outside = body.replace(/<main\b.*<\/main>/s, '');
    for (const [part, where] of [
      [/<title>[^<]*\S[^<]*<\/title>/g, htmlOf(path)],
      [/<meta name="description" content="[^"]*\S[^"]*"/g, htmlOf(path)],
      [/<link rel="canonical"/g, htmlOf(path)],
      [/<h1\b/g, body],
      [/<main\b/g, body],
      [/<header\b/g, outside],
      [/<footer\b/g, outside],
    ] as const)
      expect([part.source, where.match(part)?.length]).toEqual([part.source, 1]);
    const main = without(/ aria-hidden="true"| hidden=""/, /<main\b.*<\/main>/s.exec(htmlOf(path))![0]);
    const levels = [...main.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('has links and buttons with a name, to its own pages or in a new tab to known hosts', () => {
    const wrong = [...htmlOf(path).matchAll(/<(a|button)\b([^>]*)>(.*?)<\/\1>/gs)].flatMap(
      ([tag, kind, rest, content]) => {
        const attribute = (name: string) => decode(new RegExp(` ${name}="([^"]*)"`).exec(rest!)?.[1] ?? '');
        const alt = / alt="([^"]+)"/.exec(content!)?.[1] ?? '';
        const name = (attribute('aria-label') || decode(content!.replace(/<[^>]+>/g, '')) || alt).trim();
        if (!name) return `no name: ${tag.slice(0, 120)}`;
        const href = attribute('href');
        if (kind === 'button' || !href || /^(mailto|tel):/.test(href)) return [];
        if (/^watch/i.test(name) && !href.startsWith(watchDemo.to)) return `“${name}” leads to ${href}`;
        if (/^schedule/i.test(name) && href !== scheduleDemo.to) return `“${name}” leads to ${href}`;
        if (href.startsWith('https:')) {
          const known = !isSample || hosts.some((host) => href.startsWith(host));
          return known && attribute('target') === '_blank' && attribute('rel').includes('noopener') ? [] : href;
        }
        const to = href.split(/[?#]/)[0]! || path;
        return linkedFiles.test(to) || Object.hasOwn(pages, to) ? [] : `${href} leads to no page`;
      },
    );
    expect(wrong).toEqual([]);
  });

  test('has only valid SVG font weights, and a button in each form', () => {
    expect(htmlOf(path)).not.toMatch(/ font-weight="(?!normal|bold|[1-9]00")/);
    for (const [, form] of htmlOf(path).matchAll(/<form\b(.*?)<\/form>/gs)) expect(form).toContain('type="submit"');
  });

  test('has no anchor of another page, except in shared sections', () => {
    const ambiguous = [...htmlOf(path).matchAll(/<a\b[^>]*href="(\/[^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g)]
      .filter(([, page, id]) => page !== path && !sharedSections.includes(`${page}#${id}`))
      .filter(([, , id]) => htmlOf(path).includes(` id="${decodeURIComponent(id!)}"`));
    expect(ambiguous.map(([, page, id]) => `${page}#${id}`)).toEqual([]);
  });
});

test('script names match no ad blocker rule', () => {
  const scripts = files.filter((name) => /^assets\/.*\.js$/.test(name));
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((name) => !/^assets\/[\w-]{8}\.js$/.test(name))).toEqual([]);
});

test("each stalk of the chart links to its card's link", () => {
  const stalks = new RegExp(`<nav aria-label="${cataloguePage.chartLabel}".*?</nav>`, 's').exec(
    htmlOf('/features'),
  )![0];
  const led = [...stalks.matchAll(/href="\/features#([\w-]+)".*?>([^<>]+)<\/span>/gs)];
  expect(led.map(([, id, name]) => [id, decode(name!)])).toEqual(catalogue.map(({ id, title }) => [id, title]));
  const cards = [...htmlOf('/features').matchAll(/<a id="([\w-]+)"[^>]*href="([^"]+)"/g)];
  expect(cards.map(([, id, href]) => [id, href])).toEqual(catalogue.map(({ id, link }) => [id, link]));
});

test.each(['/', '/features'] as const)('%s compares the plans in a table, also in Markdown', (path) => {
  const table = /<table aria-labelledby="plans".*?<\/table>/s.exec(htmlOf(path))![0];
  const [head, ...rows] = [...table.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row]) =>
    [...row!.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell]) => decode(cell!.replace(/<[^>]+>/g, ' ')).trim()),
  );
  expect(head).toHaveLength(plans.length + 1);
  for (const [index, { name }] of plans.entries()) expect(head![index + 1]).toContain(name);
  const { included, notIncluded } = pricingWords.table;
  const twin = oneSpace(read(markdownPath(path))).split('\n');
  for (const { what, note = '', ...row } of planGroups.flatMap((group) => group.rows)) {
    const words = sharesOf(row).map((share) => (typeof share === 'string' ? share : share ? included : notIncluded));
    expect(rows.filter(([name]) => name!.startsWith(what)).map(([, ...cells]) => cells)).toContainEqual(words);
    expect(
      twin.filter(
        (line) => line.includes(what) && line.includes(oneSpace(note)) && line.includes(oneSpace(words.join(' | '))),
      ),
      what,
    ).not.toEqual([]);
  }
});

test('the sitemap lists the pages of the page table, without dates', () => {
  const sitemap = read('sitemap.xml');
  const addresses = [...sitemap.matchAll(/<url><loc>(.*?)<\/loc><\/url>/g)].map(([, address]) => address);
  expect(addresses).toEqual(paths.map((path) => site.origin + path));
  expect(sitemap).not.toContain('lastmod');
});

test.each(['title', 'description', 'keywords'])('the 404 page has a %s', (name) => {
  const tag = name === 'title' ? /<title>[^<]+<\/title>/ : new RegExp(`<meta name="${name}" content="[^"]+">`);
  expect(read('404.html')).toMatch(tag);
});

test('robots.txt disallows the API and names the sitemap', () => {
  expect(read('robots.txt')).toContain('Disallow: /api/');
  expect(read('robots.txt')).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
});

test('security.txt has the fields of RFC 9116', () => {
  const fields = new Map(
    read('.well-known/security.txt')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(read('.well-known/security.txt')).toContain(`Contact: mailto:${site.mail.security}`);
  expect(fields.get('Canonical')).toBe(`${site.origin}/.well-known/security.txt`);
  const days = (Date.parse(fields.get('Expires')!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(366);
});

test.each([
  ['Copyright (c) Meta Platforms', 'react', 'react-dom', 'scheduler'],
  ['Copyright (c) Remix Software', 'react-router'],
  ['Copyright (c) Fabian Hiller', 'valibot'],
  ['Copyright (c) 2022 WorkOS', '@radix-ui/react-tabs', '@radix-ui/react-toast'],
  ['Copyright (c) Tailwind Labs', 'tailwindcss'],
  ['Copyright (c) 2013-present Cole Bemis', 'lucide-static'],
  ['CC0 1.0 Universal', 'simple-icons'],
  ['SIL OPEN FONT LICENSE Version 1.1', '@fontsource-variable/bricolage-grotesque', '@fontsource-variable/figtree'],
])('licenses.txt has “%s” for %s', (words, ...names) => {
  for (const name of names) {
    const entry = read('licenses.txt')
      .split(/\n-{80}\n/)
      .find((text) => text.includes(`\n${name} `))!;
    expect(entry).toMatch(new RegExp(`^${name} \\d[\\d.]* \\([\\w.-]+\\)$`, 'm'));
    expect(entry).toContain(words);
  }
});

test('llms.txt lists every page, llms-full.txt holds every page', () => {
  const list = read('llms.txt');
  expect(list).toMatch(new RegExp(`^# ${RegExp.escape(site.name)}\n\n> `));
  for (const path of paths) {
    expect(list).toContain(`(${site.origin}${markdownPath(path)})`);
    expect(read('llms-full.txt')).toContain(read(markdownPath(path)));
  }
});

test('every icon exists in its size', () => {
  const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512, 'icon-maskable.png': 512 };
  for (const [file, size] of Object.entries(sizes))
    expect(sizeOf(readFileSync(join(client, file)))).toEqual([size, size]);
  const ico = readFileSync(join(client, 'favicon.ico'));
  expect(ico.readUInt16LE(2)).toBe(1);
  expect(sizeOf(ico.subarray(ico.readUInt32LE(18)))).toEqual([32, 32]);
});

test('the manifest is complete and its icons exist', () => {
  const manifest = JSON.parse(read('manifest.webmanifest'));
  expect(manifest).toMatchObject({ name: site.name, start_url: '/', theme_color: site.colors.paper });
  for (const { src } of manifest.icons) expect(existsSync(join(client, src))).toBe(true);
  expect(htmlOf('/')).toContain(`<meta name="theme-color" content="${site.colors.paper}">`);
});

function sizeOf(png: Buffer) {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** The HTML without the elements that have an attribute. */
function without(attribute: RegExp, html: string): string {
  const start = new RegExp(`<(\\w+)(?=[^>]*(?:${attribute.source}))(?![^>]* role="tabpanel")[^>]*>`).exec(html);
  if (!start) return html;
  let end = start.index + start[0].length;
  let depth = /^(?:img|input|source|br)$/.test(start[1]!) || start[0].endsWith('/>') ? 0 : 1;
  const tags = new RegExp(`<(/?)${start[1]}\\b[^>]*?(/?)>`, 'g');
  tags.lastIndex = end;
  for (let tag = tags.exec(html); depth > 0 && tag; tag = tags.exec(html)) {
    if (!tag[2]) depth += tag[1] ? -1 : 1;
    end = tags.lastIndex;
  }
  return html.slice(0, start.index) + without(attribute, html.slice(end));
}

const oneSpace = (text: string) => text.replace(/[^\S\n]+/g, ' ');

const plain = (text: string) => text.replace(/<[^>]+>|[^\p{L}\p{N}$%+]/gu, '');

const decode = (text: string) =>
  text.replace(
    /&(amp|lt|gt|quot|#x27|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );
