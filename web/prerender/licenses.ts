import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Packages in scripts (as Vite's `build.license`), fonts, drawings and stylesheets. The desk has its own list. */
export function licenses(): Plugin {
  return {
    name: 'licenses',
    generateBundle: {
      // After all plugins that add files.
      order: 'post',
      handler(_, bundle) {
        const fileName = lists[this.environment.name];
        if (!fileName) return;
        const files = Object.values(bundle).flatMap((file) => {
          if (file.type === 'chunk') return file.moduleIds;
          const banners = file.fileName.endsWith('.css') ? String(file.source).matchAll(/\/\*! (\S+) v\d/g) : [];
          return [...file.originalFileNames, ...[...banners].map(([, name]) => `../node_modules/${name}/`)];
        });
        const { root } = this.environment.config;
        const folders = new Set(files.flatMap((file) => packageOf(resolve(root, file)) ?? []));
        this.emitFile({ type: 'asset', fileName, source: listOf([...folders].sort()) });
      },
    },
  };
}

const lists: Record<string, string> = { client: 'licenses.txt', desk: 'desk/licenses.txt' };

function packageOf(file: string) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}

function listOf(folders: readonly string[]) {
  const groups = Map.groupBy(folders, licenseOf);
  const entries = [...groups].map(([text, members]) => `${members.map(titleOf).join('\n')}\n\n${text}`);
  const intro = 'What this website sends to your browser contains work by others. Thank you.';
  return `${[intro, ...entries].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function titleOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return `${name} ${version} (${license})`;
}

function licenseOf(folder: string) {
  const file = readdirSync(folder).find((name) => /^(licen[cs]e|copying)/i.test(name));
  if (!file) throw new Error(`${folder} comes without its license`);
  return readFileSync(join(folder, file), 'utf8').trim();
}
