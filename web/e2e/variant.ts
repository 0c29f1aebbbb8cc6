import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import { copyProject, removeCopy } from '../../.ci/project-copy.ts';

/** `changes` maps files to exact texts and their replacements. Returns folder and address. */
export async function startVariant(changes: Record<string, Record<string, string>>) {
  const folder = copyProject();
  for (const [file, all] of Object.entries(changes)) {
    let source = readFileSync(join(folder, file), 'utf8');
    for (const [before, after] of Object.entries(all)) {
      if (!source.includes(before)) throw new Error(`${file} has no ${before}`);
      source = source.replaceAll(before, after);
    }
    writeFileSync(join(folder, file), source);
  }

  execFileSync('npx', ['wrangler', 'deploy', '--dry-run', '--outdir', 'dist/worker'], {
    cwd: folder,
    stdio: 'pipe',
    // The checkout may be built, the copy is not.
    env: { ...process.env, SITE_IS_BUILT: '' },
  });
  const server = createTestHarness({
    root: folder,
    workers: [{ configPath: join(folder, 'wrangler.toml'), prebuiltWorkerDir: join(folder, 'dist/worker') }],
  });
  const { url } = await server.listen();
  return {
    folder,
    origin: url.origin,
    async close() {
      await server.close();
      removeCopy(folder);
    },
  };
}
