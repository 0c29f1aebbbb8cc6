import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#content/api.ts';
import { site } from '#content/site.ts';
import { startMiniflare } from './test-miniflare.ts';

const open = site.origin.replace('https:', 'http:');

let directory: string;
let worker: Miniflare;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'));
  worker = await startMiniflare(directory);
});
afterAll(async () => {
  await worker.dispose();
  await rm(directory, { recursive: true });
});

const get = (url: string, init = {}) => worker.dispatchFetch(url, { redirect: 'manual', ...init });

test.each(['/', '/about?a=1&b=%2F', '//evil.example', '/nowhere', '/favicon.svg', '/%0d%0aSet-Cookie:a=b'])(
  '%s without encryption leads to itself with it (ASVS 4.1.2)',
  async (path) => {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const answer = await get(open + path, { method });
      expect([answer.status, answer.headers.get('Location')]).toEqual([308, site.origin + path]);
    }
  },
);

test('the API takes nothing without encryption, and does not lead on (ASVS 4.1.2)', async () => {
  for (const [path, method] of [
    [api.contact, 'POST'],
    [api.feed, 'GET'],
    [api.health, 'GET'],
    ['/%61pi/contact', 'POST'],
  ] as const) {
    const answer = await get(open + path, { method });
    expect([answer.status, answer.headers.get('Location')]).toEqual([403, null]);
    expect(await answer.json()).toEqual({ error: `Please use ${site.origin} instead.` });
  }
});

test('with encryption, and on other hosts, pages are served', async () => {
  for (const origin of [site.origin, 'http://localhost:8787', `${open}.lookalike.test`, `${open}:8080`])
    expect((await get(`${origin}/about`)).status).toBe(200);
  const policy = (await get(site.origin)).headers.get('Content-Security-Policy');
  expect(policy).toMatch(/; upgrade-insecure-requests$/);
});
