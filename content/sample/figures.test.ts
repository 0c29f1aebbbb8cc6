import { expect, test } from 'vitest';
import { figures, stat } from '../facts/figures.ts';
import type { PagePath } from '../pages.ts';
import { featurePages, pageWords, statsIn, wordingOf } from '../test-words.ts';

function prose(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || 'figure' in value) return [];
  return Object.values(value).flatMap(prose);
}

test.each([...pageWords])('%s has no rate in a sentence, which lacks a base', (_, page) => {
  expect(prose(page).filter((text) => /\d%|\d(\.\d+)?x\b|times as (often|many|much)/.test(text))).toEqual([]);
});

test('the business tools are listed, as many as their figure says', () => {
  const { facts } = featurePages.find(({ path }) => path === '/features/additional-tools')!;
  const tools = facts.more!.flatMap(({ text }) => text.split(/, | and |\./).filter(Boolean));
  expect(new Set(tools).size).toBe(tools.length);
  expect(tools.length).toBeGreaterThanOrEqual(Number.parseInt(figures.tools, 10));
});

test('uptime is claimed only where the specification has it', () => {
  const shown = [...pageWords].filter(([, page]) => statsIn(page).includes(stat.uptime)).map(([path]) => path);
  expect(shown.toSorted()).toEqual(['/ecommerce-builder', '/integrations/third-party']);
  for (const [path, page] of pageWords) expect(prose(page).join(' '), path).not.toMatch(/\buptime\b/i);
});

const claims: Record<string, readonly string[]> = {
  '/': ['1,500+', '500M+', '24/7', '15+', '210+'],
  '/features': ['210+ features', '19 categories', '1 platform'],
  '/integrations/native': ['40+ native', '0 setup time', '1-Click', '24/7 auto-sync'],
  '/integrations/third-party': ['5,000+ integrations', '99.9% uptime', '30 sec setup', '10x efficiency'],
  '/website-builder': ['500+', 'under 2 seconds', '120+', '85+', '65+', '45+', '35+', '55+'],
  '/ecommerce-builder': ['30 minutes', '20+', '99.9% uptime', '25,000+ active stores', '$50M+'],
  '/features/integrations': ['500+ integrations'],
  '/features/communication': ['92% delivery', '67% higher response', '45% faster resolution', '156% more engagement'],
  '/features/pipeline': [
    '34% faster closing',
    '89% forecast accuracy',
    '52% more conversions',
    '2.3x better visibility',
  ],
  '/features/forms': ['78% conversion', '2.3x faster creation', '94% mobile completion', '156% lead increase'],
  '/features/ecommerce': ['89% payment success', '2.7x faster checkout', '45% less abandonment', '167% revenue growth'],
  '/features/courses': ['94% completion', '3.2x faster', '78%', '245% revenue increase'],
  '/features/social-media': ['87%', '5.2x faster content creation', '76% time saved', '145% follower growth'],
  '/features/reputation': [
    '4.7 average rating',
    '89% faster response',
    '156% more positive reviews',
    '67% of crises resolved',
    '100+ review platforms',
  ],
  '/features/white-label': ['500+ white-label partners', '89%'],
  '/features/listings': ['50K+ listings'],
  '/features/additional-tools': ['50+ tools'],
  '/features/communication-channels': ['12+ channels'],
  '/features/advanced': ['SOC 2'],
};

test.each(Object.entries(claims))('%s has the fixed figures', (path, fixed) => {
  const page = pageWords.get(path as PagePath);
  const said = [...statsIn(page).map(wordingOf), ...prose(page)].join('\n');
  for (const claim of fixed) expect(said).toContain(claim);
});
