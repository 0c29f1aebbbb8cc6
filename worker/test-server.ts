import { afterAll, beforeAll } from 'vitest';
import { createTestHarness } from 'wrangler';
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
    await worker().scheduled({ cron: '*/5 * * * *' });
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
