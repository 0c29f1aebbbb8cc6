import { describe, expect, test } from 'vitest';
import { offer } from './facts/figures.ts';
import { type JobId, jobs } from './facts/jobs.ts';
import { planGroups, planRows } from './facts/plan-table.ts';
import { plansFor } from './facts/pricing.ts';
import { toolPrices } from './facts/tool-prices.ts';
import { featurePages as pages, partsOf } from './test-words.ts';

const rows = planGroups.flatMap((group) => group.rows);

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  test('has every part of the layout, and names each product once', () => {
    expect([0, 4]).toContain(page.stats.length);
    expect(page.features.items).toHaveLength(6);
    expect(page.steps.items).toHaveLength(4);
    expect(page.categories.items).toHaveLength(6);
    expect([4, 5]).toContain(page.questions.items.length);
    expect(page.text.split(/\s+/).length).toBeLessThanOrEqual(24);
    if (page.piece?.points) expect(page.piece.points).toHaveLength(6);
    const { products } = page.facts.worksWith;
    expect(new Set(products).size).toBe(products.length);
  });

  test('compares prices of other tools with the plan that does all jobs', () => {
    const ids = Object.keys(jobs) as JobId[];
    const own = ids.filter((id) => rows.find(({ what }) => what === jobs[id])!.pages.includes(path));
    if (path === '/features/white-label') return;
    if (own.length === 0) return expect(page.insteadOf.prices).toBeUndefined();
    expect(page.insteadOf.prices!.bars).toMatchObject([
      { price: own.reduce((sum, id) => sum + toolPrices[id], 0), parts: own.length },
      { price: offer.lowestPrice, parts: ids.length },
    ]);
  });
});

test('similar pages link to each other', () => {
  const twins = pages.flatMap(({ path, twin }) => (twin ? [`${path} ${twin}`] : []));
  expect(twins).toEqual(expect.arrayContaining(twins.map((pair) => pair.split(' ').reverse().join(' '))));
});

test('outside the AI page, a text about AI names its plan', () => {
  const { summaries, employees } = planRows;
  const others = pages.filter(({ path }) => !(employees.pages as readonly string[]).includes(path));
  const unmarked = others.flatMap((page) =>
    partsOf({ ...page, keywords: [] })
      .filter((part) => /\bAI\b/.test(part.replaceAll('PLATINUM AI+', '')))
      .filter((part) => ![summaries, employees].some((row) => part.includes(plansFor(row))))
      .map((part) => `${page.path}: ${part}`),
  );
  expect(unmarked).toEqual([]);
});
