import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleReviews } from '#content/embeds/sample-embeds.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import { drawnTrades } from '#content/facts/trades.ts';
import { readShops } from './shops.ts';

const client = join(import.meta.dirname, '../../../dist/client');
const assets = join(client, 'assets');
const shops = readShops();

test('each trade and the visitor has a shop, others a plain one', () => {
  expect([...shops.keys()].sort()).toEqual([...drawnTrades.map(({ id }) => id), 'plain', 'yours'].sort());
  expect(new Set(shops.values()).size).toBe(shops.size);
});

test("the street has each testimonial's shop, in order, without CSS variables", () => {
  const street = readdirSync(assets).filter((file) => file.startsWith('street-'));
  expect(street).toHaveLength(1);
  const drawing = readFileSync(join(assets, street[0]!), 'utf8');
  expect(drawing).toContain(`viewBox="0 -100 ${160 * (testimonials.length + 3)} `);
  expect(drawing).toContain(shops.get('yours'));
  let at = 0;
  for (const { shop = 'plain' } of testimonials) {
    at = drawing.indexOf(shops.get(shop)!, at + 1);
    expect(at, shop).toBeGreaterThan(0);
  }
  expect(drawing).not.toMatch(/<use|var\(|undefined/);
});

test('the shop of a sample review is beside its author', () => {
  const document = readFileSync(join(client, 'embeds/reviews.html'), 'utf8');
  const pictures = [...document.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src!);
  const names = drawnTrades.map(({ name }) => name.toLowerCase());
  expect(pictures).toHaveLength(sampleReviews.filter(({ business }) => names.includes(business.toLowerCase())).length);
  for (const src of pictures) expect(readFileSync(join(client, src), 'utf8')).toContain('<svg');
});
