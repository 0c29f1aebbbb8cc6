import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];

/** Paths from the root, without ignored files. */
export const sources = execFileSync('git', listed, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|css|html|md|xml|js|mjs|webmanifest|txt|vtt)$/.test(file));

export const readSource = (file: string) => readFileSync(join(root, file), 'utf8');
