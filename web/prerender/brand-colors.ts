import type { Plugin } from 'vite';
import { site } from '../../content/site.ts';

/**
 * Puts the brand's colours into the head: as custom properties (`--hue-bamboo`), which web/styles/styles.css names by use, and
 * as the colour of the browser's frame.
 */
export function brandColors(): Plugin {
  const properties = Object.entries(site.colors).map(([hue, value]) => `--hue-${hue}:${value}`);
  return {
    name: 'brand-colors',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: site.colors.paper }, injectTo: 'head' },
      { tag: 'style', children: `:root{${properties.join(';')}}`, injectTo: 'head' },
    ],
  };
}
