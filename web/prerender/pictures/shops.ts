import { testimonials } from '../../../content/facts/testimonials.ts';
import { drawnTrades } from '../../../content/facts/trades.ts';
import { shopsBeforeYours } from '../../../content/pages/main-street.ts';
import { site } from '../../../content/site.ts';
import { contentOf, type Drawn, inlineParts, readSvgs, shortHash } from './svg.ts';

/** A street of the testimonials' shops and the visitor's, and each trade's shop. */
export function drawShops(): Drawn {
  const shops = readShops();
  const { source, width, height } = drawStreet(
    testimonials.map(({ shop }) => shops.get(shop ?? 'plain')!),
    shops.get('yours')!,
  );
  const single = drawnTrades.map(({ id }) => ({ id, source: drawShop(shops.get(id)!) }));
  const streetFile = `assets/street-${shortHash(source)}.svg`;
  const start = `assets/shop-${shortHash(JSON.stringify(single))}-`;
  return {
    files: [
      { fileName: streetFile, source },
      ...single.map(({ id, source }) => ({ fileName: `${start}${id}.svg`, source })),
    ],
    exports: { street: { src: `/${streetFile}`, width, height }, singleShop: `/${start}` },
  };
}

const folder = new URL('../../ui/shops/', import.meta.url);

export function readShops(): ReadonlyMap<string, string> {
  const bo = site.mascot && !site.mascot.picture ? readSvgs(new URL('../bo/parts/', folder)) : [];
  const parts = new Map([...readSvgs(new URL('parts/', folder)), ...bo]);
  return new Map(readSvgs(folder).map(([trade, source]) => [trade, contentOf(inlineParts(source, parts))]));
}

const { sun, paper, night, stage: deep } = site.colors;

const light = `<defs><linearGradient id="glow" x2="0" y2="1"><stop stop-color="#ffe9b0"/><stop offset="1" stop-color="${sun}"/></linearGradient><linearGradient id="shine" x2="0" y2="1"><stop stop-color="${sun}" stop-opacity=".55"/><stop offset="1" stop-color="${sun}" stop-opacity=".05"/></linearGradient></defs>`;

const svg = (box: string, drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${light}${drawing}</svg>`;

const drawShop = (shop: string) =>
  svg(
    '-9 44 178 178',
    `<path d="M-9 44h178v178H-9Z" fill="${night}"/>${shop}<path d="M-9 219h178v3H-9Z" fill="${deep}"/>`,
  );

/** 160 wide each, between sky and pavement. The visitor's shop takes three places, in half again the size. */
function drawStreet(shops: readonly string[], yours: string) {
  const places = Array.from({ length: shops.length + 3 }, (_, index) => 160 * index);
  const width = 160 * places.length;
  const height = 384;
  const free = places.toSpliced(shopsBeforeYours, 3);
  const row = shops.map((shop, index) => `<g transform="translate(${free[index]} 44)">${shop}</g>`);
  row.push(`<g transform="translate(${places[shopsBeforeYours]} -66) scale(1.5)">${yours}</g>`);
  const blocks = places.map((x, index) => `<g transform="translate(${x} 0)">${distance[index % 2]}</g>`);
  const pavement = `<path d="M0 264h${width}v20H0Z" fill="${night}"/><path d="M0 264h${width}v3H0Z" fill="${paper}" opacity=".28"/>`;
  const shine = places.map((x) => `<path d="M${x + 12} 267h92l4 17h-100ZM${x + 117} 267h28l4 17h-36Z"/>`);
  const source = svg(
    `0 -100 ${width} ${height}`,
    `${blocks.join('')}${row.join('')}${pavement}<g fill="url(#shine)">${shine.join('')}</g>`,
  );
  return { source, width, height };
}

const distance = [
  `<path d="M0 110V52h22V34h30v18h16V26h34v20h24V60h34v60Z" fill="${deep}" opacity=".75"/><path d="M76 34h5v7h-5ZM88 34h5v7h-5ZM30 42h5v7h-5Z" fill="${sun}" opacity=".55"/><g fill="${paper}"><circle cx="18" cy="18" r="1.4"/><circle cx="64" cy="8" r="1" opacity=".7"/><circle cx="124" cy="22" r="1.2"/><circle cx="146" cy="6" r=".9" opacity=".7"/></g>`,
  `<path d="M0 110V60h18V40l16-12 16 12v14h22V38h38v14h20V30h14v30h16v60Z" fill="${deep}" opacity=".75"/><path d="M80 46h5v7h-5ZM96 46h5v7h-5ZM31 44h6v8h-6Z" fill="${sun}" opacity=".55"/><g fill="${paper}"><circle cx="12" cy="30" r="1" opacity=".7"/><circle cx="58" cy="20" r="1.4"/><circle cx="92" cy="10" r="1.2"/><circle cx="152" cy="14" r="1.4"/></g>`,
];
