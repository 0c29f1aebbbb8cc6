import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type PagePath, pages } from '#content/pages.ts';
import { slugOf } from '#content/shared/http/page-files.ts';
import { site } from '#content/site.ts';
import { readBoDrawings, withHalo } from './bo.ts';

const client = join(import.meta.dirname, '../../../dist/client');
const paths = (Object.keys(pages) as PagePath[]).filter((path) => pages[path].kind === 'feature');
const props = readBoDrawings('props/');

describe.runIf(site.mascot && !site.mascot.picture)('Bo', () => {
  test('holds a different prop for each feature page, in pictures of equal size', () => {
    const drawn = Object.entries(props);
    expect(drawn.filter(([name]) => !paths.map(slugOf).includes(name))).toEqual([]);
    expect(new Set(drawn.map(([, { svg }]) => svg.replace(/<g.*?<\/g>/gs, ''))).size).toBe(drawn.length);
    for (const [name, { width, height }] of drawn) expect([width, height], name).toEqual([170, 170]);
  });

  test.each(paths)('is on %s once, with its prop', (path) => {
    const html = readFileSync(join(client, `${path}.html`), 'utf8');
    const [shown, ...others] = [...html.matchAll(/src="(\/assets\/bo-[^"]+)"/g)].map(([, src]) => src!);
    expect(others).toEqual([]);
    expect(shown).toMatch(new RegExp(`/bo-\\w+-${slugOf(path)}\\.svg$`));
    const { svg } = props[slugOf(path)] ?? readBoDrawings('').waving!;
    expect(readFileSync(join(client, shown!), 'utf8')).toBe(withHalo(svg));
  });
});
