import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out what the site does not use of React Router, 8 KB of every first load: its components are made
 * by calls, of which the bundler cannot know that they do nothing else, and each is given a name for React's tools.
 */
export function routerParts(): Plugin {
  return {
    name: 'router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .+;$/gm, '')
          .replace(/(?<== )(?=\w+(\$\d+)?\.(memo|forwardRef|createContext)\()/g, '/* @__PURE__ */ '),
    },
  };
}
