import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { serveSite } from '../../e2e/server.ts';
import type { Browser } from './browser.ts';
import { controlsWork } from './controls.ts';
import { firefox } from './firefox.ts';
import { formsSend, formsSendWithoutScripts } from './forms.ts';
import { pagesArrive, pagesArriveWithoutScripts } from './pages.ts';
import { serveProbed } from './probe.ts';
import { type Check, Visitor } from './visitor.ts';
import { webkit } from './webkit.ts';

const engines = [firefox, webkit];
const pictures = 'test-results/engines';

const needs = engines.flatMap((engine) => engine.needs);
const missing = needs.filter(({ file }) => !file).map((need) => need.package);
if (missing.length > 0) {
  console.error(`This needs other browsers, from Debian's packages: run "apt-get install ${missing.join(' ')}" first.`);
  process.exit(1);
}
// Ends child processes with this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

execFileSync('npx', ['wrangler', 'deploy', '--dry-run', '--outdir', 'dist/worker'], { stdio: 'pipe' });
const { server, origin } = await serveSite();
const probed = await serveProbed(origin);
after(() => {
  probed.close();
  return server.close();
});
const { DB } = await server.getWorker<{ DB: Database }>().getEnv();
const stored = async (table: string, email: string) =>
  (await DB.prepare(`SELECT * FROM ${table} WHERE email = '${email}'`).all()).results;

interface Database {
  prepare(sql: string): { all(): Promise<{ results: Record<string, unknown>[] }> };
}

// More than two engines at once would be too slow.
describe('The site in other engines', { concurrency: 2 }, () => {
  runs(true, '', (check) => {
    pagesArrive(check);
    controlsWork(check);
    formsSend(check, stored);
  });
  runs(false, ' without JavaScript', (check) => {
    pagesArriveWithoutScripts(check);
    formsSendWithoutScripts(check, stored);
  });
});

function runs(scripts: boolean, suffix: string, checks: (check: Check) => void) {
  for (const engine of engines) {
    const name = engine.name + suffix;
    describe(name, { concurrency: 1 }, () => checks(checksIn(() => engine.launch({ scripts }), name)));
  }
}

/** Each check fails on page problems, and then takes a screenshot. */
function checksIn(launch: () => Promise<Browser>, group: string): Check {
  let browser: Browser;
  before(async () => {
    browser = await launch();
    console.log(`${group}: ${browser.version}`);
  });
  after(() => browser.close());
  return (name, run) =>
    test(name, { timeout: 60_000 }, async () => {
      const visitor = new Visitor(browser, probed.origin);
      try {
        await run(visitor);
        assert.deepEqual((await visitor.probed())?.problems ?? [], []);
      } catch (error) {
        mkdirSync(pictures, { recursive: true });
        writeFileSync(`${pictures}/${`${group} ${name}`.replaceAll(/\W+/g, '-')}.png`, await browser.screenshot());
        throw error;
      }
    });
}
