import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageLoading, usePageLoading } from './page-loading.ts';

test("returns the page's promise, also if it rejects", async () => {
  expect(await pageLoading(Promise.resolve('page'))).toBe('page');
  await expect(pageLoading(Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('is idle while prerendering', () => {
  const Busy = () => String(usePageLoading());
  expect(renderToString(createElement(Busy))).toBe('false');
});
