import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { pages } from '#content/pages.ts';
import type { Check, Visitor } from './visitor.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export function pagesArrive(check: Check) {
  for (const path of Object.keys(pages))
    check(path, async (visitor) => arrives(visitor, path, 200, await titleOf(visitor, path)));
  check('an unknown address', (visitor) => arrives(visitor, '/no-such-page', 404, 'Page Not Found'));
}

export function pagesArriveWithoutScripts(check: Check) {
  for (const path of Object.keys(pages))
    check(path, async (visitor) => {
      const title = await titleOf(visitor, path);
      await visitor.browser.open(visitor.origin + path);
      assert.deepEqual(await visitor.evaluate(heading), { title, headings: 1, shown: true });
    });
}

async function titleOf({ origin }: Visitor, path: string) {
  const html = await (await fetch(origin + path)).text();
  return /<title>([^<]+)/.exec(html)![1]!.replaceAll('&amp;', '&');
}

async function arrives(visitor: Visitor, path: string, status: number, title: string) {
  const { browser } = visitor;
  await visitor.open(path);
  await sleep(100);
  assert.equal((await visitor.probed())?.status, status);
  assert.deepEqual(await visitor.evaluate(() => window.changes), []);
  assert.deepEqual(await visitor.evaluate(heading), { title, headings: 1, shown: true });
  // From 1280 px drawings use zoom, which WebKit positions wrongly.
  for (const [width, height] of [
    [1200, 900],
    [390, 844],
  ] as const) {
    await browser.resize(width, height);
    // Color transitions by width take a moment.
    await sleep(300);
    await visitor.evaluate(bringPictures);
    await visitor.sees([], brokenPictures);
    await visitor.sees([], brokenFonts);
    assert.equal(await visitor.evaluate(overflow), 0, `scrolls sideways at ${width} px`);
    assert.deepEqual(await accessibilityProblems(visitor), [], `axe at ${width} px`);
  }
  assert.deepEqual(await visitor.evaluate(otherHosts), []);
}

function heading() {
  const headings = document.querySelectorAll('h1');
  const { width = 0, height = 0 } = headings[0]?.getBoundingClientRect() ?? {};
  return {
    title: document.title,
    headings: headings.length,
    shown: Boolean(headings[0]?.checkVisibility()) && width > 0 && height > 0,
  };
}

function bringPictures() {
  for (const image of document.images) image.loading = 'eager';
}

function brokenPictures() {
  return [...document.images].filter((image) => !image.complete || image.naturalWidth === 0).map(({ src }) => src);
}

function brokenFonts() {
  return ['h1', 'body'].flatMap((selector) => {
    const { fontFamily, fontWeight } = getComputedStyle(document.querySelector(selector)!);
    const family = fontFamily.split(',')[0]!.replaceAll(/["']/g, '');
    const loaded = [...document.fonts].some(
      (face) => face.family.replaceAll(/["']/g, '') === family && face.status === 'loaded',
    );
    return loaded ? [] : [`${selector}: ${family} ${fontWeight}`];
  });
}

function overflow() {
  return Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

function otherHosts() {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ protocol, origin }) => protocol.startsWith('http') && origin !== location.origin)
    .map(({ href }) => href);
}

interface Axe {
  run(): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
}

async function accessibilityProblems(visitor: Visitor) {
  // By the debugger, because the CSP blocks eval.
  await visitor.browser.evaluate(`(() => { if (!('axe' in window)) { ${axeSource} } })()`);
  const { violations } = await visitor.evaluate(() => (window as unknown as { axe: Axe }).axe.run());
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}
