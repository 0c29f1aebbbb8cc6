import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isSample } from './content/site.ts';
import { buildTarget } from './web/prerender/browsers.ts';
import { fonts } from './web/prerender/fonts.ts';
import { licenses } from './web/prerender/licenses.ts';
import { withoutBrowserParts } from './web/prerender/pages/browser-parts.ts';
import { prerenderPages } from './web/prerender/pages/build-pages.ts';
import { deskPage } from './web/prerender/pages/desk-page.ts';
import { application } from './web/prerender/pages/document.ts';
import { pictures } from './web/prerender/pictures/pictures.ts';
import { sampleEmbeds } from './web/prerender/sample-embeds.ts';
import { legalDocuments } from './web/prerender/words/legal-documents.ts';
import { siteValues } from './web/prerender/words/site-values.ts';

/** Libraries, which rarely change; and shared modules, which compress badly one by one. */
const groups = [
  { name: 'libraries', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'application', test: /\/(node_modules|web|content)\//, minShareCount: 5 },
];

const paths = process.env.VITEST ? '{.ci,content,web,worker}/**/*.test.{ts,tsx}' : [];
const tests = globSync(paths, { cwd: import.meta.dirname })
  .filter((file) => isSample || !file.startsWith('content/sample/'))
  .map((file) => ({ file, source: readFileSync(`${import.meta.dirname}/${file}`, 'utf8') }));
const {
  workerd = [],
  mocking = [],
  plain = [],
} = Object.groupBy(tests, ({ source }) => {
  if (/\bstart(Server|Miniflare|Site|Desk)\(/.test(source) && !/\bvi\.(mock|resetModules)\(/.test(source))
    return 'workerd';
  return /\bvi\.(mock|doMock|resetModules|stubGlobal|useFakeTimers)\(/.test(source) ? 'mocking' : 'plain';
});
const filesOf = (group: typeof tests) => group.map(({ file }) => file);

export default defineConfig({
  root: 'web',
  build: { target: buildTarget },
  plugins: [
    react(),
    // Vite minifies the stylesheet anyway.
    tailwindcss({ optimize: false }),
    fonts(),
    pictures(),
    siteValues(),
    legalDocuments(),
    sampleEmbeds(),
    licenses(),
    withoutBrowserParts(),
    prerenderPages(),
    deskPage(),
  ],
  server: { fs: { allow: ['..'] } },
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: `${import.meta.dirname}/web/${application}`,
          checks: { bundlerTimings: false },
          output: {
            // Chromium compiles them off the main thread: saves 48 ms of a first tap on a slow phone (npm run bench, 2026-11).
            postBanner: ({ name }) =>
              groups.some((group) => group.name === name) ? '//# allFunctionsCalledOnLoad' : '',
            // Ad blockers match names like analytics, beacon, and cookie-policy.
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            codeSplitting: { groups },
          },
        },
      },
    },
    // It shares only fonts with the site.
    desk: {
      consumer: 'client',
      optimizeDeps: { noDiscovery: true },
      build: {
        outDir: '../dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: 'desk/assets',
        cssCodeSplit: false,
        modulePreload: false,
        rolldownOptions: {
          input: `${import.meta.dirname}/web/desk/index.html`,
          checks: { bundlerTimings: false },
          output: {
            // As above: saves 40 ms until the desk's first rows, 160 ms on a slow computer (2026-11).
            postBanner: '//# allFunctionsCalledOnLoad',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.woff2') ? 'assets/[name]-[hash][extname]' : 'desk/assets/[name]-[hash][extname]',
          },
        },
      },
    },
    ssr: {
      build: {
        // A new folder each time: Node imports a path once, and `npm start` builds many times in one process.
        outDir: `../dist/prerender/${Date.now()}`,
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: {
          input: { prerender: 'web/prerender/pages/render-pages.tsx' },
          checks: { bundlerTimings: false, ineffectiveDynamicImport: false },
        },
      },
    },
    // For the worker, which can't import components.
    sections: {
      consumer: 'server',
      keepProcessEnv: false,
      resolve: { noExternal: true, conditions: ['workerd', 'module', 'production'] },
      build: {
        outDir: '../dist',
        emptyOutDir: false,
        copyPublicDir: false,
        ssr: true,
        minify: true,
        target: 'esnext',
        rolldownOptions: {
          input: { sections: 'web/prerender/pages/edge-sections.tsx' },
          output: { codeSplitting: false },
        },
      },
    },
  },
  test: {
    root: '.',
    globalSetup: '.ci/build.ts',
    // One more than processors: tests mostly wait.
    maxWorkers: availableParallelism() + 1,
    // For a busy machine.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Left to npm run test:slow: many requests, restarts, a month of attempts.
    tags: [{ name: 'slow' }],
    // Importing takes more CPU time than testing: files share processes, but those that change modules, globals or clocks.
    projects: [
      { extends: true, test: { name: 'plain', include: filesOf(plain), isolate: false } },
      { extends: true, test: { name: 'mocking', include: filesOf(mocking) } },
      { extends: true, test: { name: 'workerd', include: filesOf(workerd), isolate: false } },
    ],
  },
});
