import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { startMiniflare } from '../../../worker/test-miniflare.ts';

export const root = join(import.meta.dirname, '../../..');
export const client = join(root, 'dist/client');

/** Serves the files of `directory`; `changes` override worker options. */
export async function startSite(directory = client, changes = {}) {
  const { assets } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.toml')).workerOptions;
  const data = await mkdtemp(join(tmpdir(), 'bench-'));
  const miniflare = await startMiniflare(data, {
    assets: { ...assets, directory },
    ...changes,
  });
  return {
    origin: (await miniflare.ready).origin,
    async stop() {
      await miniflare.dispose();
      await rm(data, { recursive: true });
    },
  };
}
