import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { breaks } from './breaks.ts';

const root = join(import.meta.dirname, '../../..');
const copy = join(mkdtempSync(join(tmpdir(), 'mutations-')), 'site');
const words = process.argv.slice(2);
const chosen = breaks.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

execFileSync('git', ['clone', '--quiet', '--shared', root, copy]);
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

const unnoticed = chosen.filter(({ name, file, from, to, specs, titles }) => {
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
  // Fails only by a test: a build that fails ends without a report.
  const { stdout } = spawnSync(
    'playwright',
    ['test', '--config', 'web/e2e', '--reporter=json', ...specs.split(' '), '-g', titles],
    { cwd: copy, encoding: 'utf8', maxBuffer: 1e9 },
  );
  writeFileSync(path, source);
  const { stats } = JSON.parse(stdout.slice(stdout.indexOf('{\n'))) as { stats: Record<string, number> };
  const ran = stats.expected! + stats.unexpected!;
  console.log(`${stats.unexpected ? 'noticed ' : 'MISSED  '} ${name} (${stats.unexpected} of ${ran} tests)`);
  return !stats.unexpected;
});
execFileSync('rm', ['-rf', join(copy, '..')]);
console.log(`${chosen.length - unnoticed.length} of ${chosen.length} are noticed`);
process.exitCode = unnoticed.length > 0 ? 1 : 0;
