import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Resvg } from '@resvg/resvg-wasm';

/** Draws an SVG (text already as paths) into a PNG of the given width in px. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  renderer ??= loadRenderer();
  return Buffer.from(new (await renderer)(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

/** An SVG, whatever size it says it has, as a part of another one. */
export const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg
    .slice(svg.indexOf('<svg'))
    .replace(/<svg[^>]*>/, (tag) => tag.replace(/\s(?:x|y|width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg x="${x}" y="${y}" width="${width}" height="${height}"`);

/** A drawing of web/public as an SVG; a PNG as one that holds it. */
export function readDrawing(file: string): string {
  const data = readFileSync(new URL(`../../public${file}`, import.meta.url));
  if (!file.endsWith('.png')) return data.toString();
  // The header of a PNG has its size.
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)];
  const image = `<image width="${width}" height="${height}" href="data:image/png;base64,${data.toString('base64')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${image}</svg>`;
}

let renderer: Promise<typeof Resvg> | undefined;

/** WebAssembly, so that no platform lacks it; loaded on first use, because most builds find every picture drawn. */
async function loadRenderer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  // `npm start` builds in one process, which has it from the build before.
  await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))).catch((error: Error) => {
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return Resvg;
}
