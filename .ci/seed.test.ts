import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { receivedCount } from '../worker/db/received.ts';
import { migrate, startMiniflare } from '../worker/test-miniflare.ts';
import { seed } from './seed.ts';

test('fills the local database with sample messages, each once', { timeout: 120_000 }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'seed-'));
  const site = await startMiniflare(directory);
  const db = await site.getD1Database('DB');
  await migrate(db);
  const local = ['--persist-to', directory];
  const count = async () =>
    (await receivedCount(db, { words: [] })) + (await receivedCount(db, { words: [], state: 'spam' }));
  vi.spyOn(console, 'log').mockImplementation(() => {});
  for (const _ of ['first', 'again']) {
    await seed(['30', ...local]);
    expect(await count()).toBe(30);
  }
  await expect(seed(['30', ...local, '--remote'])).rejects.toThrow('for the local database alone');
  await expect(seed(['many', ...local])).rejects.toThrow('Give a whole number');
  expect(await count()).toBe(30);
  await site.dispose();
  await rm(directory, { recursive: true });
});
