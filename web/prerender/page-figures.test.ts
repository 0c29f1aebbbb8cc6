import { expect, test } from 'vitest';
import { stat } from '#content/facts/figures.ts';
import { pageFigures } from './page-figures.ts';

const { handler: transform } = pageFigures().transform as { handler(code: string, id: string): string | undefined };

test('a content module says its figures itself', () => {
  const { figure, label, base, source } = stat.delivery;
  const code = transform('export const stats = [stat.delivery];', '/site/content/features/communication.ts')!;
  expect(JSON.parse(/= (.*);$/.exec(code)![1]!)).toEqual([{ figure, label, base, source }]);
});

test('an unknown name, a longer word and every other module stay as they are', () => {
  const code = 'call(stat.unknown, status.delivery, statistics)';
  expect(transform(code, '/site/content/pages/home.ts')).toBe(code);
  expect(transform('stat.delivery', '/site/content/facts/figures.ts')).toBeUndefined();
  expect(transform('stat.delivery', '/site/web/pages/home/overview.tsx')).toBeUndefined();
});
