// How soon a page shows what a visitor did on a phone, and how soon a link shows another page of the site.
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { isHydrated } from '../../e2e/is-hydrated.ts';
import { Phone } from './phone.mjs';
import { startSite } from './site.mjs';
import { summary } from './stats.mjs';

const tap = (target) => async (page) => {
  const found = target(page);
  await found.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await found.boundingBox();
  return () => page.touchscreen.tap(x + width / 2, y + height / 2);
};

// Each gets ready and returns what is measured; `html` is what the document does by itself. Fingers and keys go to the page
// as they are: a click of the test tool would run scripts of its own in the page, on the clock.
const interactions = {
  menu: { path: '/about', html: true, prepare: tap((page) => page.getByRole('button', { name: 'Menu' })) },
  'pricing switch': { path: '/', html: true, prepare: tap((page) => page.locator('label:has(#billing-annual)')) },
  tabs: { path: '/integrations/third-party', prepare: tap((page) => page.getByRole('tab').nth(2)) },
  search: {
    path: '/integrations/native',
    prepare: async (page) => {
      await page.getByRole('searchbox').focus();
      return () => page.keyboard.press('s');
    },
  },
  submit: { path: '/contact', html: true, prepare: tap((page) => page.getByRole('button', { name: 'Send Message' })) },
};

const destinations = ['/', '/features', '/features/crm', '/integrations/native', '/contact', '/about'];

/**
 * Rows in milliseconds: the interaction to next paint of each thing to do, as the first sign of a visitor on a page that
 * has just loaded, again when its application runs, and, as the floor, where the application never comes; then the time
 * from a click on a link that was pointed at before to the frame that shows its page, at full speed.
 */
export async function measureInteractions({ runs = 5 } = {}) {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const samples = new Map();
  const phone = new Phone();
  const add = (what, value) => samples.set(what, [...(samples.get(what) ?? []), value]);
  try {
    for (let run = 0; run < runs; run++) {
      for (const [name, { path, html, prepare }] of Object.entries(interactions)) {
        for (const state of ['first sign', 'application running', ...(html ? ['no application'] : [])])
          add(`${name}, ${state}`, await respond(browser, phone, site.origin + path, prepare, state));
      }
      for (const path of destinations) add(`navigation to ${path}`, await navigate(browser, site.origin, path));
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  const rows = [...samples].map(([what, values]) => ({ what, unit: 'ms', ...summary(values) }));
  return [...rows, phone.row()];
}

async function respond(browser, phone, url, prepare, state) {
  const ready = state === 'application running';
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(() => {
    globalThis.durations = [];
    const observer = new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries()) if (interactionId) durations.push(duration);
    });
    observer.observe({ type: 'event', durationThreshold: 16, buffered: true });
  });
  // A browser that is never idle leaves the application to the visitor's first sign.
  if (!ready)
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
  if (state === 'no application') await page.route('**/assets/*.js', () => new Promise(() => {}));
  await page.goto(url);
  if (ready) {
    await page.mouse.move(9, 9);
    await running(page);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: phone.slowdown() });
  const act = await prepare(page);
  // What getting ready set off is not part of the answer.
  if (ready) await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await act();
  await page.waitForTimeout(1000);
  const durations = await page.evaluate(() => globalThis.durations);
  await page.close();
  // What took less than 16 ms is not reported.
  return Math.max(16, ...durations);
}

async function navigate(browser, origin, path) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(origin + (path === '/about' ? '/contact' : '/about'));
  await running(page);
  const link = page.locator(`a[href="${path}"]`).last();
  await link.dispatchEvent('pointerover');
  await page.waitForTimeout(500);
  const took = await link.evaluate(async (link) => {
    const before = document.querySelector('h1');
    const start = performance.now();
    link.click();
    while (before.isConnected) await new Promise((resolve) => requestAnimationFrame(resolve));
    // The frame itself ends after its callbacks.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - start;
  });
  await page.close();
  return took;
}

/** Waits until the application runs and all that it fetches is there: before that nobody hears what is pointed at. */
async function running(page) {
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
}

if (import.meta.main) {
  const [, , runs] = process.argv;
  console.table(await measureInteractions({ runs: runs && Number(runs) }));
}
