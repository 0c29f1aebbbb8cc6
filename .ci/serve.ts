import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, watch } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify, stripVTControlCharacters } from 'node:util';
import type { Request, Response } from 'miniflare';
import { build, type Plugin } from 'vite';
import { unstable_readConfig, unstable_startWorker } from 'wrangler';
import { freePort } from './address.ts';

export const root = join(import.meta.dirname, '..');

export interface Release {
  client: string;
  worker: string;
}

export async function bundleWorker(entry: string, folder: string, plugins: Plugin[] = []): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [textFiles, ...plugins],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: entry,
      outDir: folder,
      target: 'esnext',
      sourcemap: true,
      rolldownOptions: {
        external: /^(cloudflare|node):/,
        output: { entryFileNames: 'index.js', codeSplitting: false },
      },
    },
  });
}

const textFiles: Plugin = {
  name: 'text-files',
  transform: (source, id) =>
    id.endsWith('.xml') ? { code: `export default ${JSON.stringify(source)}`, moduleType: 'js' } : undefined,
};

/** Uses the data of `npm start`. `assets` overrides the release's files. */
export async function serve(release: Release, assets?: (request: Request) => Promise<Response>) {
  process.chdir(root);
  process.loadEnvFile('.env');
  process.env.WRANGLER_LOG ??= 'none';
  // Wrangler's data explorer would restart with workerd at each edit.
  process.env.X_LOCAL_EXPLORER ??= 'false';
  process.env.X_LOCAL_OBSERVABILITY ??= 'false';
  const port = await freePort();
  let running = input(release, port, assets);
  const server = await unstable_startWorker(running);
  let failed: (error: unknown) => void;
  server.raw.on('error', (error) => failed(error));
  const done = (ran: Promise<unknown>) => Promise.race([ran, new Promise((_, reject) => (failed = reject))]);
  await done(server.ready);
  // Cron triggers don't fire locally.
  const sweep = () =>
    server
      .fetch(`http://localhost/cdn-cgi/handler/scheduled?cron=${encodeURIComponent('*/5 * * * *')}`)
      .then((answer) => answer.arrayBuffer())
      .catch((error) => console.error(reasonOf(error)));
  await sweep();
  const sweeps = setInterval(sweep, 5 * 60_000);

  async function run(next: typeof running) {
    const reloaded = new Promise((resolve) => server.raw.once('reloadComplete', resolve));
    await server.setConfig(next, true);
    await done(reloaded);
  }

  return {
    port,
    /** Requests wait. On failure restores the former release and throws. */
    async show(release: Release): Promise<void> {
      const next = input(release, port, assets);
      try {
        await run(next);
        running = next;
      } catch (error) {
        await run(running);
        throw error;
      }
    },
    close() {
      clearInterval(sweeps);
      return server.dispose();
    },
  };
}

function input({ client, worker }: Release, port: number, assets?: (request: Request) => Promise<Response>) {
  const config = readConfig();
  return {
    config: {
      ...config,
      main: join(worker, 'index.js'),
      base_dir: worker,
      no_bundle: true,
      build: { ...config.build, command: undefined },
      assets: assets ? undefined : { ...config.assets, directory: client },
    },
    bindings: assets ? { ASSETS: { type: 'fetcher', fetcher: assets } } : {},
    dev: {
      server: { hostname: '127.0.0.1', port },
      watch: false,
      inspector: false,
      testScheduled: true,
      logLevel: 'none',
      persist: join(root, '.wrangler/state'),
      structuredLogsHandler: ({ message }: { message: string }) => console.log(message),
    },
  } as Parameters<typeof unstable_startWorker>[0];
}

/** Call it after `serve`: Wrangler's own handlers exit with a failure. */
export function closeOnSignal(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.removeAllListeners(signal).on(signal, () => close().finally(() => process.exit()));
}

/** Reads wrangler.toml; names the file in errors. */
function readConfig() {
  try {
    return unstable_readConfig({ config: join(root, 'wrangler.toml') });
  } catch (error) {
    throw new Error(`wrangler.toml: ${reasonOf(error)}`);
  }
}

export async function migrate(): Promise<void> {
  const stamp = join(root, '.wrangler/state/v3/d1/migrated');
  const { d1_databases } = readConfig();
  const wanted = hashOf(['worker/migrations']) + JSON.stringify(d1_databases);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');
  await promisify(execFile)(process.execPath, [wrangler, 'd1', 'migrations', 'apply', 'DB', '--local'], { cwd: root });
  await writeFile(stamp, wanted);
}

export function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const inside = statSync(join(root, path)).isDirectory() ? readdirSync(join(root, path), { recursive: true }) : [''];
    for (const name of (inside as string[]).sort()) {
      const file = join(path, name);
      if (notOfTheSite.test(file) || !statSync(join(root, file)).isFile()) continue;
      hash.update(file).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** Calls `run` at once and after edits, never concurrently. `isOutdated` is true after an edit during the call. */
export async function runOnEdit(
  folders: readonly string[],
  files: readonly string[],
  run: (edited: readonly string[], isOutdated: () => boolean) => Promise<void>,
) {
  const edited = new Set<string>();
  let running = true;
  const isOutdated = () => edited.size > 0;
  async function note(name: string) {
    if (notOfTheSite.test(name)) return;
    edited.add(name);
    if (running) return;
    running = true;
    await runEdits();
  }
  async function runEdits() {
    while (edited.size > 0) {
      await setTimeout(50);
      const latest = [...edited];
      edited.clear();
      await run(latest, isOutdated);
    }
    running = false;
  }
  // Not recursive: a recursive watch loses files that an editor replaces.
  function watchFolder(folder: string) {
    const within = readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    for (const { name } of within) watchFolder(`${folder}/${name}`);
    watch(join(root, folder), (_, name) => {
      const changed = `${folder}/${name}`;
      if (!watched.has(changed) && statSync(join(root, changed), { throwIfNoEntry: false })?.isDirectory())
        watchFolder(changed);
      note(changed);
    });
    watched.add(folder);
  }
  const watched = new Set<string>();
  folders.forEach(watchFolder);
  watch(root, (_, name) => name && files.includes(name) && note(name));
  await run([], isOutdated);
  await runEdits();
}

/** Tests, READMEs and editors' temporary files. */
const notOfTheSite = /\/(e2e|tools)\/|\.(test|spec|edits)\.|\/README\.md$|\/[.#][^/]*$|~$|\/\d+$/;

export function reasonOf(failure: unknown): string {
  const { message, cause } = failure as Partial<Error>;
  return stripVTControlCharacters(message ?? (cause instanceof Error ? cause.message : String(failure))).trim();
}
