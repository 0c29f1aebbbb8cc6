import { readFileSync } from 'node:fs';
import { pages } from '../../../content/pages.ts';
import { slugOf } from '../../../content/shared/http/page-files.ts';
import { site } from '../../../content/site.ts';
import { type Drawn, inlineParts, readSvgs, shortHash } from './svg.ts';

const folder = new URL('../../ui/bo/', import.meta.url);

interface Drawing {
  svg: string;
  /** In SVG user units. */
  width: number;
  height: number;
}

/**
 * URL and size by pose, but only a URL prefix for props, so scripts don't grow with their number. A brand's own mascot replaces
 * all poses.
 */
export function drawBo(): Drawn {
  const picture = site.mascot?.picture;
  const drawings = readBoDrawings('');
  const poses = Object.entries(drawings).map(([pose, { svg, width, height }]) => {
    const source = withHalo(svg);
    const fileName = `assets/bo-${pose}-${shortHash(source)}.svg`;
    return { pose: [pose, { src: picture ?? `/${fileName}`, width, height }], file: { fileName, source } };
  });
  const props = readBoDrawings('props/');
  const pictures = Object.entries(pages)
    .filter(([, { kind }]) => kind === 'feature')
    .map(([path]) => slugOf(path))
    .map((slug) => ({ slug, source: withHalo((props[slug] ?? drawings.waving)?.svg ?? '') }));
  const start = `assets/bo-${shortHash(JSON.stringify(pictures))}-`;
  const withProps = pictures.map(({ slug, source }) => ({ fileName: `${start}${slug}.svg`, source }));
  const isBo = site.mascot !== null && !picture;
  return {
    files: isBo ? [...poses.map(({ file }) => file), ...withProps] : [],
    exports: { poses: Object.fromEntries(poses.map(({ pose }) => pose)), withProp: `/${start}`, isBo },
  };
}

/** Without an outline a browser's forced dark mode hides Bo's black parts. */
export const withHalo = (svg: string) =>
  svg.replace('<svg', `<svg style="filter:drop-shadow(0 0 .8px ${site.colors.paper})"`);

export function readBoDrawings(of: '' | 'props/'): Record<string, Drawing> {
  if (!site.mascot) return {};
  const { picture } = site.mascot;
  if (picture) {
    const own = readFileSync(new URL(`../../public${picture}`, import.meta.url), 'utf8');
    return Object.fromEntries(of ? [] : readSources(of).map(([name]) => [name, { svg: own, ...sizeOf(own) }]));
  }
  const parts = new Map(readSources('parts/'));
  return Object.fromEntries(
    readSources(of).map(([name, source]) => [name, { svg: inlineParts(source, parts), ...sizeOf(source) }]),
  );
}

const readSources = (of: string) => readSvgs(new URL(of, folder));

function sizeOf(svg: string) {
  const [, width, height] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(svg)!;
  return { width: Number(width), height: Number(height) };
}
