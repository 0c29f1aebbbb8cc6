import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaks } from './breaks.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'mutations-'));
const copy = join(folder, 'site');
const report = join(folder, 'report.xml');
const words = process.argv.slice(2);
const chosen = breaks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const noticed = chosen.filter(({ name, file, change: [from, to], tests: [specs, titles] }) => {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(from).length !== 2) {
    console.log(`GONE     ${name}: ${file} has no such code`);
    return false;
  }
  writeFileSync(
    path,
    source.replace(from, () => to),
  );
  const [tool, ...args] = titles
    ? ['playwright', 'test', '--config', 'web/e2e', '-x', '--reporter=junit', ...specs.split(' '), '-g', titles]
    : ['vitest', 'run', '--bail=1', '--reporter=junit', `--outputFile=${report}`, specs];
  rmSync(report, { force: true });
  spawnSync(tool!, args, { cwd: copy, stdio: 'ignore', env: { ...process.env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report } });
  writeFileSync(path, source);
  // A build that fails ends without a report.
  const [, ...results] = existsSync(report) ? readFileSync(report, 'utf8').split('<testcase ') : [];
  const failed = results.find((result) => /<(?:failure|error)\b/.test(result));
  const title = /\bname="([^"]*)"/.exec(failed ?? '')?.[1];
  console.log(failed ? `noticed  ${name}: ${title}` : `MISSED   ${name}, in ${results.length} tests`);
  return Boolean(failed);
});
rmSync(folder, { recursive: true });
console.log(`${noticed.length} of ${chosen.length} are noticed`);
process.exitCode = noticed.length < chosen.length ? 1 : 0;
