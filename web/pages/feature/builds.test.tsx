import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { slugOf } from '#content/shared/http/page-files.ts';
import { featurePages } from '#content/test-words.ts';
import { htmlOf } from '../../prerender/test-output.ts';
import type { Piece } from './piece.ts';

const pieces = import.meta.glob<Piece>('./pieces/*.tsx', { eager: true });

describe.each(featurePages)('$path without scripts', ({ path, features, steps, categories, piece }) => {
  const { default: Piece, stills = [] } = pieces[`./pieces/${slugOf(path)}.tsx`]!;
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
    expect(html.split('class="still ')).toHaveLength(stills.length + 1);
    expect(stills).toHaveLength(3);
  });

  test('has a piece, with its sample business whichever trade a visitor has', () => {
    if (path !== '/features/white-label') expect(renderToStaticMarkup(<Piece />)).not.toContain('data-personalized');
    expect(html).toContain(renderToStaticMarkup(piece!.task));
  });
});
