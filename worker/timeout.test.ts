import { expect, test } from 'vitest';
import { withTimeout } from './timeout.ts';

test('rejects after the timeout', async () => {
  await expect(withTimeout(new Promise(() => {}), 20)).rejects.toThrow('no answer in 0.02 s');
});

test('passes on a result or an error in time', async () => {
  expect(await withTimeout(Promise.resolve('done'), 1000)).toBe('done');
  await expect(withTimeout(Promise.reject(new Error('down')), 1000)).rejects.toThrow('down');
});
