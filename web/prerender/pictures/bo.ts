import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pages } from '../../../content/pages.ts';
import { slugOf } from '../../../content/shared/page-files.ts';
import { site } from '../../../content/site.ts';
import { hash, madeFiles } from '../emitted-files.ts';
import { joinParts, readDrawings } from './svg.ts';

const folder = new URL('../../ui/bo/', import.meta.url);

interface Drawing {
  svg: string;
  /** In units of the drawing. */
  width: number;
  height: number;
}

/**
 * Turns the drawings of web/ui/bo into one picture each, in the brand's colors and with the parts they share put in.
 * `virtual:bo` exports each pose's address and size. Of the pictures with a prop, which are of one size, it exports what
 * their addresses begin with: scripts must not grow with them; a feature page without a drawing has the waving one. The
 * brand's own picture of its mascot is that of all poses, and without a mascot there is none.
 */
export function boDrawings(): Plugin {
  const picture = site.mascot?.picture;
  const drawings = readBoDrawings('');
  const poses = Object.entries(drawings).map(([pose, { svg, width, height }]) => {
    const source = withHalo(svg);
    const fileName = `assets/bo-${pose}-${hash(source)}.svg`;
    return { pose: [pose, { src: picture ?? `/${fileName}`, width, height }], file: { fileName, source } };
  });
  const props = readBoDrawings('props/');
  const pictures = Object.entries(pages)
    .filter(([, { kind }]) => kind === 'feature')
    .map(([path]) => slugOf(path))
    .map((slug) => ({ slug, source: withHalo((props[slug] ?? drawings.waving)?.svg ?? '') }));
  const start = `assets/bo-${hash(JSON.stringify(pictures))}-`;
  const withProps = pictures.map(({ slug, source }) => ({ fileName: `${start}${slug}.svg`, source }));
  return madeFiles(
    'bo',
    site.mascot && !picture ? [...poses.map(({ file }) => file), ...withProps] : [],
    `export const poses = ${JSON.stringify(Object.fromEntries(poses.map(({ pose }) => pose)))};
     export const withProp = "/${start}";
     export const isBo = ${site.mascot !== null && !picture};`,
  );
}

/**
 * The drawing with a thin line of light around Bo, unseen on light ground: his black parts would be gone where a browser
 * makes pages dark.
 */
export const withHalo = (svg: string) =>
  svg.replace('<svg', `<svg style="filter:drop-shadow(0 0 .8px ${site.colors.paper})"`);

/**
 * The drawings of a folder in web/ui/bo, each as a complete SVG: those in it are poses, or the mascot of the brand in their
 * place; those of `props/` are Bo's alone, one for each feature page.
 */
export function readBoDrawings(of: '' | 'props/'): Record<string, Drawing> {
  if (!site.mascot) return {};
  const { picture } = site.mascot;
  if (picture) {
    const own = readFileSync(new URL(`../../public${picture}`, import.meta.url), 'utf8');
    return Object.fromEntries(of ? [] : readSources(of).map(([name]) => [name, { svg: own, ...sizeOf(own) }]));
  }
  const parts = new Map(readSources('parts/'));
  return Object.fromEntries(
    readSources(of).map(([name, source]) => [name, { svg: joinParts(source, parts), ...sizeOf(source) }]),
  );
}

const readSources = (of: string) => readDrawings(new URL(of, folder));

function sizeOf(svg: string) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
  return { width: Number(width), height: Number(height) };
}
