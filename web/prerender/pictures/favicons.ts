import { productSummary } from '../../../content/facts/product-summary.ts';
import { site } from '../../../content/site.ts';
import { cachedFile } from '../file-cache.ts';
import { drawPng } from './draw-png.ts';
import { nestSvg, readLogo } from './svg.ts';

export const faviconType = site.favicon.endsWith('.svg') ? 'image/svg+xml' : 'image/png';

export async function favicons(): Promise<Record<string, string | Buffer>> {
  const sign = readLogo(site.sign);
  const draw = (svg: string, size: number) => cachedFile({ svg, size }, () => drawPng(svg, size));
  const plain = (size: number) => draw(sign, size);
  const onGround = (size: number, share: number) => draw(onSquare(sign, share), size);
  return {
    'favicon.ico': ico(await plain(32), 32),
    'apple-touch-icon.png': await onGround(180, 0.7),
    'icon-192.png': await plain(192),
    'icon-512.png': await plain(512),
    'icon-maskable.png': await onGround(512, 0.6),
    'manifest.webmanifest': JSON.stringify({
      name: site.name,
      short_name: site.name,
      description: productSummary,
      start_url: '/',
      display: 'browser',
      theme_color: site.colors.paper,
      background_color: site.colors.paper,
      icons: [
        ...(site.favicon.endsWith('.svg') ? [{ src: site.favicon, sizes: 'any', type: faviconType }] : []),
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
  };
}

/** The logo on a full-bleed square; systems cut its corners. */
function onSquare(sign: string, share: number): string {
  const at = (1 - share) * 50;
  const inner = nestSvg(sign, at, at, share * 100, share * 100);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${site.colors.highlight}"/>${inner}</svg>`;
}

function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
