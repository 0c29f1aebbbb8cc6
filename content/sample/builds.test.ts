import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Drawings } from '../../web/pages/feature/drawings.ts';
import { howItHelps } from '../navigation.ts';
import { type PagePath, pages } from '../pages.ts';
import { slugOf } from '../shared/page-files.ts';

const client = join(import.meta.dirname, '../../dist/client');
const scenes = import.meta.glob<Drawings>('../../web/pages/feature/scenes/*.tsx', { eager: true });

const isFeature = (path: PagePath) => pages[path].kind === 'feature';
const paths = (Object.keys(pages) as PagePath[]).filter(isFeature);
const drawings = (path: PagePath) => scenes[`../../web/pages/feature/scenes/${slugOf(path)}.tsx`]!;
const buildsOf = (path: PagePath) =>
  (['tiles', 'StepScene', 'CategoryScene'] as const).filter((build) => build in drawings(path));

test.each(paths)('%s has one or two of the three builds', (path) => {
  expect([1, 2]).toContain(buildsOf(path).length);
});

test.each([
  ['the page table', paths],
  ['the menu', howItHelps.map(({ to }) => to).filter(isFeature)],
])('no page is built like the one before it in %s', (_, list) => {
  const alike = list.filter((path, index) => index > 0 && `${buildsOf(path)}` === `${buildsOf(list[index - 1]!)}`);
  expect(alike).toEqual([]);
});

test('no two pages have the same two wide features, and so the same outline', () => {
  const pairs = paths.map((path) => `${Object.keys(drawings(path).tiles ?? {})}`).filter(Boolean);
  expect(new Set(pairs).size).toBe(pairs.length);
});

test('pages differ below the hero in more than texts and icons', () => {
  const bodies = paths.map((path) => {
    const html = readFileSync(join(client, `${path}.html`), 'utf8');
    const sections = html.match(/<section[^>]* aria-labelledby="(?:features|steps|categories)".*?<\/section>/gs)!;
    expect(sections, path).toHaveLength(3);
    return sections.join('').replace(/>[^<]+<| href="[^"]*"/g, '><');
  });
  expect(new Set(bodies).size).toBe(bodies.length);
});
