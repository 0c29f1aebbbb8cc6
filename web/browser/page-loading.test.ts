import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageLoading, usePageLoading } from './page-loading.ts';

test('hands a page through, and its failure too', async () => {
  expect(await pageLoading(Promise.resolve('page'))).toBe('page');
  await expect(pageLoading(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('a prerendered page waits for nothing', () => {
  const Busy = () => String(usePageLoading());
  expect(renderToString(createElement(Busy))).toBe('false');
});
