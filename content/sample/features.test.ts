import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOf } from '../shared/page-files.ts';
import { featurePages as pages } from '../test-words.ts';

test.each(pages)('the mascot has something to hold on $path', ({ path }) => {
  const drawing = `../../web/ui/bo/props/${slugOf(path)}.svg`;
  expect(existsSync(join(import.meta.dirname, drawing))).toBe(true);
});

/** Every text of a page, whatever it stands in; not icons, hues and addresses. */
function texts(value: unknown, key = ''): string[] {
  if (['icon', 'hue', 'path', 'keywords', 'to', 'related'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, Array.isArray(value) ? key : name));
}

const wordsOf = (page: unknown) => texts(page).join(' ');
const countOf = (page: unknown) => wordsOf(page).split(/\s+/).length;

/** What the six categories are where they are fixed; each in any case. */
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
  test('has figures and a closing where they are fixed', () => {
    expect(page.stats).toHaveLength(path === '/website-builder' ? 0 : 4);
    expect(Boolean(page.closing)).toBe(path !== '/features/advanced');
  });

  test('says enough, plainly, a third of it facts', () => {
    expect(countOf(page)).toBeGreaterThanOrEqual(750);
    expect(countOf(page)).toBeLessThanOrEqual(1200);
    const { facts, insteadOf, questions } = page;
    expect(countOf([facts, insteadOf, questions])).toBeGreaterThanOrEqual(260);
    expect(wordsOf(page)).not.toMatch(hype);
  });

  test('has in its heading what people search for', () => {
    expect(page.keywords.filter((noun) => page.heading.toLowerCase().includes(noun.toLowerCase()))).not.toEqual([]);
  });

  test('shows the names that are fixed', () => {
    const names = page.categories.items.map(({ name }) => name.toLowerCase());
    for (const [index, name] of (categories[path] ?? []).entries()) expect(names[index]).toContain(name.toLowerCase());
  });
});

test('four pairs of pages are taken for each other', () => {
  expect(pages.filter(({ twin }) => twin)).toHaveLength(8);
});

test('the business case of reselling adds up', () => {
  const { insteadOf } = pages.find(({ path }) => path === '/features/white-label')!;
  expect(insteadOf.prices!.bars.map(({ price, parts }) => [price, parts])).toEqual([
    [970, 10],
    [597, 1],
  ]);
  for (const figure of ['$970', '$597', '$373', 'client number 7 ']) expect(insteadOf.text).toContain(figure);
});

test('no sentence stands on two pages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const page of pages) {
    const sentences = texts({
      ...page,
      actions: [],
      // One figure has one wording, on every page, and so have the plan and what it costs.
      stats: [],
      insteadOf: { ...page.insteadOf, prices: undefined },
      closing: { ...page.closing, actions: [] },
      categories: { ...page.categories, action: undefined },
    })
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length >= 4);
    for (const sentence of new Set(sentences)) {
      const other = seen.get(sentence);
      if (other) twice.push(`${other} and ${page.path}: ${sentence}`);
      seen.set(sentence, page.path);
    }
  }
  expect(twice).toEqual([]);
});
