import { site } from '../site.ts';

/** The brand in the demo video; `node web/tools/video/make.mjs` writes it. */
export const filmedBrand: string = 'wlk39f';

/** Hash of what the film shows of the brand. */
export const brandInFilm = checksum(JSON.stringify([site.name, site.mascot, site.motif, site.colors]));

function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}
