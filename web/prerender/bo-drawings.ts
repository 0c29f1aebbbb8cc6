import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { site } from '../../content/site.ts';
import { madeFiles } from './made-files.ts';

const folder = new URL('../ui/bo/', import.meta.url);

/**
 * Turns the drawings of web/ui/bo into one picture a pose, in the brand's colors and with the head they share put in.
 * `virtual:bo` exports each pose's address and size; the brand's own picture of its mascot is that of all poses, and
 * without a mascot there is none.
 */
export function boDrawings(): Plugin {
  const picture = site.mascot?.picture;
  const files = Object.entries(readBoDrawings()).map(([pose, { svg, width, height }]) => {
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
    return { pose, source: svg, width, height, fileName: `assets/bo-${pose}-${hash}.svg` };
  });
  const poses = files.map(({ pose, width, height, fileName }) => [
    pose,
    { src: picture ?? `/${fileName}`, width, height },
  ]);
  return madeFiles(
    'bo',
    picture ? [] : files.map(({ fileName, source }) => ({ fileName, source })),
    `export const poses = ${JSON.stringify(Object.fromEntries(poses))}; export const isBo = ${site.mascot !== null && !picture}`,
  );
}

/** A thin line of light around Bo, unseen on light ground: his black parts would be gone where a browser makes pages dark. */
const halo = `drop-shadow(0 0 .8px ${site.colors.paper})`;

/** Each pose as a complete SVG, with its size in units of the drawing. */
export function readBoDrawings(): Record<string, { svg: string; width: number; height: number }> {
  if (!site.mascot) return {};
  const sources = readdirSync(folder).map((file) => [
    file.replace('.svg', ''),
    readFileSync(new URL(file, folder), 'utf8'),
  ]);
  const heads = new Map(sources.filter(([name]) => name!.startsWith('head')) as [string, string][]);
  const head = (_: string, name: string, transform = '') =>
    `<g${transform}>${heads.get(name)!.match(/<svg[^>]*>(.*)<\/svg>/s)![1]}</g>`;
  const { picture } = site.mascot;
  const own = picture && readFileSync(new URL(`../public${picture}`, import.meta.url), 'utf8');
  return Object.fromEntries(
    sources
      .filter(([name]) => !heads.has(name!))
      .map(([pose, source]) => {
        if (own) return [pose, { svg: own, ...sizeOf(own) }];
        const svg = source!
          .replace('<svg', `<svg style="filter:${halo}"`)
          .replace(/<use href="#([\w-]+)"( transform="[^"]*")?\/>/g, head)
          .replace(/var\(--hue-([\w-]+)\)/g, (_, hue: keyof typeof site.colors) => site.colors[hue])
          .replace(/\s*\n\s*/g, '');
        return [pose, { svg, ...sizeOf(source!) }];
      }),
  );
}

function sizeOf(svg: string) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
  return { width: Number(width), height: Number(height) };
}
