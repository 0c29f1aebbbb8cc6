import { expect, test } from 'vitest';
import { api } from '#content/api.ts';
import { startServer } from './test-server.ts';

const { fetch, worker } = startServer();

test('a site whose parts answer is healthy', async () => {
  const answer = await fetch(api.health);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\w+$/),
    checks: {
      database: { ok: true, ms: expect.any(Number) },
      feed: { ok: true, ms: expect.any(Number), state: 'fresh', age: 0 },
    },
  });
  expect((await fetch(api.health, { method: 'HEAD' })).status).toBe(200);
  const post = await fetch(api.health, { method: 'POST' });
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
});

test('what is not in the API is not found', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/api/contact/', '/api/health/x']) {
    const answer = await fetch(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'There is nothing at this address.' });
  }
});

test('a database that does not answer is named', async () => {
  const { DB } = await worker().getEnv();
  await DB.prepare('ALTER TABLE subscribers RENAME TO gone').run();
  const answer = await fetch(api.health);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({
    status: 'failing',
    checks: { database: { ok: false, error: 'no answer' } },
  });
  await DB.prepare('ALTER TABLE gone RENAME TO subscribers').run();
});
