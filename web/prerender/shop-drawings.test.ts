import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testimonials } from '#content/testimonials.ts';
import { trades } from '#content/trades.ts';
import { readShops } from './shop-drawings.ts';

const assets = join(import.meta.dirname, '../../dist/client/assets');
const shops = readShops();

test('each trade has a shop of its own, and who has none a plain one', () => {
  expect([...shops.keys()].sort()).toEqual([...trades.map(({ id }) => id), 'plain'].sort());
  expect(new Set(shops.values()).size).toBe(shops.size);
});

test('the street has the shop of each testimonial, in their order, in colors that a picture can show', () => {
  const street = readdirSync(assets).filter((file) => file.startsWith('street-'));
  expect(street).toHaveLength(1);
  const drawing = readFileSync(join(assets, street[0]!), 'utf8');
  expect(drawing).toContain(`viewBox="0 0 ${160 * testimonials.length} `);
  let at = 0;
  for (const { shop = 'plain' } of testimonials) {
    at = drawing.indexOf(shops.get(shop)!, at + 1);
    expect(at, shop).toBeGreaterThan(0);
  }
  expect(drawing).not.toMatch(/<use|var\(|undefined/);
});
