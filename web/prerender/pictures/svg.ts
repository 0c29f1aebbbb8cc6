import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { site } from '../../../content/site.ts';
import type { GeneratedFile } from '../emit-files.ts';

export interface Drawn {
  files: readonly GeneratedFile[];
  exports: Readonly<Record<string, unknown>>;
}

export const readSvgs = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')] as const);

/** Also replaces color variables. Drops a `<use>` of an unknown part. */
export function inlineParts(source: string, parts: ReadonlyMap<string, string>): string {
  const part = (_: string, name: string, transform = '') =>
    parts.has(name) ? `<g${transform}>${contentOf(parts.get(name)!)}</g>` : '';
  return source
    .replace(/<use href="#([\w-]+)"( transform="[^"]*")?\/>/g, part)
    .replace(/var\(--hue-([\w-]+)\)/g, (_, hue: keyof typeof site.colors) => site.colors[hue])
    .replace(/\s*\n\s*/g, '');
}

export const contentOf = (svg: string) => svg.match(/<svg[^>]*>(.*)<\/svg>/s)![1]!;

export const nestSvg = (svg: string, x: number, y: number, width: number, height: number) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<svg[^>]*>/, (tag) => tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);

/** A PNG is embedded. */
export function readLogo(file: string): string {
  const data = readFileSync(new URL(`../../public${file}`, import.meta.url));
  if (!file.endsWith('.png')) return data.toString();
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
}

/** Short, because a page repeats some a hundred times. */
export const shortHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6);
