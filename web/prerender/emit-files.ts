import type { Plugin } from 'vite';

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

/** A generated file of the site. */
export interface GeneratedFile {
  /** Its path without the first slash. */
  fileName: string;
  source: string;
  /** The file it was made from, for licenses.txt. */
  originalFileName?: string;
  /** The build that writes it; `client` if left out. */
  build?: 'client' | 'desk';
}

/**
 * The hooks of a plugin that adds generated files to a build and serves them in development. `filesOf` gets the names of
 * the files that are already in the bundle.
 */
export function emitFiles(filesOf: (bundled: readonly string[]) => readonly GeneratedFile[]) {
  return {
    generateBundle(_, bundle) {
      for (const { build = 'client', ...file } of filesOf(Object.keys(bundle)))
        if (build === this.environment.name) this.emitFile({ type: 'asset', ...file });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = filesOf([]).find(({ fileName }) => request.url === `/${fileName}`);
        if (!file) return next();
        const extension = file.fileName.split('.').pop() as keyof typeof types;
        response.setHeader('Content-Type', types[extension]).end(file.source);
      });
    },
  } satisfies Partial<Plugin>;
}
