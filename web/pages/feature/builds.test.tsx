import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { FeaturePage } from '#content/pages/feature-page.ts';
import { slugOf } from '#content/shared/http/page-files.ts';
import { featurePaths, htmlOf } from '../../prerender/test-output.ts';
import type { Piece } from './piece.ts';

const pieces = import.meta.glob<Piece>('./pieces/*.tsx', { eager: true });
const words = import.meta.glob<FeaturePage>('../../../content/features/*.ts', { eager: true, import: 'default' });

describe.each(featurePaths)('%s without scripts', (path) => {
  const slug = slugOf(path);
  const content = words[`../../../content/features/${slug}.ts`]!;
  const { features, steps, categories } = content;
  const html = htmlOf(path).replaceAll('<!-- -->', '');

  test('has its features, steps and categories', () => {
    const items = {
      features: features.items.map(({ title, text }) => [title, text]),
      steps: steps.items.map(({ title, text }) => [title, text]),
      categories: categories.items.map(({ name, text, tag }) => [name, text, tag]),
    };
    for (const [id, texts] of Object.entries(items)) {
      const section = new RegExp(`<section[^>]* aria-labelledby="${id}".*?</section>`, 's').exec(html)![0];
      expect(texts.flat().filter((text) => !section.includes(`>${renderToStaticMarkup(text)}<`))).toEqual([]);
    }
  });

  test('has its stills beside features', () => {
    const { stills = [] } = pieces[`./pieces/${slug}.tsx`]!;
    expect(html.split('class="still"')).toHaveLength(stills.length + 1);
    expect(stills).toHaveLength(3);
  });

  test('has a piece, with its sample business whichever trade a visitor has', () => {
    const { default: Piece } = pieces[`./pieces/${slug}.tsx`]!;
    if (path !== '/features/white-label') expect(renderToStaticMarkup(<Piece />)).not.toContain('data-personalized');
    expect(html).toContain(renderToStaticMarkup(content.piece!.task));
  });
});
