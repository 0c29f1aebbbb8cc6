import { expect, test } from 'vitest';
import { withTimeout } from './timeout.ts';

test('work that does not end in time is rejected', async () => {
  await expect(withTimeout(new Promise(() => {}), 20)).rejects.toThrow('no answer in 0.02 s');
});

test('work that ends in time keeps its result or its error', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('down')), 1000)).rejects.toThrow('down');
});
