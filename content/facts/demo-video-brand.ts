import { site } from '../site.ts';

/** The `brandInFilm` that the files in web/public/video show. */
export const filmedBrand: string = 'wlk39f';

export const brandInFilm = checksum(JSON.stringify([site.name, site.mascot, site.motif, site.colors]));

function checksum(text: string): string {
  let sum = 0;
  for (const character of text) sum = (Math.imul(sum, 31) + character.codePointAt(0)!) >>> 0;
  return sum.toString(36);
}
