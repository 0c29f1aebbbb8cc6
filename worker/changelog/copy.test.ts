import type { ExecutionContext } from 'hono';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#content/shared/http/api.ts';
import type { App, Env } from '../env.ts';
import { feedWith, sends, startUpstream } from './test-upstream.ts';

// In this process, where tests can move the clock.
vi.mock('cloudflare:workers', () => import('../test-durable-object.ts'));
vi.mock('../../content/changelog.xml', () => ({ default: feedWith('Shipped') }));

const upstream = await startUpstream();
afterAll(() => upstream.close());
const down: typeof upstream.answer = (_, response) => response.destroy();
const minute = 60_000;
const day = 24 * 60 * minute;

let storage: Storage;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  upstream.requests.length = 0;
  storage = new Storage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('serves a fresh copy without a request', async () => {
  upstream.answer = sends(feedWith('First'));
  const { read, wait } = await start();
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; fwd=miss; stored; ttl=300' });
  wait(4 * minute);
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; hit; ttl=60' });
  expect(upstream.requests).toHaveLength(1);
});

test('serves an expired copy at once and refreshes it once in the background', async () => {
  const { read, wait, settle } = await startWith('First');
  wait(6 * minute);
  let finish = () => {};
  upstream.answer = (request, response) => {
    finish = () => sends(feedWith('Second'))(request, response);
  };
  for (const answer of await Promise.all(Array.from({ length: 50 }, read))) {
    expect(answer).toMatchObject({ text: feedWith('First'), cache: 'changelog; hit; ttl=-60; detail=stale' });
  }
  await vi.waitUntil(() => upstream.requests.length > 1);
  finish();
  await settle();
  expect(await read()).toMatchObject({ text: feedWith('Second'), cache: 'changelog; hit; ttl=300' });
  expect(upstream.requests).toHaveLength(2);
});

test('feedState refreshes an expired copy and reports a failure', async () => {
  const { readState, wait } = await startWith('First');
  wait(90 * minute);
  expect(await readState()).toEqual({ state: 'fresh', age: 0 });
  wait(90 * minute);
  upstream.answer = down;
  expect(await readState()).toEqual({ state: 'stale', age: 90 * 60, failure: 'no answer' });
});

test.each([
  ['down', down],
  ['broken', sends('<rss><channel>')],
  ['sending HTML', sends('<html/>')],
  ['sending entity declarations', sends(`<!DOCTYPE rss [<!ENTITY a "b">]>${feedWith('&a;')}`)],
])('serves the old copy while upstream is %s, then the new one', async (_, answer) => {
  const { read, wait, settle } = await startWith('Before');
  upstream.answer = answer;
  wait(6 * minute);
  for (let n = 0; n < 5; n++) {
    const stale = { text: feedWith('Before'), cache: expect.stringMatching(/stale$/) };
    expect(await read()).toMatchObject({ status: 200, ...stale });
    await settle();
    wait(6_000);
  }
  // At most one request in 30 s.
  expect(upstream.requests).toHaveLength(2);
  upstream.answer = sends(feedWith('After'));
  await read();
  await settle();
  expect(await read()).toMatchObject({ text: feedWith('After') });
});

test('serves a stale copy for a week, and again once upstream confirms it', async () => {
  const { read, wait, settle } = await startWith('First');
  upstream.answer = down;
  wait(6.9 * day);
  expect(await read()).toMatchObject({ status: 200, text: feedWith('First') });
  await settle();
  wait(0.2 * day);
  expect(await read()).toMatchObject({ status: 502 });
  upstream.answer = (_, response) => response.writeHead(304).end();
  wait(minute);
  const confirmed = { text: feedWith('First'), cache: 'changelog; fwd=miss; stored; ttl=300' };
  expect(await read()).toMatchObject({ status: 200, ...confirmed });
  expect(upstream.requests.at(-1)!.headers['if-none-match']).toBe('"one"');
});

test('retries 5 s after a failure if there is no copy', async () => {
  upstream.answer = down;
  const { read, wait } = await start();
  for (let n = 0; n < 10; n++) expect(await read()).toMatchObject({ status: 502 });
  wait(4_900);
  expect(await read()).toMatchObject({ status: 502 });
  expect(upstream.requests).toHaveLength(1);
  upstream.answer = sends(feedWith('First'));
  wait(200);
  expect(await read()).toMatchObject({ status: 200 });
});

test('with a TTL of 0 calls upstream every time, even after a failure', async () => {
  upstream.answer = down;
  const { read } = await start({ ttl: '0' });
  for (let n = 1; n <= 3; n++) {
    expect(await read()).toMatchObject({ status: 502 });
    expect(upstream.requests).toHaveLength(n);
  }
  for (const title of ['First', 'Second']) {
    upstream.answer = sends(feedWith(title));
    expect(await read()).toMatchObject({ text: feedWith(title), cache: 'changelog; fwd=miss; stored; ttl=0' });
  }
  upstream.answer = down;
  expect(await read()).toMatchObject({ text: feedWith('Second'), cache: 'changelog; hit; ttl=0; detail=stale' });
});

test('restores the copy after a restart and revalidates it', async () => {
  await startWith('First');
  const { read, wait, settle, keeper } = await start();
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; hit; ttl=300' });
  expect(keeper.latest().copy!.items).toMatchObject([{ title: 'First' }]);
  upstream.answer = (_, response) => response.writeHead(304).end();
  wait(6 * minute);
  await read();
  await settle();
  expect(upstream.requests.at(-1)!.headers['if-none-match']).toBe('"one"');
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; hit; ttl=300' });
});

test('a copy that cannot be stored is served as fresh, and stored with the next check', async () => {
  await startWith('First');
  const { read, readState, wait, settle } = await start();
  upstream.answer = sends(feedWith('Second'), { ETag: '"two"' });
  vi.spyOn(storage, 'transaction').mockRejectedValueOnce(new Error('full'));
  wait(6 * minute);
  await read();
  await settle();
  expect(await read()).toMatchObject({ text: feedWith('Second'), cache: 'changelog; hit; ttl=300' });
  expect(await readState()).toEqual({ state: 'fresh', age: 0 });
  upstream.answer = (_, response) => response.writeHead(304).end();
  wait(6 * minute);
  await read();
  await settle();
  expect(await (await start()).read()).toMatchObject({ text: feedWith('Second') });
});

test('reports the redirect target of upstream, also after a restart', async () => {
  upstream.answer = (request, response) =>
    request.url === '/feed'
      ? response.writeHead(301, { Location: '/feed/' }).end()
      : sends(feedWith('First'))(request, response);
  const { readState, read, wait } = await start();
  const movedTo = `${upstream.url}/`;
  expect(await readState()).toEqual({ state: 'fresh', age: 0, movedTo });
  expect(await read()).toMatchObject({ text: feedWith('First') });
  expect(await (await start()).readState()).toEqual({ state: 'fresh', age: 0, movedTo });
  upstream.answer = sends('<rss>\n<channel></rss>');
  wait(6 * minute);
  const failure = 'line 2, column 15: unexpected close tag';
  expect(await readState()).toEqual({ state: 'stale', age: 6 * 60, movedTo, failure });
});

test('a new release fetches the whole document again', async () => {
  await startWith('First');
  const { read, wait, settle } = await start({ release: 'second' });
  wait(6 * minute);
  await read();
  await settle();
  expect(upstream.requests).toHaveLength(2);
  expect(upstream.requests.at(-1)!.headers['if-none-match']).toBeUndefined();
});

test('a new release filters the stored document again', async () => {
  await startWith('First');
  const keep = (xml: string) => storage.put('body:000000000', new TextEncoder().encode(xml));

  keep(feedWith('First').replace('</item>', '</item><item><category>SaaS Mode</category></item>'));
  expect(await (await start({ release: 'second' })).read()).toMatchObject({ text: feedWith('First') });
  keep(`<!DOCTYPE rss [<!ENTITY a "b">]>${feedWith('&a;')}`);
  upstream.answer = down;
  expect(await (await start({ release: 'second' })).read()).toMatchObject({ status: 502 });
});

test('a new release changes the ETag of the page', async () => {
  const first = await startWith('First');
  const second = await start({ release: 'second' });
  expect(await first.pageTag()).toBe(await first.pageTag());
  expect(await second.pageTag()).not.toBe(await first.pageTag());
});

/** After a first read. */
async function startWith(title: string) {
  upstream.answer = sends(feedWith(title), { ETag: '"one"' });
  const site = await start();
  await site.read();
  return site;
}

async function start({ ttl = '300', release = 'first' } = {}) {
  vi.resetModules();
  const { FeedKeeper } = await import('./keeper.ts');
  const { changelog } = await import('./routes.ts');
  const { feedState } = await import('./copy.ts');
  const env = {
    CHANGELOG_FEED_URL: upstream.url,
    CHANGELOG_TTL_SECONDS: ttl,
    RELEASE: { id: release },
    CHANGELOG: { getByName: () => keeper },
    ASSETS: { fetch: async () => new Response('The page') },
  } as unknown as Env;
  let loaded: Promise<void> | undefined;
  const state = {
    storage,
    blockConcurrencyWhile: (load: () => Promise<void>) => {
      loaded = load();
    },
  } as unknown as DurableObjectState;
  const keeper = new FeedKeeper(state, env);
  await loaded;

  const behind: Promise<unknown>[] = [];
  const context = { waitUntil: (promise: Promise<unknown>) => void behind.push(promise) } as ExecutionContext;
  const app = new Hono<App>().route('/', changelog).get('/state', async (c) => c.json(await feedState(c)));
  return {
    keeper,
    read: async () => {
      const answer = await app.request(api.feed, {}, env, context);
      return { status: answer.status, cache: answer.headers.get('Cache-Status'), text: await answer.text() };
    },
    readState: async () => (await app.request('/state', {}, env, context)).json(),
    pageTag: async () => {
      const answer = await app.request('/changelog', { headers: { 'If-None-Match': '*' } }, env, context);
      return answer.headers.get('ETag');
    },
    wait: (ms: number) => vi.setSystemTime(Date.now() + ms),
    settle: () => Promise.all(behind.splice(0)),
  };
}

class Storage {
  #values = new Map<string, unknown>();

  async get(key: string) {
    return structuredClone(this.#values.get(key));
  }

  async put(key: string, value: unknown) {
    this.#values.set(key, structuredClone(value));
  }

  async list({ prefix }: { prefix: string }) {
    return new Map([...this.#values].filter(([key]) => key.startsWith(prefix)));
  }

  async delete(keys: string[]) {
    for (const key of keys) this.#values.delete(key);
  }

  transaction(run: (storage: Storage) => Promise<void>) {
    return run(this);
  }
}
