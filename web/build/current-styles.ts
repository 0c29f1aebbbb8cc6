import type { Plugin } from 'vite';

const fallback = /([\w-]+): [^;{}]*;\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1: [^{}]*)\}/g;
const ruleOfFallback =
  /(\S[^;{}]*) \{\s*([\w-]+): [^;{}]*;\s*\}\s*@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(\1 \{\s*\2: [^{}]*\})\s*\}/g;
const initialValues = /@layer properties \{\s*@supports [^{]*\{[^{]*\{[^{}]*\}\s*\}\s*\}/;

/**
 * Takes out of the stylesheet, which every page carries inside, what Tailwind adds for browsers without `color-mix` and
 * `@property`: they are older than the popover that opens the menu.
 */
export function currentStyles(): Plugin {
  return {
    name: 'current-styles',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/styles\.css$/ },
      handler: (css) => css.replace(fallback, '$2').replace(ruleOfFallback, '$3').replace(initialValues, ''),
    },
  };
}
