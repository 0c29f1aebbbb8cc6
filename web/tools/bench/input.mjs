import { chromium } from 'playwright';
import { pages } from '../../../content/pages.ts';
import { isHydrated } from '../../e2e/is-hydrated.ts';
import { launchOptions, slowdown } from './blocking.mjs';
import { bringIntoView, elementOf, findControls, holdScripts, prepare, sampleTwins, use } from './controls.ts';
import { startSite } from './site.mjs';
import { percentile, summary } from './stats.mjs';

const slowestMs = 200;

const phases = ['before the scripts come', 'while it hydrates', 'after hydration'];

const destinations = ['/', '/features', '/features/crm', '/integrations/native', '/contact', '/about'];

/**
 * In ms: input to next paint by page and phase, median and p95; controls over 200 ms; from a link's click to its page's frame,
 * unthrottled.
 */
export async function measureInput({ runs = 5, paths = Object.keys(pages) } = {}) {
  const site = await startSite();
  const browser = await chromium.launch(launchOptions);
  const taken = [];
  const rows = [];
  try {
    const known = new Set();
    for (const path of paths)
      for (const control of await newControls(browser, site.origin + path, known))
        for (const phase of phases) {
          const ms = await respond(browser, site.origin + path, control, phase);
          taken.push({ what: `${path} ${control.kind} “${control.name}” ${phase}`, phase, ms });
        }
    for (const path of destinations) {
      const samples = [];
      for (let run = 0; run < runs; run++) samples.push(await navigate(browser, site.origin, path));
      rows.push({ what: `navigation to ${path}`, unit: 'ms', ...summary(samples) });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const inPhases = phases.flatMap((phase) => {
    const samples = taken.filter((one) => one.phase === phase).map(({ ms }) => ms);
    return [
      { what: `${samples.length} controls ${phase}`, unit: 'ms', ...summary(samples) },
      { what: `95 % of them take at most`, unit: 'ms', value: percentile(samples, 95) },
    ];
  });
  const slow = taken.filter(({ ms }) => ms > slowestMs).map(({ what, ms }) => ({ what, unit: 'ms', value: ms }));
  return [...inPhases, ...slow, ...rows];
}

/** Not seen on earlier pages, one of each role. Without lists: `selectOption` is no input. */
async function newControls(browser, url, known) {
  const page = await openPhone(browser, 1);
  await page.goto(url);
  await page.waitForFunction(isHydrated);
  const controls = sampleTwins(await findControls(page)).filter(
    ({ kind, role }) => kind !== 'select' && !known.has(role),
  );
  for (const { role } of controls) known.add(role);
  await page.context().close();
  return controls;
}

async function respond(browser, url, control, phase) {
  const page = await openPhone(browser, slowdown);
  const scripts = await holdScripts(page);
  await page.addInitScript(prepare);
  await page.addInitScript(recordInput);
  if (phase !== 'after hydration') scripts.hold();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor({ state: 'attached' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  if (phase === 'after hydration') await page.evaluate(() => window.awake);
  const element = await elementOf(page, control);
  await element.evaluate(bringIntoView);
  await use(page, control, element, async () => {
    if (phase !== 'while it hydrates') return;
    scripts.letGo();
    await page.evaluate(() => window.hydrating);
  });
  await page.waitForTimeout(1000);
  // A navigation drops the entries.
  const durations = await page.evaluate(() => window.inputMs ?? []);
  await page.context().close();
  // Events under 16 ms have no entry.
  return Math.max(16, ...durations);
}

async function openPhone(browser, rate) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return page;
}

function recordInput() {
  window.inputMs = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.inputMs.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

async function navigate(browser, origin, path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(origin + (path === '/about' ? '/contact' : '/about'));
  // Links are prefetched only after hydration.
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
  const link = page.locator(`a[href="${path}"]`).last();
  await link.dispatchEvent('pointerover');
  await page.waitForTimeout(500);
  const took = await link.evaluate(async (link) => {
    const before = document.querySelector('h1');
    const start = performance.now();
    link.click();
    while (before.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve));
    // The frame ends after its callbacks.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
  await page.close();
  return took;
}

if (import.meta.main) {
  const [runs, ...paths] = process.argv.slice(2);
  console.table(await measureInput({ runs: runs && Number(runs), ...(paths.length > 0 && { paths }) }));
}
