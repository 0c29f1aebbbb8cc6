// `npm run bench`: what the site costs, as bytes and as ratios to the bare minimum; written to results.json too.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { pages } from '../../content/pages.ts';
import { benchMessages } from '../../worker/bench.ts';

const client = join(import.meta.dirname, '../../dist/client');

const build = timed(() =>
  execFileSync('wrangler', ['deploy', '--dry-run', '--outdir', 'dist/worker'], { stdio: 'ignore' }),
);
const rows = [{ what: 'build of site and worker', value: build, unit: 'ms' }, ...bytes(), ...(await messages())];
const machine = `${cpus().length} x ${cpus()[0].model}, Node ${process.version}`;
console.log(machine);
console.table(rows);
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify({ machine, rows }, null, 2)}\n`);

/** Brotli bytes of the documents without their inlined style, and of that style. */
function bytes() {
  const style = /<style>.*?<\/style>/gs;
  const documents = Object.keys(pages).map((path) =>
    readFileSync(join(client, path === '/' ? 'index.html' : `${path}.html`), 'utf8'),
  );
  const html = documents.map((document) => brotliCompressSync(document.replace(style, '')).length);
  return [
    { what: 'HTML of the home page', value: html[0], unit: 'bytes' },
    { what: 'HTML of a page, median', value: median(html), unit: 'bytes' },
    { what: 'style', value: brotliCompressSync(documents[0].match(style).join('')).length, unit: 'bytes' },
  ];
}

/** POST /api/contact against a worker that only inserts. */
async function messages() {
  const { site, bare } = await benchMessages();
  return [
    { what: 'messages a second, of the bare insert', value: site.perSecond / bare.perSecond, unit: 'ratio' },
    { what: 'p99 of a message, of the bare insert', value: site.p99 / bare.p99, unit: 'ratio' },
  ];
}

function timed(run) {
  const start = performance.now();
  run();
  return Math.round(performance.now() - start);
}

function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}
