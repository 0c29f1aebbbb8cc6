import { spawnSync } from 'node:child_process';

export interface Commit {
  /** Short hash with `-dirty` for uncommitted changes; empty outside a repository. */
  id: string;
  subject: string;
  /** `git status` lines. */
  changes: string[];
}

export function readCommit(): Commit {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trimEnd() ?? '';
  const hash = git('rev-parse', '--short=10', 'HEAD');
  const changes = hash ? git('status', '--porcelain').split('\n').filter(Boolean) : [];
  return {
    id: hash && changes.length > 0 ? `${hash}-dirty` : hash,
    subject: hash && git('log', '-1', '--format=%s'),
    changes,
  };
}
