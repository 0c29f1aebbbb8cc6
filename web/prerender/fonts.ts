import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { cachedFile } from './file-cache.ts';

const folder = fileURLToPath(new URL('../../dist/fonts', import.meta.url));

/** The typefaces, each with the weights that the site uses. */
const typefaces = [
  { name: 'bricolage-grotesque', weights: { min: 600, max: 800 } },
  { name: 'figtree', weights: { min: 400, max: 700 } },
];

/** What the site writes: ASCII, and the signs that web/styles/fonts.css lists for the same faces. */
const glyphs = `${String.fromCharCode(...Array.from({ length: 95 }, (_, n) => n + 32))}\u00a0©°·×‘’“”–—•…‹›′€™←↑→↓−`;

/**
 * Makes a file of each typeface, `@fonts/<name>.woff2` in stylesheets, with the glyphs and weights of the site alone: a
 * third of its bytes are letters of other languages, for which the whole file is there.
 */
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
