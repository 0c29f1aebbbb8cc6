import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { contentProblems } from './content-problems.ts';

const root = join(import.meta.dirname, '../../..');

/** Throws its output without a stack. A child process, because imports are cached. */
export function refuseBadContent(): Promise<void> {
  return new Promise((resolve, reject) => {
    // Most files are unchanged since the last check.
    const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/checked-content') };
    execFile(process.execPath, ['--no-warnings', import.meta.filename], { cwd: root, env }, (error, _, output) => {
      if (!error) return resolve();
      const message = output.trim() || error.message;
      reject(Object.assign(new Error(message), { stack: message }));
    });
  });
}

async function problems(): Promise<string[]> {
  const found = await contentProblems();
  if (found.length > 0) return found;
  const { parseLegalDocument } = await import('../words/legal-documents.ts');
  return globSync('content/legal/*.md', { cwd: root }).flatMap((file) => {
    try {
      parseLegalDocument(basename(file, '.md'), readFileSync(join(root, file), 'utf8'));
      return [];
    } catch (error) {
      return [`${file}: ${(error as Error).message}`];
    }
  });
}

if (import.meta.main) {
  const found = await problems();
  for (const problem of found) console.error(problem);
  process.exitCode = found.length > 0 ? 1 : 0;
}
