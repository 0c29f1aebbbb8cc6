// Cheapest first. Browser tests run alone, because the site waits 4 s for a script.
import { spawn, spawnSync } from 'node:child_process';
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
  check('Build', 'node', ['.ci/build.ts']),
  check('Types', 'tsc', ['-b']),
  check('Lint', 'biome', ['check']),
]);
if (built) {
  const unit = `${reports}/vitest.json`;
  step(
    'Unit and integration tests',
    'vitest',
    ['run', '--tags-filter=!slow', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`],
    () => {
      const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(unit, 'utf8'));
      return [numPassedTests, numFailedTests];
    },
  );
  const browser = `${reports}/playwright.json`;
  env.PLAYWRIGHT_JSON_OUTPUT_FILE = browser;
  const args = ['test', '--config', 'web/e2e', '--project=usual', '--reporter=line,json'];
  step('Browser tests', 'playwright', args, () => {
    const { stats } = JSON.parse(readFileSync(browser, 'utf8'));
    return [stats.expected, stats.unexpected];
  });
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${Math.round(performance.now() / 1000)} s`);
process.exitCode = totals.failed > 0 ? 1 : 0;

async function check(name, command, args) {
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
  totals[ok ? 'passed' : 'failed'] += 1;
  return ok;
}

function step(name, command, args, count) {
  console.log(`\n${name}`);
  const ok = spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
  let [passed, failed] = [0, 0];
  try {
    [passed, failed] = count();
  } catch {
    // The tool ended without a report.
  }
  // A suite can fail outside its tests, as in a setup hook.
  if (!ok && failed === 0) failed = 1;
  totals.passed += passed;
  totals.failed += failed;
}
