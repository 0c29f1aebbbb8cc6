import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { FeaturePage } from './feature-page.ts';
import { type PagePath, pages as table } from './pages.ts';

const folder = join(import.meta.dirname, 'features');
const paths = (Object.keys(table) as PagePath[]).filter((path) => table[path].kind === 'feature');
const pages: (FeaturePage & { path: PagePath })[] = await Promise.all(
  paths.map(async (path) => ({ ...(await import(join(folder, `${path.split('/').at(-1)}.ts`))).default, path })),
);

/** Every text of a page, whatever it stands in; not icons, hues and addresses. */
function texts(value: unknown, key = ''): string[] {
  if (['icon', 'hue', 'path', 'to', 'related'].includes(key)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => texts(inner, Array.isArray(value) ? key : name));
}

const wordsOf = (page: FeaturePage) => texts(page).join(' ');

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

test('each file is one of them', () => {
  expect(readdirSync(folder).sort()).toEqual(paths.map((path) => `${path.split('/').at(-1)}.ts`).sort());
});

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has every part of the layout', () => {
    expect(page.stats).toHaveLength(path === '/website-builder' ? 0 : 4);
    expect(page.features.items).toHaveLength(6);
    expect(page.steps.items).toHaveLength(4);
    expect(page.categories.items).toHaveLength(6);
    expect(Boolean(page.closing)).toBe(path !== '/features/advanced');
    expect(new Set(page.related).size).toBe(3);
    expect(page.related).not.toContain(path);
    for (const neighbour of page.related) expect(table).toHaveProperty([neighbour]);
  });

  test('says enough, plainly', () => {
    expect(wordsOf(page).split(/\s+/).length).toBeGreaterThanOrEqual(450);
    expect(wordsOf(page)).not.toMatch(hype);
  });

  test('shows the names that are fixed', () => {
    const names = page.categories.items.map(({ name }) => name.toLowerCase());
    for (const [index, name] of (categories[path] ?? []).entries()) expect(names[index]).toContain(name.toLowerCase());
  });
});

test('no sentence stands on two pages', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const page of pages) {
    const sentences = texts({
      ...page,
      actions: [],
      // One figure has one wording, on every page.
      stats: [],
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
