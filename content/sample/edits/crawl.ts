import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const empty = /<(section|ul|ol|table|tbody|nav|h[1-6]|figure|dl|fieldset|summary|a|th)\b[^>]*>\s*<\/\1>/g;
const twoPoints = /\S*[^.\s]\.\.(?!\.)/g;
const unfilled = /\S*\s?\b(undefined|null|NaN|\[object Object\])/g;

/** Dead links, missing files, empty elements, and texts that match `gone`. */
export function crawl(folder: string, gone?: RegExp): string[] {
  const client = join(folder, 'dist/client');
  const files = new Set(readdirSync(client, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`));
  const texts = new Map(
    [...files]
      .filter((file) => /\.(html|css|js|md|txt|xml|svg|webmanifest|vtt)$/.test(file))
      .map((file) => [file, readFileSync(join(client, file), 'utf8')]),
  );
  const pages = [...texts].filter(([file]) => file.endsWith('.html') && !/^\/(desk|embeds)\//.test(file));
  const ids = new Map(
    pages.map(([file, html]) => [file, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))]),
  );
  const problems = pages.flatMap(([file, html]) => [
    ...[...html.matchAll(/\s(?:href|src|action|poster)="([^"]*)"/g)]
      .map(([, address]) => address!.replaceAll('&amp;', '&'))
      .filter((address) =>
        leadsNowhere(new URL(address, `${origin}${file.replace(/(index)?\.html$/, '')}`), files, ids),
      )
      .map((address) => `${file} leads to ${address}`),
    ...[...html.matchAll(empty)].map(([element]) => `${file} has an empty ${element}`),
    ...[unfilled, twoPoints]
      .flatMap((pattern) => [...wordsOf(html).matchAll(pattern)])
      .map(([words]) => `${file} says “${words}”`),
  ]);
  const left = [...texts].flatMap(([file, text]) => {
    const found = gone?.exec(text);
    return found ? [`${file} still has “${found[0]}”`] : [];
  });
  return [...new Set([...problems, ...left])];
}

const origin = 'https://site.invalid';

function leadsNowhere({ host, pathname, hash }: URL, files: Set<string>, ids: Map<string, Set<string | undefined>>) {
  if (host !== new URL(origin).host || pathname.startsWith('/api/')) return false;
  const path = decodeURIComponent(pathname);
  const file = files.has(path) && /\.\w+$/.test(path) ? path : path === '/' ? '/index.html' : `${path}.html`;
  return !files.has(file) || (hash !== '' && ids.has(file) && !ids.get(file)!.has(hash.slice(1)));
}

function wordsOf(html: string) {
  return html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ');
}
