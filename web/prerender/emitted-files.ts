import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

/** A file of the site: its name is its path without the first slash. */
interface MadeFile {
  fileName: string;
  source: string;
  /** What it was made of, for the list of licenses. */
  originalFileName?: string;
}

/** Adds files to those that a build writes, and the module `virtual:<name>`, whose code says where they are. */
export function madeFiles(
  name: string,
  files: readonly MadeFile[],
  code: string,
  build: 'client' | 'desk' = 'client',
): Plugin {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: { filter: { id: new RegExp(`^\0${id}$`) }, handler: () => code },
    generateBundle() {
      if (this.environment.name !== build) return;
      for (const file of files) this.emitFile({ type: 'asset', ...file });
    },
    configureServer: serveFiles((path) => files.find(({ fileName }) => path === `/${fileName}`)?.source),
  };
}

/** A few letters that change with the text, for the name of its file: a page names some of them a hundred times. */
export const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 6);

/** Serves, while developing, the files that a plugin makes: `textOf` gives the text of a path if that is one of them. */
export const serveFiles =
  (textOf: (path: string) => string | undefined): Plugin['configureServer'] =>
  (server) => {
    server.middlewares.use((request, response, next) => {
      const path = request.url ?? '';
      const text = textOf(path);
      if (text === undefined) return next();
      response.setHeader('Content-Type', types[path.split('.').pop() as keyof typeof types]).end(text);
    });
  };
