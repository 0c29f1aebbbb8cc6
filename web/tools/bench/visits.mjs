import { join } from 'node:path';
import { chromium } from 'playwright';
import { unstable_readConfig } from 'wrangler';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { root, startSite } from './site.mjs';

const visits = [
  { to: '/', by: 'a phone', viewport: { width: 390, height: 844 } },
  { to: '/features/crm', by: 'a large screen', viewport: { width: 1440, height: 900 } },
];

/**
 * Dollars a month (developers.cloudflare.com/workers/platform/pricing, 2026-11-23). 30 million ms of CPU are included, 15 for
 * each of two million calls. Log prices change on 2026-12-01.
 */
const prices = { plan: 5, calls: { included: 10, million: 0.3 }, lines: { included: 20, million: 0.6 } };

export async function measureVisits() {
  const { observability } = unstable_readConfig({ config: join(root, 'wrangler.toml') });
  const isLogged = observability.logs?.invocation_logs !== false;
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const rows = [];
  try {
    for (const { to, by, viewport } of visits) {
      const { requests, calls } = await visit(browser, site.origin, to, viewport);
      const what = `a visit to ${to} by ${by}`;
      rows.push(
        { what: `${what}, requests`, unit: '', value: requests },
        { what: `${what}, calls of the worker`, unit: '', value: calls, floor: 1, ratio: calls },
        { what: `a million of them`, unit: '$', value: cost(calls, isLogged ? calls : 0), floor: prices.plan },
        { what: 'the same, did all requests pass the worker', unit: '$', value: cost(requests, requests) },
      );
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return rows;
}

async function visit(browser, origin, path, viewport) {
  const page = await browser.newPage({ viewport });
  const answers = [];
  page.on('response', (answer) => answer.url().startsWith(origin) && answers.push(answer.headers()));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  for (let last = -1, at = 0; at > last; ) {
    last = at;
    await page.mouse.wheel(0, viewport.height / 2);
    await page.waitForTimeout(150);
    at = await page.evaluate(() => scrollY);
  }
  await page.waitForLoadState('networkidle');
  await page.close();
  return { requests: answers.length, calls: answers.filter((headers) => headers['x-request-id']).length };
}

function cost(calls, lines) {
  const over = (amount, { included, million }) => Math.max(0, amount - included) * million;
  return prices.plan + over(calls, prices.calls) + over(lines, prices.lines);
}

if (import.meta.main) console.table(await measureVisits());
