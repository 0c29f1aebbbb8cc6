import type { ServerResponse } from 'node:http';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { ChangelogView } from '#content/shared/changelog/view.ts';
import { isoDay } from '#content/shared/dates/day.ts';
import { api } from '#content/shared/http/api.ts';
import { longDate } from '#content/shared/text/format.ts';
import { site } from '#content/site.ts';
import { startServer } from '../test-server.ts';
import { sampleFeed } from './test-feeds.ts';
import { feedWith, sends, startUpstream } from './test-upstream.ts';

const down = (_: unknown, response: ServerResponse) => response.destroy();
const patience = { timeout: 15_000, interval: 200 };

describe('the shipped changelog', () => {
  const { fetch } = startServer();

  test('is a feed, filtered, branded and revalidated by its ETag', async () => {
    const answer = await fetch(api.feed);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Cache-Status')).toBe('changelog; hit; ttl=300');
    expect(answer.headers.get('Age')).toBe('0');
    const text = await answer.text();
    expect(text).toContain(`<link>${site.origin}/changelog</link>`);
    expect(text).not.toMatch(/saas mode|__[A-Z]+__/i);
    expect(text.match(/<item>/g)!.length).toBeGreaterThanOrEqual(24);

    const etag = answer.headers.get('ETag')!;
    expect(etag).toMatch(/^"[\da-f]{24}"$/);
    for (const tags of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
      const again = await fetch(api.feed, { headers: { 'If-None-Match': tags } });
      expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await fetch(api.feed, { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  const readPage = async (path: string) => (await fetch(path)).text();

  test('is a page, and Markdown on request', async () => {
    const headers = { Accept: 'text/markdown' };
    const [html, markdown] = await Promise.all([fetch('/changelog'), fetch('/changelog', { headers })]);
    expect([html.headers.get('Vary'), markdown.headers.get('Vary')]).toEqual(['Accept', 'Accept']);
    expect(markdown.headers.get('ETag')).not.toBe(html.headers.get('ETag'));
    const text = await markdown.text();
    expect(text.match(/^### /gm)!.length).toBeGreaterThanOrEqual(12);
    expect(text).toContain('### Quiet hours for every channel');
  });

  test('contains the first screen of updates and their JSON', async () => {
    const html = await readPage('/changelog');
    expect(html.match(/<article id="update-/g)).toHaveLength(12);
    expect(html).toContain('Quiet hours for every channel');
    expect(html).not.toMatch(/Loading updates|saas mode|\{\{/i);
    expect(html).toContain('<link rel="alternate" type="application/rss+xml"');
    const view = dataIn(html);
    expect(view.updates).toHaveLength(12);
    expect(view).toMatchObject({
      address: '/changelog',
      older: expect.stringMatching(/^\/changelog\?show=24#update-/),
      asOf: '',
    });
  });

  test('handles its own links and form', async () => {
    const fixed = dataIn(await readPage('/changelog?category=fixed&q=the'));
    expect(fixed.updates.every(({ categories }) => categories.some(({ name }) => name === 'Fixed'))).toBe(true);
    expect((await readPage('/changelog?show=24')).match(/<article id/g)).toHaveLength(24);
    expect(await readPage('/changelog?q=zzz')).toContain('No update matches that');
    const hostile = await readPage(`/changelog?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(hostile).not.toContain('<script>alert');
    expect(dataIn(hostile).text).toBe('"><script>alert(1)</script>');
  });
});

function dataIn(html: string): ChangelogView {
  return JSON.parse(/<script type="application\/json" id="edge-props">(.*?)<\/script>/s.exec(html)![1]!).changelog;
}

describe('an external feed', async () => {
  const upstream = await startUpstream();
  afterAll(() => upstream.close());
  const { fetch, logs } = startServer({ CHANGELOG_FEED_URL: upstream.url, CHANGELOG_TTL_SECONDS: '0' });
  const read = async (path: string = api.feed) => {
    const answer = await fetch(path);
    return { status: answer.status, text: await answer.text() };
  };

  test('answers 502 if no valid copy was ever fetched', { tags: ['slow'] }, async () => {
    const bad: [name: string, answer: typeof upstream.answer, reason?: string][] = [
      // workerd handles these; copy.test.ts and request-feed.test.ts test the reasons.
      ['no gzip', sends(feedWith('x'), { 'Content-Encoding': 'gzip' })],
      ['half of gzip', sends(gzipSync(feedWith('x')).subarray(0, 50), { 'Content-Encoding': 'gzip' })],
      ['leading to a file', (_, response) => response.writeHead(302, { Location: 'file:///etc/passwd' }).end()],
      ['down', down, 'no answer'],
      ['failing', (_, response) => response.writeHead(500).end(feedWith('x')), 'answered 500'],
      ['empty', (_, response) => response.writeHead(204).end(), 'answered 204'],
      ['a surprising 304', (_, response) => response.writeHead(304).end(), 'answered 304'],
      [
        'cut short',
        (_, response) =>
          response.writeHead(200, { 'Content-Length': '9999' }).end(feedWith('x'), () => response.destroy()),
        'no answer',
      ],
      [
        'too large by its header',
        (_, response) => response.writeHead(200, { 'Content-Length': String(9e6) }).write(' '),
        'more than 5 MB',
      ],
      ['too large without an end', endless, 'more than 5 MB'],
      ['a bomb of gzip', sends(gzipSync(' '.repeat(6e6)), { 'Content-Encoding': 'gzip' }), 'more than 5 MB'],
      ['a bomb of deflate', sends(deflateSync(' '.repeat(6e6)), { 'Content-Encoding': 'deflate' }), 'more than 5 MB'],
    ];
    for (const [name, answer] of bad) {
      upstream.answer = answer;
      const { status, text } = await read();
      const error = 'We can’t load the changelog right now.';
      expect([name, status, JSON.parse(text)]).toEqual([name, 502, { error }]);
    }
    const failures = () => logs.filter((line) => line.includes('changelog upstream failed'));
    for (const [, , reason = ''] of bad)
      await vi.waitFor(() => expect(failures().join('\n')).toContain(reason), patience);
    const health = await fetch(api.health);
    expect(health.status).toBe(503);
    const reason = bad.at(-1)![2];
    expect(await health.json()).toMatchObject({
      status: 'failing',
      checks: { feed: { ok: false, error: reason, state: 'missing' }, database: { ok: true } },
    });
  });

  test.each<[string, typeof upstream.answer]>([
    ['sends no header', () => {}],
    ['drips', drip],
  ])('that %s times out', { tags: ['slow'] }, async (_, answer) => {
    upstream.answer = answer;
    expect((await read()).status).toBe(502);
  });

  test('its page has no updates while upstream is slow', async () => {
    let finish = () => {};
    upstream.answer = (request, response) => {
      finish = () => sends(sampleFeed('hostile').xml)(request, response);
    };
    const html = await (await fetch('/changelog')).text();
    expect(html).toContain('Loading updates');
    expect(html).not.toContain('edge-props');
    upstream.answer = sends(sampleFeed('hostile').xml);
    finish();
    await vi.waitFor(async () => expect(await (await fetch('/changelog')).text()).toContain('edge-props'), patience);
  });

  test('its page escapes hostile text', async () => {
    const html = await (await fetch('/changelog')).text();
    const outside = html.replace(/<script[^>]*>.*?<\/script>/gs, '');
    expect(html.match(/<script/g)).toHaveLength(html.match(/<\/script>/g)!.length);
    expect(outside).not.toMatch(/<(?:img|svg|iframe)[^>]* on|<script|<iframe|href="(?!https?:|\/|#)/i);
    expect(dataIn(html).updates.map(({ title, link }) => [title, link])).toEqual([
      ['<script>window.hacked = 1</script><img src=x onerror="window.hacked = 2">Title', ''],
      ['Other schemes', ''],
      ['Data', ''],
      ['Relative', ''],
      ['Fine', 'https://feed.test/fine?q="><script>'],
      [']]> {{title}} 🐼 __proto__', 'HTTPS://feed.test/'],
    ]);
    for (const { title } of dataIn(html).updates.slice(1)) expect(outside).toContain(renderToStaticMarkup(title));
  });

  test('its page shows the date of a stale copy', async () => {
    upstream.answer = down;
    const html = await (await fetch('/changelog')).text();
    expect(dataIn(html).asOf).toContain(longDate(isoDay(Date.now())));
    expect(html).toContain(`As of ${dataIn(html).asOf}`);
  });

  test('may be Atom in another encoding', { tags: ['slow'] }, async () => {
    const { xml, kept } = sampleFeed('atom');
    const latin = Buffer.from(xml.replace('utf-8', 'ISO-8859-1').replace('Kept', 'Café'), 'latin1');
    upstream.answer = sends(latin, { 'Content-Type': 'application/atom+xml' });
    const recoded = kept.replace('utf-8', 'UTF-8').replace('Kept', 'Café');
    expect((await read()).text).toBe(recoded);
    expect((await fetch(api.feed)).headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  });

  test('is read in each content encoding', { tags: ['slow'] }, async () => {
    const feed = feedWith('Caf\u00e9');
    const japanese = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="Shift_JIS"?><rss><channel><title>'),
      Buffer.from([0x93, 0xfa, 0x96, 0x7b]),
      Buffer.from('</title></channel></rss>'),
    ]);
    const good: [string, typeof upstream.answer, string][] = [
      ['gzip', sends(gzipSync(feed), { 'Content-Encoding': 'gzip' }), feed],
      ['gzip, undeclared', sends(gzipSync(feed)), feed],
      ['deflate', sends(deflateSync(feed), { 'Content-Encoding': 'deflate' }), feed],
      ['deflate without a head', sends(deflateRawSync(feed), { 'Content-Encoding': 'deflate' }), feed],
      ['no deflate', sends(feed, { 'Content-Encoding': 'deflate' }), feed],
      ['an encoding that is none', sends(feed, { 'Content-Encoding': 'utf-8' }), feed],
      ['Japanese', sends(japanese), '日本'],
    ];
    for (const [name, answer, text] of good) {
      upstream.answer = answer;
      expect([name, await read()]).toEqual([name, { status: 200, text: expect.stringContaining(text) }]);
    }
  });
});

describe('a cached feed', { tags: ['slow'] }, async () => {
  const upstream = await startUpstream();
  afterAll(() => upstream.close());
  const { origin } = startServer({ CHANGELOG_FEED_URL: upstream.url });

  test('is fetched once for 100 concurrent visitors', { timeout: 120_000 }, async () => {
    upstream.answer = (request, response) => {
      setTimeout(() => sends(sampleFeed('rss-2').xml)(request, response), 1_000);
    };
    // The first visitor disconnects; the others keep waiting.
    const leaving = new AbortController();
    const left = fetch(origin() + api.feed, { signal: leaving.signal }).catch(() => 'left');
    await vi.waitUntil(() => upstream.requests.length > 0);
    setTimeout(() => leaving.abort(), 200);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const answer = await fetch(origin() + api.feed);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(await left).toBe('left');
    expect(new Set(answers)).toEqual(new Set([`200 ${sampleFeed('rss-2').kept}`]));
    expect((await fetch(origin() + api.feed)).headers.get('Cache-Status')).toMatch(/^changelog; hit; ttl=\d+$/);
    expect(upstream.requests).toHaveLength(1);
    expect(upstream.requests[0]!.headers.accept).toContain('application/rss+xml');
  });
});

/** The server isn't told that the client left. */
function endless(_: unknown, response: ServerResponse) {
  response.writeHead(200);
  response.write(' '.repeat(6 * 1024 * 1024));
}

function drip(_: unknown, response: ServerResponse) {
  response.writeHead(200);
  const timer = setInterval(() => (response.destroyed ? clearInterval(timer) : response.write(' ')), 200);
}
