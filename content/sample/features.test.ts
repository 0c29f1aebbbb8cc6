import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { howItHelps } from '../navigation.ts';
import { catalogue } from '../pages/feature-catalog.ts';
import { slugOf } from '../shared/http/page-files.ts';
import { featurePages as pages } from '../test-words.ts';

test.each(pages)('the mascot has a prop on $path', ({ path }) => {
  const drawing = `../../web/ui/bo/props/${slugOf(path)}.svg`;
  expect(existsSync(join(import.meta.dirname, drawing))).toBe(true);
});

function texts(value: unknown, key = ''): string[] {
  if (['icon', 'hue', 'path', 'keywords', 'to', 'body', 'twin'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, Array.isArray(value) ? key : name));
}

const wordsOf = (page: unknown) => texts(page).join(' ');
const countOf = (page: unknown) => wordsOf(page).split(/\s+/).length;

const categories: Record<string, readonly string[]> = {
  '/features/crm': ['Sales', 'Service', 'Marketing', 'Partner', 'Real Estate', 'Agency'],
  '/features/marketing-automation': [
    'Email',
    'SMS',
    'Social Media',
    'WhatsApp Business',
    'Landing Pages',
    'Push Notifications',
  ],
  '/website-builder': ['Business', 'E-commerce', 'Portfolio', 'Restaurant', 'Fitness', 'Agency'],
  '/features/integrations': ['CRM', 'email marketing', 'e-commerce', 'analytics', 'cloud storage', 'communication'],
  '/features/white-label': ['agency', 'SaaS reseller', 'enterprise', 'consultant', 'franchise', 'custom'],
};

const hype =
  /revolutionary|seamless|unlock|supercharg|game-chang|effortless|cutting-edge|leverag|empower|robust|elevate|next-level|skyrocket|streamlin|lorem ipsum/i;

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has the fixed figures and closing', () => {
    expect(page.stats).toHaveLength(path === '/website-builder' ? 0 : 4);
    expect(Boolean(page.closing)).toBe(path !== '/features/advanced');
  });

  test('has 700 to 1,200 words, 260 of them in the fine print, and no hype', () => {
    expect(countOf(page)).toBeGreaterThanOrEqual(700);
    expect(countOf(page)).toBeLessThanOrEqual(1200);
    const { facts, insteadOf, questions } = page;
    expect(countOf([facts, insteadOf, questions])).toBeGreaterThanOrEqual(260);
    expect(wordsOf(page)).not.toMatch(hype);
  });

  test('has its search terms in the heading', () => {
    expect(page.keywords.filter((noun) => page.heading.toLowerCase().includes(noun.toLowerCase()))).not.toEqual([]);
  });

  test('shows the fixed names', () => {
    const names = page.categories.items.map(({ name }) => name.toLowerCase());
    for (const [index, name] of (categories[path] ?? []).entries()) expect(names[index]).toContain(name.toLowerCase());
  });
});

test('four pairs of similar pages link to each other', () => {
  expect(pages.filter(({ twin }) => twin)).toHaveLength(8);
});

test('the business case of reselling adds up', () => {
  const { insteadOf } = pages.find(({ path }) => path === '/features/white-label')!;
  expect(insteadOf.prices!.bars.map(({ price, parts }) => [price, parts])).toEqual([
    [970, 10],
    [597, 1],
  ]);
  for (const figure of ['$970', '$597', '$373', 'client number 7']) expect(insteadOf.text).toContain(figure);
});

test('no sentence is on two pages', () => {
  const sentences = pages.flatMap((page) => {
    // Figures, plan and price have one wording on all pages.
    const own = texts({
      ...page,
      actions: [],
      stats: [],
      insteadOf: { ...page.insteadOf, prices: undefined },
      closing: { ...page.closing, actions: [] },
      categories: { ...page.categories, action: undefined },
    });
    return [...new Set(own.flatMap((text) => text.split(/(?<=[.!?])\s+/)))];
  });
  const long = sentences.filter((sentence) => sentence.split(/\s+/).length >= 4);
  expect(long.filter((sentence, index) => long.indexOf(sentence) < index)).toEqual([]);
});

test('nineteen categories have their counts', () => {
  expect(catalogue.map((category) => category.count)).toEqual([
    15, 20, 8, 6, 15, 5, 12, 8, 25, 12, 8, 6, 15, 10, 12, 15, 8, 3, 7,
  ]);
});

test.each([
  ['the catalogue', catalogue.map(({ link }) => link)],
  ['the menu', howItHelps.map(({ to }) => to)],
])('no page has the body of the one before it in %s', (_, list: readonly string[]) => {
  const bodies = list.flatMap((path) => pages.find((page) => page.path === path)?.body ?? []);
  expect(bodies.filter((body, index) => body === bodies[index - 1])).toEqual([]);
});
