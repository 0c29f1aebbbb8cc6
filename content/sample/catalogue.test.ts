import { expect, test } from 'vitest';
import { catalogue } from '../pages/feature-catalog.ts';

test('nineteen categories have their counts', () => {
  expect(catalogue.map((category) => category.count)).toEqual([
    15, 20, 8, 6, 15, 5, 12, 8, 25, 12, 8, 6, 15, 10, 12, 15, 8, 3, 7,
  ]);
});
