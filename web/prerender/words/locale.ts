import type { Plugin } from 'vite';
import { localePatterns } from '../../../content/shared/locale-patterns.ts';
import { site } from '../../../content/site.ts';

/** Puts the patterns of the locale into the bundles as values, and its language into the documents. */
export function locale(): Plugin {
  return {
    name: 'locale',
    transform: {
      filter: { id: /\/content\/shared\/locale\.ts$/ },
      handler: () => ({ code: `export const patterns = ${JSON.stringify(localePatterns(site))}`, map: null }),
    },
    transformIndexHtml: (html) => html.replace('<html lang="en">', `<html lang="${localePatterns(site).language}">`),
  };
}
