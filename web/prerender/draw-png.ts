import { readFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';
import type { Resvg } from '@resvg/resvg-wasm';

/**
 * Draws an SVG (text already as paths) into a PNG of the given width in px. At most 256 colours: for flat drawings that
 * is a third of the bytes and no difference to the eye.
 */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  renderer ??= loadRenderer();
  const image = new (await renderer)(svg, { fitTo: { mode: 'width', value: width } }).render();
  return encodePng(image.pixels, image.width, image.height);
}

let renderer: Promise<typeof Resvg> | undefined;

/** WebAssembly, so that no platform lacks it; loaded on first use, because most builds find every picture drawn. */
async function loadRenderer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));
  return Resvg;
}

/** RGBA pixels as a PNG with a palette of the most frequent colours; others take the nearest of them. */
function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const counts = new Map<number, number>();
  for (const color of colors) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 256)
    .map(([color]) => color);
  const indices = new Map(palette.map((color, index) => [color, index]));
  for (const color of counts.keys()) if (!indices.has(color)) indices.set(color, nearest(color, palette));

  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = indices.get(colors[y * width + x]!)!;

  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((color) => channels(color).slice(0, 3)))),
    chunk('tRNS', Buffer.from(palette.map((color) => channels(color)[3]!))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const channels = (color: number) => [color & 255, (color >> 8) & 255, (color >> 16) & 255, color >>> 24];

function nearest(color: number, palette: readonly number[]): number {
  const distance = (other: number) =>
    channels(other).reduce((sum, value, channel) => sum + (value - channels(color)[channel]!) ** 2, 0);
  return palette.reduce((best, other, index) => (distance(other) < distance(palette[best]!) ? index : best), 0);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
