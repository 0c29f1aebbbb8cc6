import type { Plugin } from 'vite';
import { desk } from '../../../content/desk/desk-api.ts';
import { deskWords } from '../../../content/desk/desk-words.ts';

/**
 * Puts the words into the desk's document, and what lets it ask for the code of the page at once, not when the small script
 * that begins with the first request has come. While developing, serves that document at its address.
 */
export function deskPage(): Plugin {
  return {
    name: 'desk-page',
    configureServer(server) {
      server.middlewares.use((request, _, next) => {
        if (new URL(request.url ?? '/', 'http://localhost').pathname === desk.page)
          request.url = `${desk.page}/index.html`;
        next();
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler(_, { filename, chunk }) {
        if (!filename.endsWith(`${desk.page}/index.html`)) return [];
        const modules = chunk?.dynamicImports.map((file) => ({
          rel: 'modulepreload',
          crossorigin: true,
          href: `/${file}`,
        }));
        return [
          { tag: 'title', children: deskWords.title, injectTo: 'head' },
          { tag: 'noscript', children: deskWords.noScript, injectTo: 'body' },
          ...(modules ?? []).map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
        ];
      },
    },
  };
}
