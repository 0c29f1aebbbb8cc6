import { afterAll, beforeAll } from 'vitest';
import { createTestHarness } from 'wrangler';
import type { Env } from './env.ts';

// Tests read logs with `logs`.
process.env.WRANGLER_LOG ??= 'none';

/** Once per test file, with a migrated database. */
export function startServer(vars: Record<string, string> = {}, secrets: Record<string, string> = {}) {
  const server = createTestHarness({
    workers: [{ configPath: './wrangler.toml', prebuiltWorkerDir: './dist/worker', vars, secrets }],
  });
  const worker = () => server.getWorker<Env & { DB: D1Database }>();
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
    // Undici cancels the unread body of a garbage-collected response.
    return new Response(answer.body && (await answer.arrayBuffer()), answer as unknown as ResponseInit);
  };
  return {
    worker,
    origin: () => origin,
    server,
    async rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]> {
      const { DB } = await worker().getEnv();
      return (
        await DB.prepare(sql)
          .bind(...values)
          .all<Row>()
      ).results;
    },
    logs: () => server.getLogs().map(({ message }) => message),
    /** Does not follow redirects. */
    fetch: (path: string, init: RequestInit = {}) =>
      request(path, { redirect: 'manual', ...init } as Parameters<typeof server.fetch>[1]),
    /** From a new IP address, to avoid the rate limit. */
    post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'CF-Connecting-IP': `visitor ${++visitors}`, ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    /** Like a browser without JavaScript. */
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
