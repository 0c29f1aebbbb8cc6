import type { Plugin } from 'vite';
import { deskWords } from '../../../content/desk/desk-words.ts';
import { desk } from '../../../content/shared/desk/desk-api.ts';
import { site } from '../../../content/site.ts';
import { faviconType } from '../pictures/favicons.ts';
import { language } from '../words/site-values.ts';
import { rootColors } from './document.ts';

/** Colors for all documents; texts, icon and module preloads for the desk. */
export function deskPage(): Plugin {
  return {
    name: 'desk-page',
    transformIndexHtml: {
      order: 'post',
      handler(html, { filename, bundle, chunk }) {
        const colors = html.includes(rootColors)
          ? []
          : [{ tag: 'style', children: rootColors, injectTo: 'head' as const }];
        if (!filename.endsWith(`${desk.page}/index.html`)) return colors;
        const importsOf = (file: string) => {
          const found = bundle?.[file];
          return found?.type === 'chunk' ? found.imports : [];
        };
        const later = new Set(chunk?.dynamicImports.flatMap((file) => [file, ...importsOf(file)]));
        later.delete(chunk?.fileName ?? '');
        const links = [
          { rel: 'icon', href: site.favicon, type: faviconType },
          // Load beside the small script that imports them.
          ...[...later].map((file) => ({ rel: 'modulepreload', crossorigin: true, href: `/${file}` })),
        ];
        return {
          html: html.replace('<html lang="en">', `<html lang="${language}">`),
          tags: [
            ...colors,
            { tag: 'meta', attrs: { name: 'theme-color', content: site.colors.paper }, injectTo: 'head' },
            { tag: 'title', children: deskWords.title, injectTo: 'head' },
            { tag: 'noscript', children: deskWords.noScript, injectTo: 'body' },
            ...links.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
          ],
        };
      },
    },
  };
}
