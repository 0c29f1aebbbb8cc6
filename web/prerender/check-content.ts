import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { contentProblems } from '../../content/check.ts';

const root = join(import.meta.dirname, '../..');

/** Refuses to build a site of content that is wrong, with the sentences of `node web/prerender/check-content.ts`. */
export function checkContent(): Plugin {
  return {
    name: 'check-content',
    apply: 'build',
    async buildApp() {
      const { code, told } = await run();
      if (code !== 0) throw plainError(told);
    },
  };
}

/** An error without a stack: whoever edits content has no use for one. */
export function plainError(message: string): Error {
  return Object.assign(new Error(message), { stack: message });
}

/** In a process of its own, which reads the files as they are now. */
function run() {
  return new Promise<{ code: number; told: string }>((resolve) => {
    execFile(process.execPath, [import.meta.filename], { cwd: root }, (error, _, told) => {
      resolve({ code: error ? 1 : 0, told: told.trim() });
    });
  });
}

async function problems(): Promise<string[]> {
  const found = await contentProblems();
  if (found.length > 0) return found;
  const { parseLegalDocument } = await import('./legal-documents.ts');
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
