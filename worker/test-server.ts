import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll } from 'vitest';
import type { Env } from './env.ts';
import { migrate, startMiniflare } from './test-miniflare.ts';
import { postsBy } from './test-requests.ts';

/** Once per test file or describe, with a migrated database. */
export function startServer(bindings: Record<string, string> = {}) {
  let site: Miniflare;
  let origin = '';
  const logs: string[] = [];
  const env = () => site.getBindings<Env & { DB: D1Database }>();
  beforeAll(async () => {
    site = await startMiniflare(undefined, { bindings }, (message) => logs.push(message));
    origin = (await site.ready).origin;
    await migrate((await env()).DB);
    await scheduled('*/5 * * * *');
  });
  afterAll(() => site.dispose());

  async function scheduled(cron: string, scheduledTime = new Date()) {
    const worker = await site.getWorker();
    return worker.scheduled({ cron, scheduledTime });
  }

  let visitors = 0;
  const request = async (path: string, init: RequestInit) => {
    const answer = await site.dispatchFetch(origin + path, init as never);
    // Undici cancels the unread body of a garbage-collected response.
    return new Response(answer.body && (await answer.arrayBuffer()), answer as unknown as ResponseInit);
  };
  return {
    env,
    /** Runs a cron trigger. */
    scheduled,
    origin: () => origin,
    async rows<Row = Record<string, unknown>>(sql: string, ...values: unknown[]): Promise<Row[]> {
      const { DB } = await env();
      return (
        await DB.prepare(sql)
          .bind(...values)
          .all<Row>()
      ).results;
    },
    logs,
    /** Does not follow redirects. */
    fetch: (path: string, init: RequestInit = {}) => request(path, { redirect: 'manual', ...init }),
    /** From a new IP address each, to avoid the rate limit. */
    ...postsBy((path, body, headers) => {
      const from = { 'CF-Connecting-IP': `visitor ${++visitors}` };
      return request(path, { method: 'POST', headers: { ...from, ...headers }, body });
    }),
  };
}
