import { Hono } from 'hono';
import type { startWorld } from '../delivery/test-world.ts';
import type { App } from '../env.ts';
import { context, postsBy } from '../test-requests.ts';
import { desk } from './routes.ts';

const origin = 'http://localhost';

/** The desk of `npm start` in this process, with the clock and the database of the world. */
export function startLocalDesk<World extends ReturnType<typeof startWorld>>(world: World) {
  const app = new Hono<App>().route('/', desk);
  const send = (path: string, init: RequestInit = {}) => app.request(origin + path, init, world.env(), context);
  return {
    ...world,
    run: (arrivals: number[], span: number) => world.run(arrivals, span),
    who: 'localhost',
    get: send,
    post: postsBy((path, body, headers) =>
      send(path, { method: 'POST', headers: { Origin: origin, ...headers }, body }),
    ).post,
  };
}
