import { afterAll, beforeAll } from 'vitest';
import { createTestHarness } from 'wrangler';
import type { Env } from './env.ts';

// Keeps logs off the terminal; tests read them with `logs`.
process.env.WRANGLER_LOG ??= 'none';

/** Runs the built worker in workerd on a migrated database, once per test file. */
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
  const request = async (path: string, init: Parameters<typeof server.fetch>[1]) => {
    const answer = await server.fetch(origin + path, init);
    // Undici cancels an unread body when its response, which the harness wraps, is garbage-collected.
    return new Response(answer.body && (await answer.arrayBuffer()), answer as unknown as ResponseInit);
  };
  return {
    worker,
    origin: () => origin,
    server,
    logs: () => server.getLogs().map(({ message }) => message),
    /** Does not follow redirects. */
    fetch: (path: string, init: RequestInit = {}) =>
      request(path, { redirect: 'manual', ...init } as Parameters<typeof server.fetch>[1]),
    /** Posts JSON, each time from a new IP address, which avoids the rate limit. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `visitor ${++visitors}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Posts a form as a browser without JavaScript does. */
    submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      request(path, {
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
