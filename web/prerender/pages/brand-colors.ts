import type { Plugin } from 'vite';
import { site } from '../../../content/site.ts';

const properties = Object.entries(site.colors).map(([hue, value]) => `--hue-${hue}:${value}`);

/** The brand's colors as custom properties (`--hue-action`). */
export const rootColors = `:root{${properties.join(';')}}`;

/**
 * Puts the brand's colors into the head: as custom properties, which web/styles/tokens.css names by use, and as the color
 * of the browser's frame.
 */
export function brandColors(): Plugin {
  return {
    name: 'brand-colors',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'theme-color', content: site.colors.paper }, injectTo: 'head' },
      { tag: 'style', children: rootColors, injectTo: 'head' },
    ],
  };
}
