import { describe, expect, test } from 'vitest';
import { slugOf } from '#content/shared/http/page-files.ts';
import { site } from '#content/site.ts';
import { featurePaths, htmlOf, read } from '../test-output.ts';
import { readBoDrawings, withHalo } from './bo.ts';

const props = readBoDrawings('props/');

describe.runIf(site.mascot && !site.mascot.picture)('Bo', () => {
  test('holds a different prop for each feature page, in pictures of equal size', () => {
    const drawn = Object.entries(props);
    expect(new Set(drawn.map(([, { svg }]) => svg.replace(/<g.*?<\/g>/gs, ''))).size).toBe(drawn.length);
    for (const [name, { width, height }] of drawn) expect([width, height], name).toEqual([170, 170]);
  });

  test.each(featurePaths)('is on %s once, with its prop', (path) => {
    const [shown, ...others] = [...htmlOf(path).matchAll(/src="(\/assets\/bo-[^"]+)"/g)].map(([, src]) => src!);
    expect(others).toEqual([]);
    expect(shown).toMatch(new RegExp(`/bo-\\w+-${slugOf(path)}\\.svg$`));
    const { svg } = props[slugOf(path)] ?? readBoDrawings('').waving!;
    expect(read(shown!)).toBe(withHalo(svg));
  });
});
