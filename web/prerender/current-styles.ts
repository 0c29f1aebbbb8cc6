import type { Plugin } from 'vite';

/** A declaration and its better one, which stands below it or in a rule of its own behind it. */
const fallback =
  /([\w-]+): [^;{}]*;\s*(?:\}\s*)?@supports \(color: color-mix\(in lab, red, red\)\) \{\s*(?:[^;{}]+ \{\s*)?(\1: [^{}]*)\}/g;
const initialValues = /@layer properties \{\s*@supports [^{]*\{[^{]*\{[^{}]*\}\s*\}\s*\}/;
const ownProperty = /@property (--tw-[\w-]+) \{[^}]*\}|(--tw-[\w-]+): [^;{}]*;/g;

/**
 * Takes out of the stylesheet, which every page carries inside, what Tailwind adds for browsers without `color-mix` and
 * `@property` (they are older than the popover that opens the menu), and those of its properties that nothing reads.
 */
export function currentStyles(): Plugin {
  return {
    name: 'current-styles',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/web\/styles\/styles\.css$/ },
      handler: (css) =>
        css
          .replace(fallback, '$2')
          .replace(initialValues, '')
          .replace(ownProperty, (text, registered, set) => (css.includes(`var(${registered ?? set}`) ? text : '')),
    },
  };
}
