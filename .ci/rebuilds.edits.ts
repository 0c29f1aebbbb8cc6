import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { offer } from '#content/facts/figures.ts';
import { about } from '#content/pages/about.ts';

/** A copy of the project that is edited while `npm start` runs in it, and one that is built afresh after each edit. */
const [edited, fresh] = [copyProject(), copyProject()];
let child: ChildProcess;
let output = '';
afterAll(async () => {
  await stop();
  for (const folder of [edited, fresh]) rmSync(folder, { recursive: true });
});

/** Values that may be in any script or page, each with its `round`-th replacement. */
const edits: Record<string, [RegExp, (round: number) => string][]> = {
  'content/facts/figures.ts': [[/lowestPrice: [\d.]+/, (round) => `lowestPrice: ${offer.lowestPrice + round}`]],
  'content/pages/about.ts': [
    [
      new RegExp(`${RegExp.escape(about.hero.heading)}|Our story, edition \\d`),
      (round) => `Our story, edition ${round}`,
    ],
  ],
  'content/site.ts': [
    [/(?<=\n {2}name: )'.*'/, (round) => `'Brand No. ${round}'`],
    [/(?<=\n {4}checkout: )'.*'/, (round) => `'https://pay-${round}.example'`],
  ],
};

test('serves after each edit, and after a restart, what a fresh build makes', { timeout: 600_000 }, async () => {
  const port = await freePort();
  let origin = await start(port);
  for (const round of [1, 2, 3]) {
    for (const [file, replacements] of Object.entries(edits)) {
      let text = readFileSync(join(edited, file), 'utf8');
      for (const [value, replacement] of replacements) {
        expect(text).toMatch(value);
        text = text.replace(value, replacement(round));
      }
      for (const folder of [edited, fresh]) writeFileSync(join(folder, file), text);
    }
    await vi.waitFor(async () => {
      const page = await (await fetch(`${origin}/about`)).text();
      expect(page.includes(`Our story, edition ${round}`), output).toBe(true);
    }, patience);
    execFileSync('npm', ['run', 'build'], { cwd: fresh, env, stdio: 'pipe' });
    expect(await differences(origin), `after edit ${round}`).toEqual([]);
  }

  await stop();
  origin = await start(port);
  expect(output).not.toContain('Building');
  expect(await differences(origin), 'after a restart').toEqual([]);
});

/** The files of the fresh build that the site does not serve byte for byte. */
async function differences(origin: string): Promise<string[]> {
  const client = join(fresh, 'dist/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    // The worker fills the changelog, and the date of the map is that of the last commit.
    (file) => /\.\w+$/.test(file) && !/^(changelog\.|404\.html|sitemap\.xml|video\/|.*\.md\/)/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const different = await Promise.all(
    files.map(async (file) => {
      const path = basename(file) === 'index.html' ? file.replace('index.html', '') : file.replace(/\.html$/, '');
      const address = `${origin}/${file.startsWith('embeds/') ? file : path}`;
      // The server closes connections when it takes a new release.
      const answer = await vi.waitFor(() => fetch(address), patience);
      const same = answer.ok && Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(client, file)));
      return same ? [] : [file];
    }),
  );
  return different.flat();
}

const patience = { timeout: 120_000, interval: 200 };

/** The variables of a terminal: without those that Vitest sets, for which React would bring its development build. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^VITEST|^(NODE_ENV|TEST|DEV|PROD|MODE)$/.test(name)),
);

function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), 'rebuilds-'));
  const parts = ['.ci', 'content', 'web', 'worker', '.env', 'package.json', 'package-lock.json', 'tsconfig.json'];
  for (const part of [...parts, 'vite.config.ts', 'wrangler.toml'])
    cpSync(part, join(folder, part), { recursive: true, filter: (file) => !/\/(e2e|tools)$/.test(file) });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Runs `npm start` until it says where it is ready. */
async function start(port: number) {
  output = '';
  child = spawn(process.execPath, ['.ci/start.ts', '--port', String(port)], {
    cwd: edited,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (output += data));
  const ready = () => /^Ready on (\S+)$/m.exec(output) ?? expect.fail(output);
  return (await vi.waitFor(ready, patience))[1]!;
}

async function stop() {
  const exited = new Promise((resolve) => child.on('exit', resolve));
  if (child.kill()) await exited;
}

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
