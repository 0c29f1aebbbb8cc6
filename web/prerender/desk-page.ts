import type { Plugin, Rolldown } from 'vite';
import { desk } from '../../content/desk.ts';
import { deskWords } from '../../content/desk-words.ts';

/**
 * Puts the words into the desk's document, and what lets it ask at once for the code of the page, not when the small script
 * that begins with the first request has come, and for the letters, not when the first lines have been laid out in others.
 * While developing, serves that document at its address.
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
      handler(_, { filename, chunk, bundle = {} }) {
        if (!filename.endsWith(`${desk.page}/index.html`)) return [];
        const modules = chunk?.dynamicImports.flatMap((file) => [file, ...importsOf(bundle[file])]) ?? [];
        const letters = Object.keys(bundle).filter((file) => /\/figtree-[^/]*\.woff2$/.test(file));
        const links = [
          ...modules
            .filter((file) => file !== chunk!.fileName)
            .map((file) => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
          ...letters.map((file) => ({ rel: 'preload', as: 'font', crossorigin: true, href: `/${file}` })),
        ];
        return [
          { tag: 'title', children: deskWords.title, injectTo: 'head' },
          { tag: 'noscript', children: deskWords.noScript, injectTo: 'body' },
          ...links.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
        ];
      },
    },
  };
}

const importsOf = (file?: Rolldown.OutputAsset | Rolldown.OutputChunk) => (file?.type === 'chunk' ? file.imports : []);
