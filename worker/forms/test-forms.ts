import { Hono } from 'hono';
import type { startWorld } from '../delivery/test-world.ts';
import type { App } from '../env.ts';
import { context, postsBy } from '../test-requests.ts';
import { forms } from './routes.ts';

export const origin = 'http://site.test:8787';

/** The forms in this process, with the clock and the database of the world. Node has no HTMLRewriter: pages are plain. */
export function startForms<World extends ReturnType<typeof startWorld>>(world: World) {
  const app = new Hono<App>().route('/', forms);
  let visitors = 0;
  const send = (path: string, body: BodyInit, headers: Record<string, string>) => {
    const from = { 'CF-Connecting-IP': `visitor ${++visitors}` };
    const init = { method: 'POST', headers: { ...from, ...headers }, body, duplex: 'half' } as RequestInit;
    const env = { SEND_LIMIT: { limit: async () => ({ success: true }) }, ...(world.env() as object) };
    return app.request(origin + path, init, env, context);
  };
  return {
    ...world,
    send,
    ...postsBy(send),
    rows: <Row = Record<string, unknown>>(sql: string, ...values: (string | number)[]) =>
      world.sqlite.prepare(sql).all(...values) as Row[],
  };
}
