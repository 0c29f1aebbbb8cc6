import type { ExecutionContext } from 'hono';
import { Hono } from 'hono';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#content/shared/api.ts';
import type { App, Env } from '../env.ts';
import { feedWith, sends, startUpstream } from './test-upstream.ts';

// The worker's parts run in this process, where the tests can move the clock.
vi.mock('cloudflare:workers', () => ({
  DurableObject: class {
    ctx: unknown;
    env: unknown;
    constructor(ctx: unknown, env: unknown) {
      this.ctx = ctx;
      this.env = env;
    }
  },
}));
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

test('a fresh copy is served without a question', async () => {
  upstream.answer = sends(feedWith('First'));
  const { read, wait } = await start();
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; fwd=miss; stored; ttl=300' });
  wait(4 * minute);
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; hit; ttl=60' });
  expect(upstream.requests).toHaveLength(1);
});

test('an old copy is served at once while one refresh runs behind', async () => {
  upstream.answer = sends(feedWith('First'));
  const { read, wait, settle } = await start();
  await read();
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

test('the state of the feed waits for upstream where the copy is old, and gives the reason of a failure', async () => {
  upstream.answer = sends(feedWith('First'));
  const { read, readState, wait } = await start();
  await read();
  wait(90 * minute);
  expect(await readState()).toEqual({ state: 'fresh', age: 0 });
  wait(90 * minute);
  upstream.answer = down;
  expect(await readState()).toEqual({ state: 'stale', age: 90 * 60, failure: 'no answer' });
});

test.each([
  ['down', down],
  ['broken', sends('<rss><channel>')],
  ['a page', sends('<html/>')],
  ['declaring entities', sends(`<!DOCTYPE rss [<!ENTITY a "b">]>${feedWith('&a;')}`)],
])('an old copy is served while upstream is %s, and a new one when that is over', async (_, answer) => {
  upstream.answer = sends(feedWith('Before'));
  const { read, wait, settle } = await start();
  await read();
  upstream.answer = answer;
  wait(6 * minute);
  for (let n = 0; n < 5; n++) {
    expect(await read()).toMatchObject({
      status: 200,
      text: feedWith('Before'),
      cache: expect.stringMatching(/stale$/),
    });
    await settle();
    wait(6_000);
  }
  // Half a minute passes between two questions.
  expect(upstream.requests).toHaveLength(2);
  upstream.answer = sends(feedWith('After'));
  await read();
  await settle();
  expect(await read()).toMatchObject({ text: feedWith('After') });
});

test('an old copy is served for a week', async () => {
  upstream.answer = sends(feedWith('First'));
  const { read, wait, settle } = await start();
  await read();
  upstream.answer = down;
  wait(6.9 * day);
  expect(await read()).toMatchObject({ status: 200, text: feedWith('First') });
  await settle();
  wait(0.2 * day);
  expect(await read()).toMatchObject({ status: 502 });
  upstream.answer = sends(feedWith('Second'));
  wait(minute);
  expect(await read()).toMatchObject({ status: 200, text: feedWith('Second') });
});

test('without a copy, upstream is left alone for five seconds after it failed', async () => {
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

test('a copy that is never fresh is asked for each time, whatever upstream did before', async () => {
  upstream.answer = down;
  const { read } = await start({ ttl: '0' });
  for (let n = 1; n <= 3; n++) {
    expect(await read()).toMatchObject({ status: 502 });
    expect(upstream.requests).toHaveLength(n);
  }
  upstream.answer = sends(feedWith('First'));
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; fwd=miss; stored; ttl=0' });
  upstream.answer = down;
  expect(await read()).toMatchObject({ text: feedWith('First'), cache: 'changelog; hit; ttl=0; detail=stale' });
});

test('a copy outlives a restart, with what its entries say, and upstream is asked whether it changed', async () => {
  upstream.answer = sends(feedWith('First'), { ETag: '"one"' });
  await (await start()).read();
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

test('the state of the feed names the address that upstream moved to, also after a restart', async () => {
  upstream.answer = (request, response) =>
    request.url === '/feed'
      ? response.writeHead(301, { Location: '/feed/' }).end()
      : sends(feedWith('First'))(request, response);
  const { readState, read, wait } = await start();
  expect(await readState()).toEqual({ state: 'fresh', age: 0, movedTo: `${upstream.url}/` });
  expect(await read()).toMatchObject({ text: feedWith('First') });
  expect(await (await start()).readState()).toEqual({ state: 'fresh', age: 0, movedTo: `${upstream.url}/` });
  upstream.answer = sends('<rss>\n<channel></rss>');
  wait(6 * minute);
  expect(await readState()).toEqual({
    state: 'stale',
    age: 6 * 60,
    movedTo: `${upstream.url}/`,
    failure: 'line 2, column 15: unexpected close tag',
  });
});

test('another release asks for the whole document, because it may show what this one hides', async () => {
  upstream.answer = sends(feedWith('First'), { ETag: '"one"' });
  await (await start()).read();
  const { read, wait, settle } = await start({ release: 'second' });
  wait(6 * minute);
  await read();
  await settle();
  expect(upstream.requests).toHaveLength(2);
  expect(upstream.requests.at(-1)!.headers['if-none-match']).toBeUndefined();
});

test('what an earlier release kept is hidden, or refused, by this one', async () => {
  upstream.answer = sends(feedWith('First'));
  await (await start()).read();
  const keep = (xml: string) => storage.put('body:000000000', new TextEncoder().encode(xml));

  keep(feedWith('First').replace('</item>', '</item><item><category>SaaS Mode</category></item>'));
  expect(await (await start({ release: 'second' })).read()).toMatchObject({ text: feedWith('First') });
  keep(`<!DOCTYPE rss [<!ENTITY a "b">]>${feedWith('&a;')}`);
  upstream.answer = down;
  expect(await (await start({ release: 'second' })).read()).toMatchObject({ status: 502 });
});

test('another release makes another page of the same feed', async () => {
  upstream.answer = sends(feedWith('First'));
  const first = await start();
  await first.read();
  const second = await start({ release: 'second' });
  expect(await first.pageTag()).toBe(await first.pageTag());
  expect(await second.pageTag()).not.toBe(await first.pageTag());
});

/** Starts the changelog anew on what is stored: the keeper, and one isolate that asks it. */
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
    /** The entity tag of the page. */
    pageTag: async () => {
      const answer = await app.request('/changelog', { headers: { 'If-None-Match': '*' } }, env, context);
      return answer.headers.get('ETag');
    },
    /** Lets time pass, in milliseconds. */
    wait: (ms: number) => vi.setSystemTime(Date.now() + ms),
    /** Waits for what goes on behind the answers. */
    settle: () => Promise.all(behind.splice(0)),
  };
}

/** What a durable object needs of its storage. */
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
