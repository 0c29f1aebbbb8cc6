import { readdir, readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler';

process.env.WRANGLER_LOG ??= 'none';

/** `directory` fits `wrangler --persist-to`; without, nothing is kept. `changes` override worker options. */
export async function startMiniflare(
  directory: string | undefined,
  changes: Record<string, unknown> & { bindings?: object } = {},
  onLog: (message: string) => void = () => {},
): Promise<Miniflare> {
  const options = unstable_getMiniflareWorkerOptions('./wrangler.toml').workerOptions as { bindings: object };
  const worker = {
    ...options,
    modules: await builtModules(),
    ...changes,
    name: 'site',
    bindings: { ...options.bindings, ...changes.bindings },
  };
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({ cf: false, unsafeLocalExplorer: true, workers: [worker] } as never),
    resourcePersistencePath: directory && `${directory}/v3`,
    handleStructuredLogs: ({ message }) => onLog(message),
  });
  await miniflare.ready;
  return miniflare;
}

export async function migrate(database: D1Database, files?: string[]): Promise<void> {
  for (const file of files ?? (await readdir('worker/migrations')).sort()) {
    const statements = unstable_splitSqlQuery(await readFile(`worker/migrations/${file}`, 'utf8'));
    await database.batch(statements.map((sql) => database.prepare(sql)));
  }
}

/** Entry first. */
export async function builtModules() {
  const files = await readdir('dist/worker');
  const modules = ['index.js', ...files.filter((file) => file.endsWith('.xml'))].map(async (path) => ({
    type: path.endsWith('.js') ? 'ESModule' : 'Text',
    path,
    contents: await readFile(`dist/worker/${path}`, 'utf8'),
  }));
  return Promise.all(modules);
}
