// Cheapest first. Browser tests run alone, because the site waits 4 s for a script.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const reports = resolve('node_modules/.cache/test-reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = {
  ...process.env,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'),
};
const totals = { passed: 0, failed: 0 };

const [built] = await Promise.all([
  run('Build', 'node', ['.ci/build.ts']),
  run('Types', 'tsc', ['-b']),
  run('Lint', 'biome', ['check']),
]);
if (built) {
  const [unit, browser] = [`${reports}/vitest.json`, `${reports}/playwright.json`];
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = browser;
  await run(
    'Unit and integration tests',
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unit, 'utf8'));
      return [numPassedTests, numFailedTests];
    },
  );
  await run(
    'Browser tests',
    'playwright',
    ['test', '--config', 'web/e2e', '--project=usual', '--reporter=dot,json'],
    () => {
      const { stats } = JSON.parse(readFileSync(browser, 'utf8'));
      if (stats.flaky > 0) console.log(`\n${stats.flaky} browser tests passed only when tried again`);
      return [stats.expected + stats.flaky, stats.unexpected];
    },
  );
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${Math.round(performance.now() / 1000)} s`);
process.exitCode = totals.failed > 0 ? 1 : 0;

/** Prints the output at the end. `count` reads a report: passed and failed tests. */
async function run(name, command, args, count) {
  const tool = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [tool.stdout, tool.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  const ok = await new Promise((resolve) => {
    tool.on('error', () => resolve(false)).on('close', (code) => resolve(code === 0));
  });
  process.stdout.write(`\n${name}\n${output}`);
  let [passed, failed] = ok ? [1, 0] : [0, 1];
  try {
    if (count) [passed, failed] = count();
  } catch {
    // The tool ended without a report.
  }
  totals.passed += passed;
  // A suite can fail outside its tests, as in a setup hook.
  totals.failed += ok ? failed : Math.max(failed, 1);
  return ok;
}
