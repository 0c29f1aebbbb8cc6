import type { Plugin } from 'vite';

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html', svg: 'image/svg+xml' };

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
