import { readFile } from 'node:fs/promises';
import type { Resvg } from '@resvg/resvg-wasm';

/** `width` is in px. No text elements in the SVG. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  renderer ??= loadRenderer();
  return Buffer.from(new (await renderer)(svg, { fitTo: { mode: 'width', value: width } }).render().asPng());
}

let renderer: Promise<typeof Resvg> | undefined;

/** WebAssembly runs on every platform. Most builds find all pictures cached. */
async function loadRenderer() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  // `npm start` builds repeatedly in one process.
  await initWasm(readFile(new URL(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')))).catch((error: Error) => {
    if (!error.message.startsWith('Already initialized')) throw error;
  });
  return Resvg;
}
