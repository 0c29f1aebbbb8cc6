import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, utimes } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createBuilder, type Plugin } from 'vite';
import { refuseBadContent } from '../web/prerender/check/check-content.ts';
import { readAddress } from './address.ts';
import { createFront } from './error-proxy.ts';
import {
  bundleWorker,
  closeOnSignal,
  hashOf,
  migrate,
  type Release,
  reasonOf,
  root,
  runOnEdit,
  serve,
} from './serve.ts';

// `npm start [-- --port 9000]` builds, serves, and rebuilds after edits. A failed build leaves the served one intact.

const run = promisify(execFile);
const kept = join(root, '.wrangler/served');
const staysAsItWas = 'The last edit is not shown. The site stays as it was before.';
const nothingToShow = 'There is no earlier site to show. The site appears as soon as this is mended.';

const front = createFront(await readAddress('npm start', 8787));
let server: Awaited<ReturnType<typeof serve>> | undefined;
let shown: Release | undefined;
closeOnSignal(close);
await mkdir(kept, { recursive: true });
await runOnEdit(['content', 'web', 'worker'], ['vite.config.ts', 'wrangler.toml', '.dev.vars'], show);

async function show(edited: readonly string[], isOutdated: () => boolean) {
  const start = performance.now();
  // Wait for both: a second migration must not run beside the first.
  const [built, migrated] = await Promise.allSettled([build(isOutdated), migrate()]);
  if (isOutdated()) return;
  const failed = [built, migrated].find((outcome) => outcome.status === 'rejected');
  const fresh = failed || built.status === 'rejected' ? undefined : built.value;
  const lastGood = shown ?? keptReleases()[0];
  let failure: unknown = failed?.reason;
  try {
    const release = fresh ?? lastGood;
    if (release && release.client !== shown?.client) await serveRelease(release);
    if (release) shown = release;
  } catch (error) {
    failure ??= error;
    if (fresh) await rm(dirname(fresh.client), { recursive: true });
  }
  front.problem = failure ? `${reasonOf(failure)}\n\n${shown ? staysAsItWas : nothingToShow}` : '';
  if (failure) console.error(`\n${front.problem}`);
  else if (edited.length > 0) console.log(`${edited.at(-1)}: shown after ${secondsSince(start)}`);
  front.listen();
}

async function serveRelease(release: Release) {
  if (server) return server.show(release);
  server = await serve(release);
  front.workerPort = server.port;
  closeOnSignal(close);
}

async function close() {
  front.close();
  await server?.close();
}

/** Returns a cached or new release of the sources; undefined if they were edited meanwhile. */
async function build(isOutdated: () => boolean): Promise<Release | undefined> {
  const folder = join(kept, hashOf(['content', 'web', 'worker', '.ci', 'vite.config.ts', 'package-lock.json']));
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return releaseIn(folder);
  }
  const start = performance.now();
  if (!shown) console.log('Building…');
  // Vite would prefix these messages with its configuration's name.
  await refuseBadContent();
  const builder = await createBuilder({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  const { client, worker } = releaseIn(join(kept, '.unfinished'));
  await rm(dirname(client), { recursive: true, force: true });
  const site = builder.buildApp();
  const bundle = bundleWorker('worker/index.ts', worker, [waitFor(site)]);
  // Only the first error is reported.
  bundle.catch(() => {});
  await site;
  await Promise.all([run(process.execPath, [join(root, 'worker/deploy/write-headers.ts')]), bundle]);
  // The bundle may have the old files.
  if (isOutdated()) return undefined;
  await rename(join(root, 'dist/client'), client);
  await rename(dirname(client), folder);
  for (const old of keptReleases().slice(2)) await rm(dirname(old.client), { recursive: true });
  if (!shown) console.log(`Built in ${secondsSince(start)}`);
  return releaseIn(folder);
}

/** Delays a worker bundle until the files of dist/ that it imports exist. */
function waitFor(site: Promise<void>): Plugin {
  const id = /\/dist\/[a-z]+\.js(on)?$/;
  return {
    name: 'wait-for-site',
    enforce: 'pre',
    resolveId: { filter: { id }, handler: (file) => join(root, 'dist', basename(file)) },
    load: { filter: { id }, handler: () => site.then(() => undefined) },
  };
}

function keptReleases(): Release[] {
  const folders = readdirSync(kept).filter((name) => !name.startsWith('.'));
  const age = new Map(folders.map((name) => [name, -statSync(join(kept, name)).mtimeMs]));
  return folders.sort((a, b) => age.get(a)! - age.get(b)!).map((name) => releaseIn(join(kept, name)));
}

function releaseIn(folder: string): Release {
  return { client: join(folder, 'client'), worker: join(folder, 'worker') };
}

function secondsSince(start: number) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
