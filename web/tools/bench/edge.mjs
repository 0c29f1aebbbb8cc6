// The worker's requests a second, compared with static files alone.
import autocannon from 'autocannon';
import { api } from '../../../content/shared/api.ts';
import { client, startSite } from './site.mjs';
import { median, summary } from './stats.mjs';

const connections = 32;
const seconds = 4;

const noWorker = {
  modules: [
    {
      type: 'ESModule',
      path: 'index.js',
      contents: 'export default { fetch: () => new Response("", { status: 404 }) };',
    },
  ],
  durableObjects: {},
  compatibilityFlags: [],
};

/**
 * A page with its ratio to files alone, and the cached feed. Requests a second and p99 in ms, medians of alternating rounds.
 */
export async function measureEdge({ rounds = 5 } = {}) {
  const site = await startSite();
  const files = await startSite(client, noWorker, {
    run_worker_first: false,
    routerConfig: { has_user_worker: true },
    assetConfig: { html_handling: 'drop-trailing-slash' },
  });
  const calls = [
    ['HTML', '/features/crm', ''],
    ['HTML, compressed', '/features/crm', 'br'],
    ['feed hit', api.feed, ''],
  ];
  const samples = calls.map(() => ({ site: [], files: [] }));
  try {
    for (let round = 0; round <= rounds; round++) {
      for (const [place, [, path, encoding]] of calls.entries()) {
        for (const [variant, { origin }] of Object.entries(path === api.feed ? { site } : { site, files })) {
          const pace = await measure(origin + path, encoding);
          if (round > 0) samples[place][variant].push(pace);
        }
      }
    }
  } finally {
    await Promise.all([site.stop(), files.stop()]);
  }
  return calls.flatMap(([what], place) => [
    row(`${what}, requests a second`, '', samples[place], 'rate'),
    row(`${what}, p99`, 'ms', samples[place], 'p99'),
  ]);
}

function row(what, unit, { site, files }, measure) {
  const [values, floors] = [site, files].map((paces) => paces.map((pace) => pace[measure]));
  const floor = floors.length > 0 ? median(floors) : undefined;
  return { what, unit, ...summary(values), floor, ratio: floor && median(values) / floor };
}

async function measure(url, encoding) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: encoding ? { 'Accept-Encoding': encoding } : {},
  });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return { rate: requests.average, p99: latency.p99 };
}

if (import.meta.main) {
  const [, , rounds] = process.argv;
  console.table(await measureEdge({ rounds: rounds && Number(rounds) }));
}
