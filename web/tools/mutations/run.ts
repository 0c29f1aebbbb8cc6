import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaks } from './breaks.ts';

const root = join(import.meta.dirname, '../../..');
const copy = join(mkdtempSync(join(tmpdir(), 'mutations-')), 'site');
const report = join(copy, '../report.json');
const words = process.argv.slice(2);
const chosen = breaks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const unnoticed = chosen.filter(({ name, file, change: [from, to], tests: [specs, titles] }) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) {
    console.log(`GONE     ${name}: ${file} has no such code`);
    return true;
  }
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const [tool, ...args] = specs.endsWith('.test')
    ? ['vitest', 'run', '--reporter=json', `--outputFile=${report}`, specs]
    : ['playwright', 'test', '--config', 'web/e2e', '--reporter=json', ...specs.split(' '), '-g', titles];
  rmSync(report, { force: true });
  spawnSync(tool!, args, { cwd: copy, stdio: 'ignore', env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } });
  writeFileSync(path, source);
  // A build that fails ends without a report.
  const { failed, ran } = resultOf(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {});
  console.log(`${failed ? 'noticed ' : 'MISSED  '} ${name} (${failed} of ${ran} tests)`);
  return !failed;
});
rmSync(join(copy, '..'), { recursive: true });
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} are noticed`);
process.exitCode = unnoticed.length > 0 ? 1 : 0;

/** Of Playwright's or Vitest's report. */
function resultOf({ stats, numFailedTests, numTotalTests }: Record<string, unknown>) {
  const { expected = 0, unexpected = 0 } = (stats ?? {}) as Record<string, number>;
  return stats
    ? { failed: unexpected, ran: expected + unexpected }
    : { failed: numFailedTests ?? 0, ran: numTotalTests ?? 0 };
}
