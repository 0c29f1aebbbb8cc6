import { readFile } from 'node:fs/promises';
import type { BoPose } from 'virtual:pictures';
import { changelogPath, type PageHead, type PagePath } from '../../../content/pages.ts';
import { slugOf } from '../../../content/shared/http/page-files.ts';
import { site } from '../../../content/site.ts';
import { legalPoses } from '../../pages/legal/poses.ts';
import { cachedFile } from '../file-cache.ts';
import { readBoDrawings } from './bo.ts';
import { drawPng } from './draw-png.ts';
import { nestSvg, readLogo } from './svg.ts';

const width = 1200;
const height = 630;

/** A PNG of 1200x630. Cached by title, colors and code. */
export function socialImage(
  path: PagePath,
  { socialTitle }: Pick<PageHead, 'socialTitle'>,
  body = '',
): Promise<Buffer> {
  const hue = /--page-hue:\s*var\(--hue-([\w-]+)\)/.exec(body)?.[1] ?? 'highlight';
  const picture: Picture = {
    title: socialTitle,
    color: site.colors[hue as keyof typeof site.colors],
    bo: withProps[slugOf(path)] ?? drawings[poses[path] ?? 'waving'],
  };
  const draw = async () => drawPng(await layOut(picture), width);
  return cachedFile({ picture, name: site.name, motif: site.motif, logo: [brand, logo], colors: site.colors }, draw);
}

const drawings = readBoDrawings('');
const withProps = readBoDrawings('props/');
const brand = site.logo.wordmark ? site.logo : { file: site.sign, width: 1, height: 1 };
const logo = readLogo(brand.file);

interface Picture {
  title: string;
  color: string;
  bo: { svg: string; width: number; height: number } | undefined;
}

async function layOut({ title, color, bo }: Picture): Promise<string> {
  const { default: satori } = await import('satori');
  const words = box(
    {
      boxSizing: 'border-box',
      width,
      height,
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      padding: '68px 72px 60px',
      color: site.colors.ink,
    },
    [
      box({ ...claim, fontSize: title.length > 44 ? 72 : 84 }, title),
      box(
        { paddingLeft: 80, fontSize: 44, lineHeight: '64px', letterSpacing: '-0.03em' },
        site.logo.wordmark ? '' : site.name,
      ),
    ],
  );
  const svg = await satori(words as Parameters<typeof satori>[0], { width, height, fonts: await loadFonts() });
  const ground = `<rect width="${width}" height="${height}" fill="${color}"/>`;
  const drawings =
    nestSvg(logo, 72, height - 60 - 64, (64 * brand.width) / brand.height, 64) + (bo ? onTheRight(bo) : '');
  return svg.replace(/(<svg[^>]*>)/, `$1${ground}${site.motif ? grove : ''}`).replace(/<\/svg>$/, `${drawings}</svg>`);
}

const claim = { maxWidth: 660, lineHeight: 1.03, letterSpacing: '-0.035em', textWrap: 'balance' };

const box = (style: object, children: unknown) => ({ type: 'div', props: { style, children } });

function onTheRight(bo: NonNullable<Picture['bo']>) {
  const scale = Math.min(430 / bo.width, 500 / bo.height);
  const [w, h] = [bo.width * scale, bo.height * scale];
  return nestSvg(bo.svg, width - 44 - w, height - h, w, h);
}

const grove = [
  { x: 1128, top: 0, segment: 150 },
  { x: 1040, top: 96, segment: 190 },
  { x: 812, top: 330, segment: 120 },
]
  .flatMap(({ x, top, segment }) =>
    Array.from({ length: Math.ceil((height - top) / segment) }, (_, index) => {
      const y = top + index * segment;
      return `<rect x="${x}" y="${y}" width="38" height="${segment - 8}" rx="8" fill="${site.colors.action}" opacity=".22"/>`;
    }),
  )
  .join('');

async function loadFonts() {
  const file = 'bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff';
  const data = await readFile(new URL(`../../../node_modules/@fontsource/${file}`, import.meta.url));
  return [{ name: 'Display', data, weight: 700 as const }];
}

/** For pages without a prop. The default is waving. */
const poses: Partial<Record<PagePath, BoPose>> = {
  '/features': 'carrying',
  '/integrations/third-party': 'working',
  '/integrations/native': 'eating',
  ...legalPoses,
  ...(changelogPath && { [changelogPath]: 'working' }),
  '/support': 'reading',
  '/about': 'climbing',
};
