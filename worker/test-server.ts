import { readdir, readFile } from 'node:fs/promises';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import { createTestHarness, unstable_getMiniflareWorkerOptions, unstable_splitSqlQuery } from 'wrangler';
import type { Database } from './db.ts';
import type { Env } from './env.ts';

// What the worker logs is read with `logs`; on the screen it would bury the results.
process.env.WRANGLER_LOG ??= 'none';

/** Runs the built worker in workerd, with its tables, for the tests of one file. */
export function startServer(vars: Record<string, string> = {}, secrets: Record<string, string> = {}) {
  const server = createTestHarness({
    workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir: './dist/worker', vars, secrets }],
  });
  const worker = () => server.getWorker<Env>();
  let origin = '';
  beforeAll(async () => {
    origin = (await server.listen()).url.origin;
    await worker().applyD1Migrations('DB');
  });
  afterAll(() => server.close());

  let visitors = 0;
  return {
    worker,
    origin: () => origin,
    server,
    logs: () => server.getLogs().map(({ message }) => message),
    /** A request as it comes from the network: redirects are not followed. */
    fetch: (path: string, init: RequestInit = {}) =>
      server.fetch(origin + path, { redirect: 'manual', ...init } as Parameters<typeof server.fetch>[1]),
    /** Sends a form as a script does, each time as another visitor so that the rate limit does not count. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      server.fetch(origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `visitor ${++visitors}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Sends a form as a browser without JavaScript does. */
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      server.fetch(origin + path, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          'CF-Connecting-IP': `visitor ${++visitors}`,
          ...headers,
        },
        body: new URLSearchParams(fields).toString(),
      }),
  };
}

/**
 * Runs the built worker on data that stays in `directory`, where `wrangler --persist-to` finds it, for tests in which
 * the site stops and starts again. `changes` replace options of the worker; its bindings are added to.
 */
export async function startMiniflare(directory: string, changes: { bindings?: object } = {}): Promise<Miniflare> {
  const options = unstable_getMiniflareWorkerOptions('./wrangler.toml').workerOptions as { bindings: object };
  const worker = {
    ...options,
    ...changes,
    name: 'site',
    modules: await builtModules(),
    bindings: { ...options.bindings, ...changes.bindings },
  };
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions({ cf: false, workers: [worker] } as never),
    resourcePersistencePath: `${directory}/v3`,
    handleStructuredLogs: () => {},
  });
  await miniflare.ready;
  return miniflare;
}

/** Makes the tables. */
export async function migrate(database: Database): Promise<void> {
  for (const file of (await readdir('worker/migrations')).sort()) {
    for (const sql of unstable_splitSqlQuery(await readFile(`worker/migrations/${file}`, 'utf8'))) {
      await database.prepare(sql).all();
    }
  }
}

/** The modules of the built worker, the entry first. */
export async function builtModules() {
  const files = await readdir('dist/worker');
  const modules = ['index.js', ...files.filter((file) => file.endsWith('.xml'))].map(async (path) => ({
    type: path.endsWith('.js') ? 'ESModule' : 'Text',
    path,
    contents: await readFile(`dist/worker/${path}`, 'utf8'),
  }));
  return Promise.all(modules);
}
