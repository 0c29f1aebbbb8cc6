import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const stamp = new URL('dist/built-from', root);

/** Builds dist/ unless the sources are unchanged; in watch mode before each rerun. */
export default function build(watching?: { onTestsRerun(run: () => Promise<void>): void }) {
  watching?.onTestsRerun(async () => build());
  const sources = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  const { status } = spawnSync('wrangler', ['deploy', '--env=', '--dry-run', '--outdir', 'dist/worker'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest's `test` would select React's development build.
    env: { ...process.env, NODE_ENV: 'production', WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
  });
  if (status !== 0) throw new Error('The build failed; `npm run build` shows why.');
  // An edit may have come too late for the build.
  if (hashOfSources() === sources) writeFileSync(stamp, sources);
}

const tests = [':!web/e2e', ':!*.test.ts', ':!*.test.tsx'];

function hashOfSources() {
  const all = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
  const list = execFileSync('git', [...all, ...tests], { cwd: root });
  const hash = createHash('sha256');
  for (const name of list.toString().split('\0')) {
    const file = new URL(name, root);
    if (name && existsSync(file)) hash.update(name).update(readFileSync(file));
  }
  return hash.digest('hex');
}

if (import.meta.main) build();
