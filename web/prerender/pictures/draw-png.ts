import { readFile } from 'node:fs/promises';
import type { Resvg } from '@resvg/resvg-wasm';

/** Draws an SVG (text already as paths) into a PNG of the given width in px. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  renderer ??= loadRenderer();
  return Buffer.from(new (await renderer)(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
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
