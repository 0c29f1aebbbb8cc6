import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { migrate, startMiniflare } from './test-miniflare.ts';

/** A temporary folder that goes after the tests of the file. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  afterAll(() => rm(folder, { recursive: true }));
  return folder;
}

/** Once per test file, with a migrated database. */
export async function startSite(changes: Parameters<typeof startMiniflare>[1] = {}) {
  const directory = await testFolder();
  const site = await startMiniflare(directory, changes);
  afterAll(() => site.dispose());
  const db = await site.getD1Database('DB');
  await migrate(db);
  return { directory, site, db };
}
