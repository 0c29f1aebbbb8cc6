import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('dist/built-from', root);

/**
 * Builds the site and its worker into dist/, which all tests look at, unless it was built from these very sources. As
 * Vitest's set-up it builds again before the tests that a change in watch mode brings. Throws when the build fails.
 */
export default function build(watching?: { onTestsRerun(run: () => Promise<void>): void }) {
  watching?.onTestsRerun(async () => build());
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const { status } = spawnSync('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', 'dist/worker'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest says `test` here, for which React would bring its development build.
    env: { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  });
  if (status !== 0) throw new Error('The build failed; `npm run build` shows why.');
  // An edit during the build may be in it or not.
  if (hashOfSources() === sources) writeFileSync(stamp, sources);
}

/** Returns a hash of the names and contents of all files that git tracks or would add. */
function hashOfSources() {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  const hash = createHash('sha256');
  for (const name of list.toString().split('\0')) {
    const file = new URL(name, root);
    if (name && existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.main) build();
