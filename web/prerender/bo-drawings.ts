import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { site } from '../../content/site.ts';
import { madeFiles } from './made-files.ts';

const folder = new URL('../ui/bo/', import.meta.url);

/**
 * Turns the drawings of web/ui/bo into one picture a pose, in the brand's colors and with the head they share put in.
 * `virtual:bo` exports each pose's address and size.
 */
export function boDrawings(): Plugin {
  const files = Object.entries(readBoDrawings()).map(([pose, { svg, width, height }]) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return { pose, source: svg, width, height, fileName: `assets/bo-${pose}-${hash}.svg` };
  });
  const poses = files.map(({ pose, width, height, fileName }) => [pose, { src: `/${fileName}`, width, height }]);
  return madeFiles(
    'bo',
    files.map(({ fileName, source }) => ({ fileName, source })),
    `export const poses = ${JSON.stringify(Object.fromEntries(poses))}`,
  );
}

/** A thin line of light around Bo, unseen on light ground: his black parts would be gone where a browser makes pages dark. */
const halo = `drop-shadow(0 0 .8px ${site.colors.paper})`;

/** Each pose as a complete SVG, with its size in units of the drawing. */
export function readBoDrawings(): Record<string, { svg: string; width: number; height: number }> {
  const sources = readdirSync(folder).map((file) => [
    file.replace('.svg', ''),
    readFileSync(new URL(file, folder), 'utf8'),
  ]);
  const heads = new Map(sources.filter(([name]) => name!.startsWith('head')) as [string, string][]);
  const head = (_: string, name: string, transform = '') =>
    `<g${transform}>${heads.get(name)!.match(/<svg[^>]*>(.*)<\/svg>/s)![1]}</g>`;
  return Object.fromEntries(
    sources
      .filter(([name]) => !heads.has(name!))
      .map(([pose, source]) => {
        const [, width, height] = source!.match(/viewBox="0 0 (\d+) (\d+)"/)!;
        const svg = source!
          .replace('<svg', `<svg style="filter:${halo}"`)
          .replace(/<use href="#([\w-]+)"( transform="[^"]*")?\/>/g, head)
          .replace(/var\(--hue-([\w-]+)\)/g, (_, hue: keyof typeof site.colors) => site.colors[hue])
          .replace(/\s*\n\s*/g, '');
        return [pose, { svg, width: Number(width), height: Number(height) }];
      }),
  );
}
