import type { Plugin } from 'vite';

/** `sections` without what browsers import after an event, which would be a third of it. Consent requests are in the HTML. */
export function withoutBrowserParts(): Plugin {
  return {
    name: 'without-browser-parts',
    applyToEnvironment: ({ name }) => name === 'sections',
    resolveDynamicImport: (specifier) => (String(specifier).includes('consent-request') ? null : '\0browser-part'),
    load: { filter: { id: /^\0browser-part$/ }, handler: () => 'export {}' },
  };
}
