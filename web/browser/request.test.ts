import { afterEach, expect, test, vi } from 'vitest';
import { query, RequestError, request } from './request.ts';

const answer = (body: string, init?: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, init));
afterEach(() => vi.restoreAllMocks());

test('joins the key with slashes, sends cookies, reads JSON', async () => {
  const fetch = answer('{"n":1}');
  expect(await query(['/api', 'numbers', '1'])).toEqual({ n: 1 });
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/api/numbers/1', { credentials: 'include' });
});

test('caches responses and shares pending ones', async () => {
  const fetch = answer('"kept"');
  await Promise.all([query(['/api', 'kept']), query(['/api', 'kept'])]);
  expect(await query(['/api', 'kept'])).toBe('kept');
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('does not retry, and does not cache a failure', async () => {
  const fetch = answer('down', { status: 503 });
  await expect(query(['/api', 'down'])).rejects.toThrow('503: down');
  expect(fetch).toHaveBeenCalledTimes(1);
  await expect(query(['/api', 'down'])).rejects.toThrow();
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a 401 throws, with the status text where the body is empty', async () => {
  answer('', { status: 401, statusText: 'Unauthorized' });
  const refusal = await request('/api/secret').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestError);
  expect(String(refusal)).toBe('Error: 401: Unauthorized');
});
