// @module-tag slow
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Miniflare } from 'miniflare';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { contactForm } from '#content/forms/contact.ts';
import { supportForm } from '#content/forms/support.ts';
import { messageTo } from '#content/shared/forms/test-message.ts';
import { api } from '#content/shared/http/api.ts';
import { sendErrors } from '#content/shared/http/api-errors.ts';
import { site as brand } from '#content/site.ts';
import { feedWith, sends, startUpstream } from './changelog/test-upstream.ts';
import { migrate, startMiniflare } from './test-miniflare.ts';
import { testFolder } from './test-site.ts';

const forms = [
  [api.newsletter, { email: 'ann@example.org' }],
  [api.contact, messageTo(contactForm, { message: 'While it was broken' })],
  [api.support, messageTo(supportForm, { issueType: 'bug', priority: 'urgent' })],
] as const;

const directory = await testFolder();
const upstream = await startUpstream();
upstream.answer = sends(feedWith('From elsewhere'));
let site: Miniflare;
beforeAll(async () => {
  site = await start('well');
  await migrate(await site.getD1Database('DB'));
  for (const [path, values] of forms) expect(await post(path, values)).toMatchObject({ status: 201 });
  expect(await get(api.feed)).toMatchObject({ status: 200 });
  await site.dispose();
});
afterAll(() => upstream.close());

describe('while the database is down (ASVS 16.5.2)', () => {
  broken('D1DatabaseObject');

  test('pages, files and the feed keep working', async () => {
    for (const path of ['/', '/contact', '/changelog', '/changelog.md', brand.favicon, api.feed])
      expect(await get(path)).toMatchObject({ status: 200 });
    expect((await get('/changelog')).text).toContain('From elsewhere');
  });

  test('health reports it without details (ASVS 16.5.1)', async () => {
    const { status, text } = await get(api.health);
    expect([status, JSON.parse(text)]).toEqual([
      503,
      {
        status: 'failing',
        version: expect.any(String),
        release: expect.any(String),
        checks: {
          database: { ok: false, ms: expect.any(Number), error: 'no answer' },
          sweep: { ok: false, ms: expect.any(Number), error: 'no answer' },
          delivery: { ok: false, ms: expect.any(Number), error: 'no answer' },
          queue: { ok: true, ms: expect.any(Number) },
          feed: { ok: true, ms: expect.any(Number), state: expect.any(String), age: expect.any(Number) },
        },
      },
    ]);
  });

  test('forms return the error as JSON to a script, and the page filled in with it to a browser', async () => {
    for (const [path, values] of forms) {
      const error = notStored(path);
      const [json, page] = [await post(path, values), await submit(path, values)];
      expect([path, json.status, json.retryAfter, JSON.parse(json.text)]).toEqual([path, 503, '30', { error }]);
      expect([path, page.status, page.retryAfter]).toEqual([path, 503, '30']);
      expect(page.text).toMatch(new RegExp(`data-form-alert[^>]*>${error}<`));
      for (const value of Object.values(values)) expect(page.text).toContain(value);
    }
  });

  test('newsletter links ask to try again later', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await get(`${api.unsubscribe}?token=any`, { method });
      expect([answer.status, answer.retryAfter]).toEqual([503, '30']);
      expect(answer.text).toContain('This link will keep working.');
    }
  });
});

describe('while the feed keeper is down (ASVS 16.5.2)', () => {
  broken('FeedKeeper');

  test('the feed answers 502, health fails, and the changelog page is served without it', async () => {
    const feed = await get(api.feed);
    expect([feed.status, JSON.parse(feed.text)]).toEqual([502, { error: 'We can’t load the changelog right now.' }]);
    const page = await get('/changelog');
    expect([page.status, page.text.includes('Loading updates')]).toEqual([200, true]);
    const health = await get(api.health);
    expect([health.status, JSON.parse(health.text)]).toMatchObject([
      503,
      { checks: { database: { ok: true }, feed: { ok: false, error: 'no copy of the feed' } } },
    ]);
  });
});

describe('while everything is down at once', () => {
  broken('');
  beforeAll(() => upstream.close());

  test('pages are served, and errors contain no internals (ASVS 16.5.1)', async () => {
    for (const path of ['/', '/changelog', '/changelog.md']) expect(await get(path)).toMatchObject({ status: 200 });
    for (const [path, values] of forms) expect(await post(path, values)).toMatchObject({ status: 503 });
    for (const [path, status] of [
      [api.feed, 502],
      [api.health, 503],
      [api.unsubscribe, 503],
    ] as const) {
      const answer = await get(path);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toMatch(/SQLITE|D1_|Error:|\.ts\b|at \w+ \(|localhost/);
    }
  });
});

test('after a queue failure, a kill and a restart it delivers, and still has a large feed', async () => {
  const received: string[] = [];
  const [hook, source] = [await startUpstream(), await startUpstream()];
  hook.answer = async (request, response) => {
    const { type, data } = JSON.parse((await request.toArray()).join(''));
    received.push(data.message ?? `${type} ${data.email}`);
    response.end();
  };
  const feed = feedWith('x'.repeat(3_000_000));
  source.answer = sends(feed);
  const bindings = {
    CHANGELOG_FEED_URL: source.url,
    DELIVERY_WEBHOOK_URL: hook.url,
    DELIVERY_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
  };
  const folder = join(directory, 'restart');
  site = await startMiniflare(folder, { queueProducers: undefined, bindings: { ...bindings, DELIVERIES: 'no queue' } });
  await migrate(await site.getD1Database('DB'));
  const key = { 'Idempotency-Key': 'before' };
  const [[newsletter, subscriber], [contact, message]] = forms;
  const stored = await post(contact, message, key);
  expect([stored.status, (await post(newsletter, subscriber)).status]).toEqual([201, 201]);
  expect((await get(api.feed)).text).toBe(feed);
  await site.dispose();

  site = await startMiniflare(folder, { bindings });
  expect((await get(api.feed)).text).toBe(feed);
  expect(source.requests).toHaveLength(1);
  expect(await post(contact, message, key)).toMatchObject({ status: 200, text: stored.text });
  const database = await site.getD1Database('DB');
  expect((await database.prepare('SELECT email FROM subscribers').all()).results).toEqual([subscriber]);
  expect(received).toEqual([]);

  await database.prepare('UPDATE outbox SET enqueued_at = enqueued_at - 120000').run();
  await (await site.getWorker()).scheduled({ cron: '*/5 * * * *', scheduledTime: new Date() });
  await vi.waitUntil(() => received.length > 1, { timeout: 10_000 });
  const waiting = database.prepare("SELECT 1 FROM outbox WHERE state = 'waiting'");
  await vi.waitUntil(async () => (await waiting.first()) === null);
  expect(received.sort()).toEqual([message.message, `subscriber.confirmed ${subscriber.email}`]);
  await site.dispose();
  for (const { close } of [hook, source]) close();
});

function notStored(path: string) {
  return sendErrors.notStored(path === api.newsletter ? 'address' : 'message');
}

function start(folder: string) {
  const bindings = { CHANGELOG_FEED_URL: upstream.url, CHANGELOG_TTL_SECONDS: '1', NOTIFY_EMAIL: 'staff@example.org' };
  return startMiniflare(join(directory, folder), { bindings });
}

/** Overwrites the storage files of `part` for the surrounding tests. */
function broken(part: string) {
  beforeAll(async () => {
    const folder = crypto.randomUUID();
    await cp(join(directory, 'well'), join(directory, folder), { recursive: true });
    for (const file of await readdir(join(directory, folder), { recursive: true })) {
      if (file.includes('metadata') || !file.includes(part)) continue;
      const path = join(directory, folder, file);
      if (file.endsWith('.sqlite')) await writeFile(path, 'x'.repeat(8192));
      if (/-(wal|shm)$/.test(file)) await rm(path);
    }
    site = await start(folder);
  });
  afterAll(() => site.dispose());
}

async function get(path: string, init = {}) {
  const answer = await site.dispatchFetch(`http://localhost${path}`, init);
  return { status: answer.status, retryAfter: answer.headers.get('Retry-After'), text: await answer.text() };
}

function post(path: string, values: object, more: Record<string, string> = {}) {
  const headers = { 'Content-Type': 'application/json', ...more };
  return get(path, { method: 'POST', headers, body: JSON.stringify(values) });
}

const submit = (path: string, values: Record<string, string>) =>
  get(path, { method: 'POST', body: new URLSearchParams(values) });
