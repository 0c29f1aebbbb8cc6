// @module-tag slow
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { deserialize, serialize } from 'node:v8';
import { gzipSync } from 'node:zlib';
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from 'miniflare';
import { afterAll, expect, test } from 'vitest';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { api } from '#content/shared/http/api.ts';
import { builtModules } from '../test-miniflare.ts';
import { testFolder } from '../test-site.ts';
import { feedWith, sends, startUpstream } from './test-upstream.ts';

const folder = await testFolder();
const upstream = await startUpstream();
afterAll(() => upstream.close());

const fetched = expect.stringMatching(/^changelog; fwd=miss; stored; ttl=\d+$/);

test('keeps the last valid copy across restarts for a week', { timeout: 120_000 }, async () => {
  const feed = feedWith('x'.repeat(3_000_000));
  upstream.answer = sends(gzipSync(feed), { 'Content-Encoding': 'gzip', ETag: '"big"' });
  expect(await afterStart()).toMatchObject({ status: 200, text: feed, cache: fetched });

  upstream.answer = (_, response) => response.destroy();
  await age(0.1);
  expect(await afterStart()).toMatchObject({ status: 200, text: feed, cache: expect.stringContaining('detail=stale') });
  await age(6.8);
  expect(await afterStart()).toMatchObject({ status: 200, text: feed });
  await age(0.2);
  expect(await afterStart()).toMatchObject({ status: 502 });

  upstream.answer = (_, response) => response.writeHead(304).end();
  expect(await afterStart()).toMatchObject({ status: 200, text: feed, cache: fetched });
  expect(upstream.requests.at(-1)!.headers['if-none-match']).toBe('"big"');

  // "Not modified" isn't enough for a new release.
  await age(0.1);
  expect(await afterStart('second')).toMatchObject({ status: 200, text: feed });
  expect(upstream.requests.at(-1)!.headers['if-none-match']).toBeUndefined();
});

async function afterStart(release = 'first') {
  const { workerOptions } = unstable_getMiniflareWorkerOptions('./wrangler.toml');
  const modules = await builtModules();
  const bindings = {
    ...(workerOptions.bindings as object),
    CHANGELOG_FEED_URL: upstream.url,
    CHANGELOG_TTL_SECONDS: '300',
    RELEASE: { id: release },
  };
  const worker = { ...workerOptions, name: 'site', modules, bindings, versionMetadata: undefined };
  const v4 = { log: new Log(LogLevel.WARN), cf: false, workers: [worker] };
  const miniflare = new Miniflare({
    ...convertV4MiniflareOptions(v4 as unknown as Parameters<typeof convertV4MiniflareOptions>[0]),
    resourcePersistencePath: folder,
  });
  try {
    const answer = await miniflare.dispatchFetch(`http://localhost${api.feed}`);
    return { status: answer.status, cache: answer.headers.get('Cache-Status'), text: await answer.text() };
  } finally {
    await miniflare.dispose();
  }
}

async function age(days: number) {
  const files = await readdir(folder, { recursive: true });
  const file = files.find((name) => /FeedKeeper.*(?<!metadata)\.sqlite$/.test(name))!;
  const database = new DatabaseSync(join(folder, file));
  const { value } = database.prepare("SELECT value FROM _cf_KV WHERE key = 'head'").get() as { value: Uint8Array };
  const head = deserialize(value) as { checkedAt: number };
  head.checkedAt -= days * 24 * 3600 * 1000;
  database.prepare("UPDATE _cf_KV SET value = ? WHERE key = 'head'").run(serialize(head));
  database.close();
}
