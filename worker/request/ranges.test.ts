import { expect, test } from 'vitest';
import { rangeOf } from './ranges.ts';

const ask = async (range: string, headers: Record<string, string> = {}) => {
  const file = new Response('0123456789', { headers: { ETag: '"one"', 'Cache-Control': 'public' } });
  const answer = await rangeOf(new Headers({ Range: range, ...headers }), file);
  return [answer.status, answer.headers.get('Content-Range'), await answer.text()];
};

test.each([
  ['bytes=0-1', 'bytes 0-1/10', '01'],
  ['bytes=0-0', 'bytes 0-0/10', '0'],
  ['bytes=7-', 'bytes 7-9/10', '789'],
  ['bytes=-3', 'bytes 7-9/10', '789'],
  ['bytes=-99', 'bytes 0-9/10', '0123456789'],
  ['bytes=4-99', 'bytes 4-9/10', '456789'],
])('%s gets a range', async (range, content, text) => {
  expect(await ask(range)).toEqual([206, content, text]);
  expect(await ask(range, { 'If-Range': '"one"' })).toEqual([206, content, text]);
});

test.each(['bytes=10-', 'bytes=10-11', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('%s answers 416', async (range) => {
  expect(await ask(range)).toEqual([416, 'bytes */10', '']);
});

test.each([
  '',
  'bytes=',
  'bytes=-',
  'bytes=5-4',
  'bytes=a-b',
  'bytes=0-1,3-4',
  'bytes=0x0-1',
  'items=0-1',
  'bytes 0-1',
])('"%s" gets the whole file', async (range) => {
  expect(await ask(range)).toEqual([200, null, '0123456789']);
});

test.each(['"other"', 'W/"one"', 'Wed, 01 Jan 2025 00:00:00 GMT'])('If-Range %s gets the whole file', async (v) => {
  expect(await ask('bytes=0-1', { 'If-Range': v })).toEqual([200, null, '0123456789']);
});
