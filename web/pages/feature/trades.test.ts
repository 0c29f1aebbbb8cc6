import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FeaturePage } from '#content/feature-page.ts';
import { type PagePath, pages } from '#content/pages.ts';
import type { Drawings } from './drawings.ts';

const scenes = import.meta.glob<Drawings>('./scenes/*.tsx', { eager: true });
const words = import.meta.glob<{ default: FeaturePage }>('../../../content/features/*.ts', { eager: true });

const withTrades = (Object.keys(pages) as PagePath[])
  .filter((path) => pages[path].kind === 'feature')
  .map((path) => ({ path, slug: path.slice(path.lastIndexOf('/') + 1) }))
  .filter(({ slug }) => scenes[`./scenes/${slug}.tsx`]!.TradeScene);

test('some pages show their kinds one at a time', () => {
  expect(withTrades.length).toBeGreaterThan(0);
});

test.each(withTrades)('$path has all kinds in its HTML, each with a scene of its own', ({ path, slug }) => {
  const html = readFileSync(join(import.meta.dirname, '../../../dist/client', `${path}.html`), 'utf8');
  const [trades] = /<fieldset class="trades.*?<\/fieldset>/s.exec(html)!;
  const panels = trades.split('<label').slice(1);
  const { items } = words[`../../../content/features/${slug}.ts`]!.default.categories;
  expect(panels).toHaveLength(items.length);
  expect(panels.map((panel) => / checked=""/.test(panel))).toEqual(items.map((_, index) => index === 0));
  const seen = panels.map((panel) => {
    const [said, scene] = panel.split('<div aria-hidden="true"');
    return { said: said!.replaceAll(/<[^>]+>/g, '\n').replaceAll('&amp;', '&'), scene: scene! };
  });
  for (const [index, { name, text, tag }] of items.entries())
    for (const word of [name, text, tag]) expect(seen[index]!.said).toContain(`\n${word}\n`);
  expect(new Set(seen.map(({ scene }) => scene)).size).toBe(items.length);
});
