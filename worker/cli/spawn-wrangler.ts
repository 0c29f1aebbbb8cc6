import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** `options` are those of `spawnSync`. */
export function spawnWrangler(
  args: readonly string[],
  options: { timeout?: number; stdio?: 'inherit'; env?: Record<string, string> } = {},
) {
  const { env, ...others } = options;
  return spawnSync(process.execPath, [join(root, 'node_modules/wrangler/bin/wrangler.js'), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e9,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    ...others,
  });
}
