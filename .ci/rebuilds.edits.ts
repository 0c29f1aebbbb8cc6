import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { offer } from '#content/facts/figures.ts';
import { about } from '#content/pages/about.ts';
import { freePort } from './address.ts';
import { copyProject, ownEnv, removeCopy, Script } from './project-copy.ts';

const [edited, fresh] = [copyProject(), copyProject()];
let script: Script;
afterAll(async () => {
  await script.stop();
  for (const folder of [edited, fresh]) removeCopy(folder);
});

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

test('serves the same files as a fresh build after each edit and after a restart', { timeout: 600_000 }, async () => {
  const port = String(await freePort());
  script = new Script(edited, 'start.ts', '--port', port);
  let origin = await script.ready();
  for (const round of [1, 2]) {
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
      expect(page.includes(`Our story, edition ${round}`), script.output).toBe(true);
    }, patience);
    execFileSync('npm', ['run', 'build'], { cwd: fresh, env: ownEnv(), stdio: 'pipe' });
    expect(await differences(origin), `after edit ${round}`).toEqual([]);
  }

  const log = join(edited, 'worker/log.ts');
  const source = readFileSync(log, 'utf8');
  writeFileSync(log, `throw new Error('not today');\n${source}`);
  const page = async () => (await fetch(`${origin}/about`)).text();
  await vi.waitFor(async () => expect(await page()).toContain('role="alert"'), patience);
  expect(await page()).toContain('Our story, edition 2');
  writeFileSync(log, source);
  await vi.waitFor(async () => expect(await page()).not.toContain('role="alert"'), patience);

  await script.stop();
  script = new Script(edited, 'start.ts', '--port', port);
  origin = await script.ready();
  expect(script.output).not.toContain('Building');
  expect(await differences(origin), 'after a restart').toEqual([]);
});

async function differences(origin: string): Promise<string[]> {
  const client = join(fresh, 'dist/client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    // The worker fills the changelog, and the sitemap has the date of the last commit.
    (file) => /\.\w+$/.test(file) && !/^(changelog\.|404\.html|sitemap\.xml|video\/|.*\.md\/)/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const different = await Promise.all(
    files.map(async (file) => {
      const path = basename(file) === 'index.html' ? file.replace('index.html', '') : file.replace(/\.html$/, '');
      const address = `${origin}/${file.startsWith('embeds/') ? file : path}`;
      // The server closes connections when it switches releases.
      const answer = await vi.waitFor(() => fetch(address), patience);
      const same = answer.ok && Buffer.from(await answer.arrayBuffer()).equals(readFileSync(join(client, file)));
      return same ? [] : [file];
    }),
  );
  return different.flat();
}

const patience = { timeout: 120_000, interval: 200 };
