import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type PagePath, pages } from '#content/pages.ts';
import { readBoDrawings } from './bo-drawings.ts';

const client = join(import.meta.dirname, '../../dist/client');
const paths = (Object.keys(pages) as PagePath[]).filter((path) => pages[path].kind === 'feature');
const slug = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const drawings = readBoDrawings('props/');

test('Bo holds something on each feature page, never the same twice, in a picture of the one size', () => {
  expect(Object.keys(drawings).sort()).toEqual(paths.map(slug).sort());
  expect(new Set(Object.values(drawings).map(({ svg }) => svg.replace(/<g.*?<\/g>/gs, ''))).size).toBe(paths.length);
  for (const { width, height } of Object.values(drawings)) expect([width, height]).toEqual([170, 170]);
});

test.each(paths)('%s shows that and no other picture of him', (path) => {
  const html = readFileSync(join(client, `${path}.html`), 'utf8');
  const [shown, ...others] = [...html.matchAll(/src="(\/assets\/bo-[^"]+)"/g)].map(([, src]) => src!);
  expect(others).toEqual([]);
  expect(shown).toMatch(new RegExp(`/bo-\\w+-${slug(path)}\\.svg$`));
  expect(readFileSync(join(client, shown!), 'utf8')).toBe(drawings[slug(path)]!.svg);
});
