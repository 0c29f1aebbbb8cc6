import { isAbsolute, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** Where the build of the browser's files says which local file imports which, until the pages are made of it. */
export const importsFile = '.vite/imports.json';

/** The files that each local file imports, at once or later, as paths from the root. */
export type Imports = Record<string, readonly string[]>;

/** Writes `importsFile`. */
export function importGraph(): Plugin {
  return {
    name: 'import-graph',
    apply: 'build',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const imports: Imports = {};
      for (const id of this.getModuleIds()) {
        const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)!;
        imports[fileOf(id)] = [...importedIds, ...dynamicallyImportedIds].filter(isAbsolute).map(fileOf);
      }
      this.emitFile({ type: 'asset', fileName: importsFile, source: JSON.stringify(imports) });
    },
  };
}

/**
 * The content modules that hold the words of a page: all that its source modules (paths from the root) reach, or these
 * themselves where they reach none. The brand and the page table belong to all pages and say nothing about one.
 */
export function contentOf(sources: readonly string[], imports: Imports): string[] {
  const reached = new Set(sources);
  for (const file of reached) for (const imported of imports[file] ?? []) reached.add(imported);
  const content = [...reached].filter((file) => file.startsWith('content/') && !ofAllPages.includes(file));
  return content.length > 0 ? content : [...sources];
}

const ofAllPages = ['content/site.ts', 'content/pages.ts'];

const fileOf = (id: string) => relative(root, id.replace(/\?.*$/, ''));
