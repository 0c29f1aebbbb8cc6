import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { howItHelps } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { slugOf } from '#content/shared/http/page-files.ts';

const drawings = readFileSync(join(import.meta.dirname, 'how-it-helps.svg'), 'utf8');

test.each(howItHelps.map(({ to }) => to))('%s has a picture in the hue of its page', async (path) => {
  const slug = slugOf(path);
  const [, hue] = new RegExp(`id="${slug}".*\\s*<rect width="40".*--hue-(\\w+)`).exec(drawings) ?? [];
  expect(hue).toBeDefined();
  if (pages[path].kind !== 'feature') return;
  const words = await import(join(import.meta.dirname, `../../content/features/${slug}.ts`));
  expect(hue).toBe(words.default.hue);
});
