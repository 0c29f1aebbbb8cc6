import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { type PagePath, pages } from '#content/pages.ts';
import { slugOf } from '#content/shared/page-files.ts';
import type { Drawings } from './drawings.ts';
import type { Piece } from './piece.ts';

const client = join(import.meta.dirname, '../../../dist/client');
const scenes = import.meta.glob<Drawings>('./scenes/*.tsx', { eager: true });
const pieces = import.meta.glob<{ default: Piece }>('./pieces/*.tsx', { eager: true });
const words = import.meta.glob<FeaturePage>('../../../content/features/*.ts', { eager: true, import: 'default' });
const paths = (Object.keys(pages) as PagePath[]).filter((path) => pages[path].kind === 'feature');

describe.each(paths)('%s without scripts', (path) => {
  const slug = slugOf(path);
  const content = words[`../../../content/features/${slug}.ts`]!;
  const { features, steps, categories } = content;
  const html = readFileSync(join(client, `${path}.html`), 'utf8').replaceAll('<!-- -->', '');

  test('has its six features, four steps and six categories', () => {
    const items = {
      features: features.items.map(({ title, text }) => [title, text]),
      steps: steps.items.map(({ title, text }) => [title, text]),
      categories: categories.items.map(({ name, text, tag }) => [name, text, tag]),
    };
    expect(Object.values(items).map(({ length }) => length)).toEqual([6, 4, 6]);
    for (const [id, texts] of Object.entries(items)) {
      const section = new RegExp(`<section[^>]* aria-labelledby="${id}".*?</section>`, 's').exec(html)![0];
      expect(texts.flat().filter((text) => !section.includes(`>${renderToStaticMarkup(text)}<`))).toEqual([]);
    }
  });

  const drawings = scenes[`./scenes/${slug}.tsx`];
  if (!drawings)
    return test('has a piece, with its sample business whichever trade a visitor has', () => {
      const { default: Piece } = pieces[`./pieces/${slug}.tsx`]!;
      expect(renderToStaticMarkup(<Piece content={content} />)).not.toContain('data-personalized');
      expect(html).toContain(renderToStaticMarkup(content.piece!.task));
    });

  const { default: Scene, tiles, StepScene, CategoryScene } = drawings;
  const pictures = [
    ...Object.values(tiles ?? {}),
    ...(StepScene ? steps.items.map(({ title }, step) => <StepScene key={title} step={step} />) : []),
    ...(CategoryScene ? categories.items.map(({ name }, index) => <CategoryScene key={name} index={index} />) : []),
  ].map((picture) => renderToStaticMarkup(picture));

  test('has the pictures of its layout: two features, each step or each category', () => {
    if (tiles) expect(Object.keys(tiles)).toHaveLength(2);
    expect(pictures.filter((each) => !html.includes(each))).toEqual([]);
  });

  test('shows its sample business for every trade', () => {
    if (path === '/features/white-label') return;
    for (const each of [renderToStaticMarkup(<Scene />), ...pictures]) expect(each).not.toContain('data-personalized');
  });
});
