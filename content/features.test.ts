import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FeaturePage } from './feature-page.ts';
import { offer } from './figures.ts';
import { integrations } from './integrations.ts';
import { type JobId, jobs } from './jobs.ts';
import { type FeaturePath, type PageHead, pages as table } from './pages.ts';
import { planGroups } from './plan-table.ts';
import { toolPrices } from './tool-prices.ts';

const folder = join(import.meta.dirname, 'features');
const paths = (Object.keys(table) as FeaturePath[]).filter((path) => table[path].kind === 'feature');
const pages: (FeaturePage & { path: FeaturePath; keywords: PageHead['keywords'] })[] = await Promise.all(
  paths.map(async (path) => {
    const { default: page, head } = await import(join(folder, `${path.split('/').at(-1)}.ts`));
    return { ...page, path, keywords: head.keywords };
  }),
);

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

const rows = planGroups.flatMap((group) => group.rows);

const hype =
  /revolutionary|seamless|unlock|supercharg|game-chang|effortless|cutting-edge|leverag|empower|robust|elevate|next-level|skyrocket|streamlin|lorem ipsum/i;

test('each file is one of them', () => {
  expect(readdirSync(folder).sort()).toEqual(paths.map((path) => `${path.split('/').at(-1)}.ts`).sort());
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has every part of the layout', () => {
    expect(page.stats).toHaveLength(path === '/website-builder' ? 0 : 4);
    expect(page.features.items).toHaveLength(6);
    expect(page.steps.items).toHaveLength(4);
    expect(page.categories.items).toHaveLength(6);
    expect([4, 5]).toContain(page.questions.items.length);
    expect(Boolean(page.closing)).toBe(path !== '/features/advanced');
    expect(new Set(page.related).size).toBe(3);
    expect(page.related).not.toContain(path);
    for (const neighbour of page.related) expect(table).toHaveProperty([neighbour]);
  });

  test('says enough, plainly, a third of it facts', () => {
    expect(countOf(page)).toBeGreaterThanOrEqual(800);
    expect(countOf(page)).toBeLessThanOrEqual(1050);
    const { facts, insteadOf, questions } = page;
    expect(countOf([facts, insteadOf, questions])).toBeGreaterThanOrEqual(300);
    expect(wordsOf(page)).not.toMatch(hype);
  });

  test('has in its heading what people search for', () => {
    expect(page.keywords.filter((noun) => page.heading.toLowerCase().includes(noun.toLowerCase()))).not.toEqual([]);
  });

  test('works with products of the directory, each named once', () => {
    const { products } = page.facts.worksWith;
    expect(integrations.map(({ name }) => name)).toEqual(expect.arrayContaining([...products]));
    expect(new Set(products).size).toBe(products.length);
  });

  test('holds what its jobs cost elsewhere against the plan that does them all', () => {
    const ids = Object.keys(jobs) as JobId[];
    const own = ids.filter((id) => rows.find(({ what }) => what === jobs[id])!.pages.includes(path));
    if (path === '/features/white-label') return;
    if (own.length === 0) return expect(page.insteadOf.prices).toBeUndefined();
    expect(page.insteadOf.prices!.bars).toMatchObject([
      { price: own.reduce((sum, id) => sum + toolPrices[id], 0), parts: own.length },
      { price: offer.lowestPrice, parts: ids.length },
    ]);
  });

  test('shows the names that are fixed', () => {
    const names = page.categories.items.map(({ name }) => name.toLowerCase());
    for (const [index, name] of (categories[path] ?? []).entries()) expect(names[index]).toContain(name.toLowerCase());
  });
});

test('pages that are taken for each other lead to each other, and say first what they are for', () => {
  const twins = pages.flatMap(({ path, twin }) => (twin ? [`${path} ${twin.to}`] : []));
  expect(twins).toHaveLength(8);
  expect(twins).toEqual(expect.arrayContaining(twins.map((pair) => pair.split(' ').reverse().join(' '))));
  for (const { twin, text } of pages) if (twin) expect(text).toMatch(/^For /);
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
