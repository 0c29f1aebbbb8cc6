// The floor is the same page without scripts and web fonts.
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { builtModules } from '../../../worker/test-miniflare.ts';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { client, startSite } from './site.mjs';
import { median, summary } from './stats.mjs';

const measured = ['/', '/features/crm', '/integrations/native', '/changelog'];
const throttlings = ['simulate', 'devtools'];

const metrics = {
  FCP: (audits) => audits['first-contentful-paint'].numericValue,
  LCP: (audits) => audits['largest-contentful-paint'].numericValue,
  'Speed Index': (audits) => audits['speed-index'].numericValue,
  TBT: (audits) => audits['total-blocking-time'].numericValue,
  CLS: (audits) => audits['cumulative-layout-shift'].numericValue,
  'script time': (audits) => audits['bootup-time'].numericValue,
};

/**
 * In ms (CLS unitless). Page and floor alternate. Nine runs, because blocking time is bimodal: part of the navigation may
 * follow the first paint.
 */
export async function measureBrowser() {
  const floor = await startFloor();
  const site = await startSite();
  const chrome = await launchChrome();
  const samples = new Map();
  try {
    for (let run = 0; run < 9; run++) {
      for (const throttlingMethod of throttlings) {
        for (const path of measured) {
          for (const [variant, { origin }] of Object.entries({ floor, site })) {
            const flags = { throttlingMethod, onlyCategories: ['performance'] };
            const { audits } = await run1(chrome, origin + path, flags);
            for (const [metric, read] of Object.entries(metrics)) {
              const key = [path, throttlingMethod, metric].join(' ');
              if (!samples.has(key)) samples.set(key, { floor: [], site: [] });
              samples.get(key)[variant].push(read(audits));
            }
          }
        }
      }
    }
  } finally {
    chrome.kill();
    await Promise.all([floor.stop(), site.stop()]);
  }
  const rows = [...samples].map(([what, { floor, site }]) => ({
    what,
    unit: what.endsWith('CLS') ? '' : 'ms',
    ...summary(site),
    floor: median(floor),
    ratio: median(floor) ? median(site) / median(floor) : undefined,
  }));
  return [...rows, phoneRow()];
}

/** Lighthouse scores by page, 0 to 100, medians of five. */
export async function measureScores(paths) {
  const site = await startSite();
  const chrome = await launchChrome();
  const rows = [];
  try {
    for (const path of paths) {
      const samples = [];
      for (let run = 0; run < 5; run++) samples.push((await run1(chrome, site.origin + path)).categories);
      for (const category of Object.keys(samples[0]))
        rows.push({
          what: `${path} ${category}`,
          unit: 'of 100',
          ...summary(samples.map((categories) => categories[category].score * 100)),
        });
    }
  } finally {
    chrome.kill();
    await site.stop();
  }
  return [...rows, phoneRow()];
}

async function startFloor() {
  const directory = await mkdtemp(join(tmpdir(), 'floor-'));
  await cp(client, directory, { recursive: true });
  const hashes = new Map();
  for (const path of measured) {
    const file = join(directory, path === '/' ? 'index.html' : `${path}.html`);
    const page = await readFile(file, 'utf8');
    const bare = page
      .replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
      .replace(/<style[^>]*>.*?<\/style>/gs, (style) => {
        const less = style.replace(/@font-face\{[^}]*url\([^}]*\}/g, '');
        hashes.set(hashOf(style), hashOf(less));
        return less;
      });
    await writeFile(file, bare);
  }
  // The CSP lists each style's hash.
  const modules = (await builtModules()).map((module) => ({
    ...module,
    contents: [...hashes].reduce((code, [hash, other]) => code.replaceAll(hash, other), module.contents),
  }));
  const site = await startSite(directory, { modules });
  return { origin: site.origin, stop: () => Promise.all([site.stop(), rm(directory, { recursive: true })]) };
}

function hashOf(style) {
  const css = style.slice(style.indexOf('>') + 1, -'</style>'.length);
  return `sha256-${createHash('sha256').update(css).digest('base64')}`;
}

function launchChrome() {
  return launch({
    chromePath: findChromium(),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  });
}

/** Lighthouse's CPU index: a quarter of 1,500, the machine for its default slowdown (docs/throttling.md). */
const phoneSpeed = 1500 / 4;

const slowdowns = [];

const phoneRow = () => ({
  what: 'the phone, slower than this machine',
  unit: 'times',
  ...summary(slowdowns.splice(0)),
});

async function run1({ port }, url, flags) {
  // For the machine's current speed. Takes a second.
  const cpuSlowdownMultiplier = Math.min(4, Math.max(1, pageFunctions.computeBenchmarkIndex() / phoneSpeed));
  slowdowns.push(cpuSlowdownMultiplier);
  const throttling = { cpuSlowdownMultiplier };
  const { lhr } = await lighthouse(url, { port, logLevel: 'error', throttling, ...flags });
  // Chromium's trace sometimes starts too late; Lighthouse asks to rerun.
  if (lhr.runtimeError?.code === 'NO_NAVSTART') return run1({ port }, url, flags);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}
