import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { createBuilder, type Plugin } from 'vite';
import { bundleWorker, hashOf, migrate, onEdit, type Release, reasonOf, root, serve } from './serve.ts';

// `npm start`, or `npm start -- --port 9000`: builds the site, serves it, and builds it again after each edit. What is
// served is a folder of its own, so that a build, also one that fails, takes nothing away.

const run = promisify(execFile);
const kept = join(root, '.wrangler/served');
const { port, ip } = parseArgs({ options: { port: { type: 'string' }, ip: { type: 'string' } } }).values;

let shown: Release | undefined;
await mkdir(kept, { recursive: true });
const first = await latest();
const start = first.release ?? keptReleases()[0] ?? (await emptyRelease());
const server = await serve(start, { port: port ? Number(port) : undefined, ip }, first.why).catch((error) => {
  console.error(reasonOf(error));
  process.exit(1);
});
shown = start;
console.log(`Ready on http://${ip ?? 'localhost'}:${server.port}`);

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // Wrangler's own end the process at once, as a failure.
  process.removeAllListeners(signal).on(signal, async () => {
    await server.close();
    process.exit();
  });
}

onEdit(['content', 'web', 'worker'], ['vite.config.ts', 'wrangler.toml', '.dev.vars'], async (edited) => {
  const start = performance.now();
  const { release = shown!, why } = await latest();
  try {
    await server.show(release, why);
    shown = release;
    if (!why) console.log(`${edited}: shown after ${secondsSince(start)}`);
  } catch (error) {
    say(reasonOf(error));
    if (release !== shown) await rm(dirname(release.client), { recursive: true });
  }
});

/** The release of the sources as they are, or why there is none. */
async function latest(): Promise<{ release?: Release; why: string }> {
  try {
    const [release] = await Promise.all([build(), migrate()]);
    return { release, why: '' };
  } catch (error) {
    const why = reasonOf(error);
    say(why);
    return { why };
  }
}

function say(why: string) {
  console.error(`\n${why}\n\nThe last edit is not shown; what was there before is served.`);
}

/** The release of the sources as they are: one that was kept, or a new one. */
async function build(): Promise<Release> {
  const folder = join(kept, hashOf(['content', 'web', 'worker', '.ci', 'vite.config.ts', 'package-lock.json']));
  if (existsSync(folder)) {
    const now = new Date();
    await utimes(folder, now, now);
    return releaseIn(folder);
  }
  const start = performance.now();
  if (!shown) console.log('Building…');
  const builder = await createBuilder({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  const { client, worker } = releaseIn(join(kept, '.unfinished'));
  await rm(dirname(client), { recursive: true, force: true });
  const site = builder.buildApp();
  const bundle = bundleWorker('.ci/local.mjs', worker, [waitFor(site)]);
  // What is wrong with the site is said first, and once.
  bundle.catch(() => {});
  await site;
  await Promise.all([run(process.execPath, [join(root, 'worker/deploy/write-headers.ts')]), bundle]);
  await rename(join(root, 'dist/client'), client);
  await rename(dirname(client), folder);
  for (const old of keptReleases().slice(2)) await rm(dirname(old.client), { recursive: true });
  if (!shown) console.log(`Built in ${secondsSince(start)}`);
  return releaseIn(folder);
}

/** Lets a bundle of the worker wait for what it must know of the site. */
function waitFor(site: Promise<void>): Plugin {
  const file = join(root, 'dist/build.json');
  return {
    name: 'wait-for-site',
    enforce: 'pre',
    resolveId: { filter: { id: /\/dist\/build\.json$/ }, handler: () => file },
    load: { filter: { id: /\/dist\/build\.json$/ }, handler: () => site.then(() => undefined) },
  };
}

/** What was built last and is still there, the newest first. */
function keptReleases(): Release[] {
  const folders = readdirSync(kept).filter((name) => !name.startsWith('.'));
  const age = new Map(folders.map((name) => [name, -statSync(join(kept, name)).mtimeMs]));
  return folders.sort((a, b) => age.get(a)! - age.get(b)!).map((name) => releaseIn(join(kept, name)));
}

/** What is served while nothing could be built yet: the reason. */
async function emptyRelease(): Promise<Release> {
  const release = releaseIn(join(kept, '.empty'));
  for (const folder of Object.values(release)) await mkdir(folder, { recursive: true });
  await writeFile(
    join(release.worker, 'index.js'),
    `export class FeedKeeper {}
export class Counter {}
export class Alarms {}
export default {
  fetch: (_, env) => new Response(env.EDIT_NOT_SHOWN, { status: 500 }),
};`,
  );
  return release;
}

function releaseIn(folder: string): Release {
  return { client: join(folder, 'client'), worker: join(folder, 'worker') };
}

function secondsSince(start: number) {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
