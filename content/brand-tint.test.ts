import { expect, test } from 'vitest';
import { colorIn, contrast, pairs, type Tint, tintOf } from './brand-tint.ts';
import { brandFile, tools } from './brand-tools.ts';
import { site } from './site.ts';

/** 200 colors that are the same in every run, and those in which a computation can go wrong. */
function* colors() {
  yield* ['#000000', '#ffffff', '#808080', '#ffff66', '#0000ff', '#ff0000', '#00ff00', '#00ffff', '#ff00ff', '#010000'];
  yield* tools.swatches;
  let seed = 42;
  for (let count = 0; count < 200; count++) {
    seed = (seed * 16807) % 2147483647;
    yield `#${(seed & 0xffffff).toString(16).padStart(6, '0')}`;
  }
}

test('whatever color is chosen, each text can be read on its ground', () => {
  const wrong = [...colors()].flatMap((color) => {
    const tint = tintOf(color);
    return pairs
      .filter(([text, on, least]) => contrast(colorIn(tint, text), colorIn(tint, on)) < least)
      .map(([text, on]) => `${color}: ${text} on ${on}`);
  });
  expect(wrong).toEqual([]);
});

test('the page takes the hue that was chosen, and all of its colors can be written', () => {
  for (const color of colors()) {
    for (const made of Object.values(tintOf(color))) expect(made).toMatch(/^#[0-9a-f]{6}$/);
  }
  const red = Number.parseInt(tintOf('#d01030').bamboo.slice(1, 3), 16);
  const blue = Number.parseInt(tintOf('#d01030').bamboo.slice(5, 7), 16);
  expect(red).toBeGreaterThan(blue * 2);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#1f7a3d', '#1f7a3d')).toBe(1);
});

test('the copied text is a part of content/site.ts', async () => {
  const tint: Tint = tintOf('#7744cc');
  const written = brandFile(`O'Brien & "Söhne" \${x}`, tint, 'clay');
  const read = (await import(`data:text/javascript,${encodeURIComponent(`export default {${written}}`)}`)).default;
  expect(read.name).toBe(`O'Brien & "Söhne" \${x}`);
  expect(Object.keys(read.colors)).toEqual(Object.keys(site.colors));
  expect(read.colors.bamboo).toBe(tint.bamboo);
  expect(read.colors.clay).toBe(tint.page);
  expect(read.colors.paper).toBe(site.colors.paper);
});
