// How long the worker needs for the changelog's feed: `node web/bench/feed.mjs`, after a build.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toUtf8 } from '../../worker/changelog/encoding.ts';
import { filterFeed } from '../../worker/changelog/feed.ts';
import { startMiniflare } from '../../worker/test-miniflare.ts';

/** The median milliseconds of each row, and what a plain decoding of the same bytes takes where that is a measure. */
export async function measureFeed() {
  return [...[10, 1_000, 10_000].map(measureFilter), ...(await measureCalls())];
}

/** Checks and filters a feed of so many entries, a fifth of them hidden; about 1.2 KB each. */
function measureFilter(entries) {
  const bytes = new TextEncoder().encode(feedOf(entries));
  return {
    row: `check and filter ${entries} entries (${(bytes.length / 1e6).toFixed(1)} MB)`,
    ms: median(31, () => filterFeed(toUtf8(bytes, null))),
    decodeOnly: median(31, () => new TextDecoder().decode(bytes)),
  };
}

/** Whole calls to the worker in workerd: one that a copy answers, and one that has to ask a source on this machine. */
async function measureCalls() {
  const feed = feedOf(100);
  const source = createServer((_, response) => response.end(feed)).listen(0);
  await new Promise((resolve) => source.once('listening', resolve));
  const url = `http://localhost:${source.address().port}`;
  const rows = [];
  for (const [row, ttl] of [
    ['hit, 100 entries', '300'],
    ['miss, 100 entries', '0'],
  ]) {
    const directory = await mkdtemp(join(tmpdir(), 'bench-'));
    const worker = await startMiniflare(directory, {
      bindings: { CHANGELOG_FEED_URL: url, CHANGELOG_TTL_SECONDS: ttl },
    });
    const call = async () => (await worker.dispatchFetch('http://localhost/api/changelog/feed')).arrayBuffer();
    for (let n = 0; n < 20; n++) await call();
    rows.push({ row, ms: await medianLater(101, call) });
    await worker.dispose();
    await rm(directory, { recursive: true });
  }
  source.close();
  return rows;
}

function feedOf(entries) {
  const items = Array.from(
    { length: entries },
    (_, n) => `
    <item>
      <title>Update ${n} &amp; what it&#8217;s for</title>
      <link>https://feed.test/updates/${n}</link>
      <guid isPermaLink="false">update-${n}</guid>
      <pubDate>Mon, 05 Jan 2026 10:00:00 GMT</pubDate>
      <dc:creator><![CDATA[Team]]></dc:creator>
      <category>${n % 3 ? 'New' : 'Fixed'}</category>
      <category><![CDATA[${n % 5 ? 'Email' : 'SaaS Mode'}]]></category>
      <description><![CDATA[${'<p>Some <b>words</b> of “text” with tags.</p>'.repeat(17)}]]></description>
    </item>`,
  );
  return `<?xml version="1.0"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Feed</title>${items.join('')}
</channel></rss>`;
}

function median(runs, work) {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return middle(times);
}

async function medianLater(runs, work) {
  const times = [];
  for (let run = 0; run < runs; run++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return middle(times);
}

function middle(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

if (import.meta.main) {
  for (const { row, ms, decodeOnly } of await measureFeed()) {
    const ratio = decodeOnly ? `, ${(ms / decodeOnly).toFixed(0)} times its decoding` : '';
    console.log(`${row}: ${ms.toFixed(2)} ms${ratio}`);
  }
}
