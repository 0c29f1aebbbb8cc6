// `node web/tools/bench/observatory.mjs`, after a build and `npm ci` in web/tools/bench. Offline: the scanner's requests go to
// the local worker.
import { existsSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axios from 'axios';
import { site } from '../../../content/site.ts';
import { startMiniflare } from '../../../worker/test-miniflare.ts';

// The HSTS preload list, which the package's install script would fetch.
const preloaded = new URL('../conf/hsts-preload.json', import.meta.resolve('@mdn/mdn-http-observatory'));
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');
const { scan } = await import('@mdn/mdn-http-observatory');

const directory = await mkdtemp(join(tmpdir(), 'bench-'));
const worker = await startMiniflare(directory);
axios.defaults.adapter = async (config) => {
  const { method, headers } = config;
  const init = { method, headers: headers.toJSON(true), redirect: 'manual' };
  const answer = await worker.dispatchFetch(config.url, init);
  if (answer.headers.has('Set-Cookie')) throw new Error('The scanner would not see this cookie.');
  const { status } = answer;
  return { status, headers: Object.fromEntries(answer.headers), data: await answer.text(), config };
};

const { scan: result, tests } = await scan(new URL(site.origin).host);
await worker.dispose();
await rm(directory, { recursive: true });

const { grade, score, testsPassed, testsQuantity } = result;
console.log(`Observatory: ${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests passed`);
for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
  if (!pass || scoreModifier < 0) console.log(`  ${name}: ${result} (${scoreModifier})`);
}
if (grade !== 'A+') process.exitCode = 1;
