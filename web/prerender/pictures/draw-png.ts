import { readFile } from 'node:fs/promises';
import type { Resvg } from '@resvg/resvg-wasm';

/** Renders an SVG without text elements as a PNG of the given width in px. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  renderer ??= loadRenderer();
  return Buffer.from(new (await renderer)(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

let renderer: Promise<typeof Resvg> | undefined;

/** WebAssembly runs on every platform. Loaded on first use: most builds find all pictures cached. */
async function loadRenderer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  // `npm start` builds repeatedly in one process, but it can be initialized only once.
  await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))).catch((error: Error) => {
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return Resvg;
}
