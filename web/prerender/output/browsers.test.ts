import { expect, test } from 'vitest';
import { newerApis } from '../../e2e/newer-apis.ts';
import { files, read } from '../test-output.ts';

const scripts = files.filter((file) => /\.(js|html)$/.test(file)).map((file) => [file, read(file)] as const);

/** Functions only: other names are too common, and odd-browsers.slow.ts removes them. */
const functions = newerApis
  .filter(({ length, 1: name }) => length === 2 && name !== 'prototype')
  .map((path) => path.join('.'));

test("the list of newer functions isn't empty", () => {
  const newer = ['URL.parse', 'Map.groupBy', 'Promise.withResolvers', 'Array.fromAsync', 'Response.json'];
  expect(functions).toEqual(expect.arrayContaining(newer));
  for (const old of ['Object.hasOwn', 'AbortSignal.timeout', 'Array.from']) expect(functions).not.toContain(old);
});

test('no script of the site, its libraries included, calls a function that one of the oldest browsers lacks', () => {
  const calls = new RegExp(`\\b(?:${functions.join('|').replaceAll('.', '\\??\\.').replaceAll('@', '')})\\b`, 'g');
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.flatMap(([file, code]) => [...code.matchAll(calls)].map(([call]) => `${file}: ${call}`))).toEqual([]);
});
