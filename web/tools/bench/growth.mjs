// Build time by number of pages, with copies of the feature pages.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pages } from '../../../content/pages.ts';
import { root } from './site.mjs';
import { summary } from './stats.mjs';

const parts = ['content', 'web', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const own = Object.keys(pages).length;

/** With 1, 10 and 100 times the pages: ms a page, and peak memory in MB. Copies share their original's pictures. */
export function measureGrowth({ runs = 5, sizes = [own, own * 10, own * 100] } = {}) {
  const folders = sizes.map(scratchSite);
  const samples = sizes.map(() => []);
  try {
    for (let run = 0; run < runs; run++) {
      // The largest takes minutes: run it once.
      for (const [place, folder] of folders.entries())
        if (run === 0 || sizes[place] < 1000) samples[place].push(build(folder));
    }
  } finally {
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
  const perPage = samples.map((runs, place) => summary(runs.map(({ ms }) => ms / sizes[place])));
  return sizes.flatMap((size, place) => [
    {
      what: `build of ${size} pages, a page`,
      unit: 'ms',
      ...perPage[place],
      floor: perPage[0].value,
      ratio: perPage[place].value / perPage[0].value,
    },
    {
      what: `build of ${size} pages, rendering and writing a page`,
      unit: 'ms',
      ...summary(samples[place].map(({ rendering }) => rendering / size)),
    },
    { what: `build of ${size} pages, most memory`, unit: 'MB', ...summary(samples[place].map(({ memory }) => memory)) },
  ]);
}

function scratchSite(size) {
  const folder = mkdtempSync(join(tmpdir(), 'growth-'));
  const skipped = join(root, 'web/tools/bench/node_modules');
  for (const part of parts)
    cpSync(join(root, part), join(folder, part), { recursive: true, filter: (from) => from !== skipped });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const slugs = readdirSync(join(folder, 'content/features')).map((file) => basename(file, '.ts'));
  const features = slugs.filter((slug) => `/features/${slug}` in pages);
  const copies = [];
  for (let n = 0; own + n < size; n++) {
    const slug = features[n % features.length];
    const copy = `${slug}-${n}`;
    for (const kind of ['content/features/SLUG.ts', 'web/pages/feature/pieces/SLUG.tsx']) {
      const source = readFileSync(join(folder, kind.replace('SLUG', slug)), 'utf8');
      writeFileSync(
        join(folder, kind.replace('SLUG', copy)),
        source
          .replace(`'/features/${slug}'`, `'/features/${copy}'`)
          .replace(`/features/${slug}.ts'`, `/features/${copy}.ts'`)
          .replace(/ \| \$\{site\.name\}/, ` ${n}$&`),
      );
    }
    copies.push(copy);
  }
  // Every file that lists pages.
  for (const [file, place, entry] of [
    ['content/pages.ts', "'/contact': ", (copy) => `'/features/${copy}': { name: '${copy}', kind: 'feature' },`],
    ['content/facts/plan-table.ts', "'/features/listings'", (copy) => `'/features/${copy}',`],
  ]) {
    const source = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), source.replace(place, `${copies.map(entry).join('\n')}\n$&`));
  }
  return folder;
}

function build(folder) {
  const script = `
    import { createBuilder } from 'vite';
    const start = performance.now();
    const builder = await createBuilder({ logLevel: 'error' });
    let bundled;
    const { build } = builder;
    builder.build = async (environment) => {
      const output = await build(environment);
      bundled = performance.now();
      return output;
    };
    await builder.buildApp();
    const end = performance.now();
    const memory = process.resourceUsage().maxRSS / 1024;
    console.log(JSON.stringify({ ms: end - start, rendering: end - bundled, memory }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return JSON.parse(output.trim().split('\n').at(-1));
}

if (import.meta.main) {
  const [, , runs, sizes] = process.argv;
  console.table(measureGrowth({ runs: runs && Number(runs), sizes: sizes?.split(',').map(Number) }));
}
