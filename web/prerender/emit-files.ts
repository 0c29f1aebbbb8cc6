import type { Plugin } from 'vite';

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

export interface GeneratedFile {
  /** Path without the leading slash. */
  fileName: string;
  source: string;
  /** The source file, for licenses.txt. */
  originalFileName?: string;
  /** Default: client. */
  build?: 'client' | 'desk';
}

/** Development serves them too. `filesOf` gets the names of bundled files. */
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
