import { spawnSync } from 'node:child_process';

/** `id` is a short hash, with `-dirty` for uncommitted changes, or empty outside a repository. */
export function readCommit() {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trimEnd() ?? '';
  const hash = git('rev-parse', '--short=10', 'HEAD');
  const changes = hash ? git('status', '--porcelain').split('\n').filter(Boolean) : [];
  return {
    id: hash && changes.length > 0 ? `${hash}-dirty` : hash,
    subject: hash && git('log', '-1', '--format=%s'),
    changes,
  };
}
