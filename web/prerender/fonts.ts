import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cachedFile } from './file-cache.ts';

const folder = fileURLToPath(new URL('../../dist/fonts', import.meta.url));

const typefaces = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
];

/** ASCII and the characters of unicode-range in web/styles/fonts.css. */
const glyphs = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32))}\u00a0©°·×‘’“”–—•…‹›′€™←↑→↓−`;

/** `@fonts/<name>.woff2` in stylesheets is a subset. The full file, three times as large, serves other languages. */
export function fonts(): Plugin {
  return {
    name: 'fonts',
    async config() {
      await mkdir(folder, { recursive: true });
      for (const { name, weights } of typefaces) {
        const whole = await readFile(fileOf(name));
        const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
        const key = [whole.toString('base64'), glyphs, options];
        await writeFile(`${folder}/${name}.woff2`, await cachedFile(key, () => subsetFont(whole, glyphs, options)));
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}

function fileOf(name: string) {
  const { resolve } = createRequire(import.meta.url);
  return resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
}
