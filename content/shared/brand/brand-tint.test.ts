import { expect, test } from 'vitest';
import { brandFile, tools } from '../../pages/brand-tools.ts';
import { site } from '../../site.ts';
import { colorIn, contrast, minContrast, pairs, type Tint, tintOf } from './brand-tint.ts';

function* colors() {
  yield* ['#000000', '#ffffff', '#808080', '#ffff66', '#0000ff', '#ff0000', '#00ff00', '#00ffff', '#ff00ff', '#010000'];
  yield* tools.swatches.map(({ color }) => color);
  let seed = 42;
  for (let count = 0; count < 200; count++) {
    seed = (seed * 16807) % 2147483647;
    yield `#${(seed & 0xffffff).toString(16).padStart(6, '0')}`;
  }
}

test('every color gives readable text pairs', () => {
  const wrong = [...colors()].flatMap((color) => {
    const tint = tintOf(color);
    return pairs
      .filter(([text, on]) => contrast(colorIn(tint, text), colorIn(tint, on)) < minContrast)
      .map(([text, on]) => `${color}: ${text} on ${on}`);
  });
  expect(wrong).toEqual([]);
});

test('keeps readable colors, as all swatches, and darkens others just enough', () => {
  for (const color of ['#000000', '#111827', '#0000ff', ...tools.swatches.map(({ color }) => color)])
    expect(tintOf(color).action).toBe(color);
  const { action, tint: soft } = tintOf('#ffff66');
  expect(contrast(action, soft)).toBeGreaterThanOrEqual(minContrast);
  expect(contrast(action, soft)).toBeLessThan(minContrast + 0.2);
});

test('dark backgrounds are no lighter than the color itself', () => {
  for (const color of colors()) {
    const tint = tintOf(color);
    for (const dark of ['stage', 'night'] as const)
      expect(contrast(tint[dark], '#ffffff'), color).toBeGreaterThanOrEqual(contrast(tint.action, '#ffffff'));
  }
});

test('color-mix() results are readable too', () => {
  const { card, ink } = site.colors;
  const wrong = [...colors()].filter((color) => {
    const { page, stage: deep, night, 'highlight-soft': bright } = tintOf(color);
    const hueText = mixed(page, 0.24, ink);
    const onDark = [mixed(bright, 0.7, deep), mixed(bright, 0.86, deep)];
    const raised = mixed('#ffffff', 0.08, deep);
    return (
      [page, card, mixed(page, 0.32, card)].some((ground) => contrast(hueText, ground) < minContrast) ||
      [deep, night, raised].some((ground) => onDark.some((text) => contrast(text, ground) < minContrast))
    );
  });
  expect(wrong).toEqual([]);
});

/** Like color-mix() in web/styles/tokens.css. */
function mixed(one: string, share: number, other: string) {
  const bytes = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const rest = bytes(other);
  const sum = bytes(one).map((byte, at) => Math.round(byte * share + rest[at]! * (1 - share)));
  return `#${sum.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

test('the page takes the chosen hue, and all its colors are in sRGB', () => {
  for (const color of colors()) {
    for (const made of Object.values(tintOf(color))) expect(made).toMatch(/^#[0-9a-f]{6}$/);
  }
  const red = Number.parseInt(tintOf('#d01030').action.slice(1, 3), 16);
  const blue = Number.parseInt(tintOf('#d01030').action.slice(5, 7), 16);
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
  expect(read.colors.action).toBe(tint.action);
  expect(read.colors.clay).toBe(tint.page);
  expect(read.colors.paper).toBe(site.colors.paper);
});
