import { readdirSync, readFileSync } from 'node:fs';
import { site } from '../../../content/site.ts';

/** The drawings of a folder, each by its name. */
export const readDrawings = (folder: URL) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, folder), 'utf8')] as const);

/** A drawing in the brand's colors on one line, with the shared parts that it uses put in; those of `parts` that are not there are left out. */
export function joinParts(source: string, parts: ReadonlyMap<string, string>): string {
  const part = (_: string, name: string, transform = '') =>
    parts.has(name) ? `<g${transform}>${bodyOf(parts.get(name)!)}</g>` : '';
  return source
    .replace(/<use href="#([\w-]+)"( transform="[^"]*")?\/>/g, part)
    .replace(/var\(--hue-([\w-]+)\)/g, (_, hue: keyof typeof site.colors) => site.colors[hue])
    .replace(/\s*\n\s*/g, '');
}

/** What a drawing draws. */
export const bodyOf = (svg: string) => svg.match(/<svg[^>]*>(.*)<\/svg>/s)![1]!;
