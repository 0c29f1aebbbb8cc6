import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { WorkerState } from '../web/prerender/worker-api.ts';
import { bundleWorker, migrate, reasonOf, root, runOnEdit, serve } from './serve.ts';

// The worker of `npm run dev`, for /api, on the data of `npm start`. It starts without waiting for a build of the site, and
// is bundled again after an edit of its own code or of content/.

const built = join(root, 'dist/client');
const release = { client: existsSync(built) ? built : join(root, 'web/public'), worker: join(root, '.wrangler/api') };

const withoutBuild: Plugin = {
  name: 'without-build',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('dist/build.json') ? '\0build' : undefined),
  load: (id) =>
    id === '\0build'
      ? 'export default { styleHashes: [], scriptHashes: [], updatesTemplate: "", unready: [], version: "development" }'
      : undefined,
};

let server: Awaited<ReturnType<typeof serve>> | undefined;
process.on('disconnect', () => process.exit());
await runOnEdit(['content', 'worker'], ['wrangler.toml', '.dev.vars'], answer);

/** Lets the worker answer as its code is now, or tells the development server why it cannot. */
async function answer() {
  let state: WorkerState;
  try {
    await Promise.all([migrate(), bundleWorker('worker/index.ts', release.worker, [withoutBuild])]);
    if (server) await server.show(release);
    else server = await serve(release, {});
    state = { port: server.port };
  } catch (error) {
    state = { why: reasonOf(error) };
    console.error(`The worker does not answer. ${state.why}`);
  }
  process.send?.(state);
}
