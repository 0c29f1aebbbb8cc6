// `npm run bench [-- bytes forms]`; all parts take hours. Prints the results and writes results.json.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pages } from '../../../content/pages.ts';
import { root } from './site.mjs';

const here = import.meta.dirname;
if (!existsSync(join(here, 'node_modules/lighthouse')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' });
execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/worker'], { cwd: root, stdio: 'ignore' });

const parts = {
  browser: async () => (await import('./browser.mjs')).measureBrowser(),
  scores: async () => (await import('./browser.mjs')).measureScores(Object.keys(pages)),
  blocking: async () => (await import('./blocking.mjs')).measureBlocking(),
  bytes: async () => (await import('./bytes.mjs')).measureBytes(),
  forms: async () => (await import('./forms.mjs')).measureForms(),
};

const asked = process.argv.slice(2);
const unknown = asked.filter((part) => !Object.hasOwn(parts, part));
if (unknown.length > 0) throw new Error(`No part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);

const file = join(here, 'results.json');
const results = JSON.parse(readFileSync(file, 'utf8'));
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
const machine = `${cpus().length} x ${cpus()[0].model}, Node ${process.version}`;
for (const part of asked.length > 0 ? asked : Object.keys(parts)) {
  const rows = (await parts[part]()).map(rounded);
  console.log(`\n${part}`);
  console.table(rows);
  results[part] = { date: new Date().toISOString().slice(0, 10), commit, machine, rows };
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

function rounded(row) {
  const entries = Object.entries(row).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? toThreeDigits(value) : value]),
  );
}

function toThreeDigits(value) {
  return value < 100 ? Number(value.toPrecision(3)) : Math.round(value);
}
