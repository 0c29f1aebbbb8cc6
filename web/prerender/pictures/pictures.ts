import type { Plugin } from 'vite';
import { emitFiles } from '../emit-files.ts';
import { drawBo } from './bo.ts';
import { drawIconSprites } from './icon-sprites.ts';
import { drawShops } from './shops.ts';
import type { Drawn } from './svg.ts';

export function pictures(): Plugin {
  const drawn: readonly Drawn[] = [drawBo(), drawShops(), drawIconSprites()];
  const values = drawn.flatMap(({ exports }) => Object.entries(exports));
  const code = values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  const files = drawn.flatMap(({ files }) => files);
  return {
    name: 'pictures',
    resolveId: { filter: { id: /^virtual:pictures$/ }, handler: () => '\0virtual:pictures' },
    load: { filter: { id: /^\0virtual:pictures$/ }, handler: () => code },
    ...emitFiles(() => files),
  };
}
