import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { howItHelps } from '#content/navigation.ts';
import { slugOf } from '#content/shared/http/page-files.ts';
import { featurePages } from '#content/test-words.ts';

const drawings = readFileSync(join(import.meta.dirname, 'how-it-helps.svg'), 'utf8');

test.each(howItHelps)('$to has a picture in the hue of its page', ({ to }) => {
  const [, hue] = new RegExp(`id="${slugOf(to)}".*\\s*<rect width="40".*--hue-(\\w+)`).exec(drawings) ?? [];
  expect(hue).toEqual(featurePages.find(({ path }) => path === to)?.hue ?? expect.any(String));
});
