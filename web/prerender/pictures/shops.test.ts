import { expect, test } from 'vitest';
import { sampleReviews } from '#content/embeds/sample-embeds.ts';
import { testimonials } from '#content/facts/testimonials.ts';
import { drawnTrades } from '#content/facts/trades.ts';
import { files, read } from '../test-output.ts';
import { readShops } from './shops.ts';

const shops = readShops();

test('each trade and the visitor has a shop, others a plain one', () => {
  expect([...shops.keys()].sort()).toEqual([...drawnTrades.map(({ id }) => id), 'plain', 'yours'].sort());
  expect(new Set(shops.values()).size).toBe(shops.size);
});

test("the street has each testimonial's shop, in order, without CSS variables", () => {
  const street = files.filter((file) => file.startsWith('assets/street-'));
  expect(street).toHaveLength(1);
  const drawing = read(street[0]!);
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
  const document = read('embeds/reviews.html');
  const pictures = [...document.matchAll(/<img src="([^"]+)"/g)].map(([, src]) => src!);
  const names = drawnTrades.map(({ name }) => name.toLowerCase());
  expect(pictures).toHaveLength(sampleReviews.filter(({ business }) => names.includes(business.toLowerCase())).length);
  for (const src of pictures) expect(read(src)).toContain('<svg');
});
