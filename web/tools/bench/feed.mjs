// `node web/tools/bench/feed.mjs`, after a build.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeXml } from '../../../worker/changelog/encoding.ts';
import { filterFeed } from '../../../worker/changelog/feed.ts';
import { startMiniflare } from '../../../worker/test-miniflare.ts';
import { median, summary } from './stats.mjs';

/** In ms; the floor of filtering is decoding the same bytes. */
export async function measureFeed() {
  return [...[10, 1_000, 10_000].map(measureFilter), ...(await measureCalls())];
}

/** Entries of about 1.2 KB, a fifth of them hidden. */
function measureFilter(entries) {
  const bytes = new TextEncoder().encode(feedOf(entries));
  const times = timesOf(31, () => filterFeed(decodeXml(bytes, null)));
  const floor = median(timesOf(31, () => new TextDecoder().decode(bytes)));
  const what = `check and filter ${entries} entries (${(bytes.length / 1e6).toFixed(1)} MB)`;
  return { what, unit: 'ms', ...summary(times), floor, ratio: median(times) / floor };
}

async function measureCalls() {
  const feed = feedOf(100);
  const source = createServer((_, response) => response.end(feed)).listen(0);
  await new Promise((resolve) => source.once('listening', resolve));
  const url = `http://localhost:${source.address().port}`;
  const rows = [];
  for (const [what, ttl] of [
    ['hit, 100 entries', '300'],
    ['miss, 100 entries', '0'],
  ]) {
    const directory = await mkdtemp(join(tmpdir(), 'bench-'));
    const worker = await startMiniflare(directory, {
      bindings: { CHANGELOG_FEED_URL: url, CHANGELOG_TTL_SECONDS: ttl },
    });
    const call = async () => (await worker.dispatchFetch('http://localhost/api/changelog/feed')).arrayBuffer();
    for (let n = 0; n < 20; n++) await call();
    const times = [];
    for (let n = 0; n < 101; n++) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
    rows.push({ what, unit: 'ms', ...summary(times) });
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

function timesOf(runs, work) {
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
}

if (import.meta.main) console.table(await measureFeed());
