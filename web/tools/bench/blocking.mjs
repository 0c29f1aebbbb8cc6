// Main thread blocking at page start, compared with the page without scripts.
import { chromium } from 'playwright';
import { pages } from '../../../content/pages.ts';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { startSite } from './site.mjs';
import { median, summary } from './stats.mjs';

const longTaskMs = 50;

const limit = { ratio: 1.3, noiseMs: 40 };

const slowdown = 4;

/** Playwright enables CDP's Runtime domain. It makes V8 parse all of React DOM again for the errors that React creates. */
const launchOptions = {
  executablePath: findChromium(),
  args: [...chromiumFlags, '--js-flags=--no-enable-lazy-source-positions'],
};

/** All pages are idle a second before this. */
const watchedMs = 5000;

/** In ms of thread time: blocked time after FCP, and the longest task with script. A last row lists pages above the limit. */
export async function measureBlocking({ runs = 9, paths = Object.keys(pages) } = {}) {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions);
  const rows = [];
  const above = [];
  try {
    for (const path of paths) {
      const own = [];
      const floor = [];
      for (let run = 0; run < runs; run++) {
        own.push(summarize(await traceStart(browser, site.origin + path)));
        floor.push(summarize(await traceStart(browser, site.origin + path, { javaScriptEnabled: false })));
      }
      const blocked = own.map(({ blocked }) => blocked);
      const least = median(floor.map(({ blocked }) => blocked));
      const longest = own.map(({ longestScript }) => longestScript);
      const ratio = least ? median(blocked) / least : undefined;
      rows.push(
        { what: `${path} blocked`, unit: 'ms', ...summary(blocked), floor: least, ratio },
        { what: `${path} longest task with scripts`, unit: 'ms', ...summary(longest) },
      );
      if (median(blocked) > least * limit.ratio + limit.noiseMs) above.push(path);
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return [
    ...rows,
    { what: `above ${limit.ratio} times the floor: ${above.join(', ') || 'none'}`, unit: 'pages', value: above.length },
  ];
}

async function traceStart(browser, url, options = {}) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await browser.startTracing(page, { categories });
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForTimeout(watchedMs);
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  await context.close();
  const paint = traceEvents.find(({ name, args }) => name === 'firstContentfulPaint' && args.frame);
  return traceEvents.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
}

const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'loading', 'v8'];

function summarize(events) {
  const { ts: painted } = events.find(({ name }) => name === 'firstContentfulPaint');
  const tasks = events.filter(({ name, ts, dur }) => name === 'RunTask' && ts + dur > painted);
  const scripts = events.filter(({ name }) => /^(FunctionCall|EvaluateScript|v8\.evaluateModule)$/.test(name));
  const runsScript = ({ ts, dur }) => scripts.some((script) => script.ts >= ts && script.ts < ts + dur);
  const threadMs = ({ tdur }) => tdur / 1000;
  return {
    blocked: tasks.reduce((blocked, task) => blocked + Math.max(0, threadMs(task) - longTaskMs), 0),
    longestScript: Math.max(0, ...tasks.filter(runsScript).map(threadMs)),
  };
}

if (import.meta.main) {
  const [runs, ...paths] = process.argv.slice(2);
  console.table(await measureBlocking({ runs: runs && Number(runs), ...(paths.length > 0 && { paths }) }));
}
