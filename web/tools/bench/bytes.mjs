import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { pages } from '../../../content/pages.ts';
import { chromiumFlags, findChromium } from '../../e2e/chromium.ts';
import { isHydrated } from '../../e2e/is-hydrated.ts';
import { startSite } from './site.mjs';

const kinds = { document: 'html', script: 'script', font: 'fonts', image: 'images', other: 'images' };
const compressible = /^(?:text\/|application\/(?:json|javascript|xml|manifest)|image\/svg)/;

/** Scripts until load, and until hydration without input. */
export async function measureBytes() {
  const site = await startSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const rows = [];
  for (const path of Object.keys(pages)) rows.push(await weigh(browser, site.origin, path));
  await browser.close();
  await site.stop();
  return rows;
}

async function weigh(browser, origin, path) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const responses = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(origin + path);
  const loaded = responses.filter((response) => response.request().resourceType() === 'script');
  await page.waitForFunction(isHydrated);
  await page.waitForTimeout(500);

  const row = {
    path,
    html: 0,
    style: 0,
    script: 0,
    'script hydrated': 0,
    fonts: 0,
    images: 0,
    requests: responses.length,
  };
  for (const response of responses) {
    const kind = kinds[response.request().resourceType()] ?? 'other';
    const body = await response.body();
    if (kind === 'html') {
      const styles = /<style[^>]*>.*?<\/style>/gs;
      row.style += brotliCompressSync(body.toString().match(styles).join('')).length;
      row.html += brotliCompressSync(body.toString().replace(styles, '')).length;
      continue;
    }
    const bytes = compressible.test(response.headers()['content-type']) ? brotliCompressSync(body).length : body.length;
    if (kind === 'script') {
      row['script hydrated'] += bytes;
      if (loaded.includes(response)) row.script += bytes;
    } else row[kind] = (row[kind] ?? 0) + bytes;
  }
  await page.close();
  return row;
}
