import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { brandMarks } from './content/brand-marks.ts';
import { boDrawings } from './web/build/bo-drawings.ts';
import { brandColors } from './web/build/brand-colors.ts';
import { currentStyles } from './web/build/current-styles.ts';
import { standIns } from './web/build/embeds.ts';
import { fonts } from './web/build/fonts.ts';
import { iconSprites } from './web/build/icon-sprites.ts';
import { legalDocuments } from './web/build/legal-documents.ts';
import { licenses } from './web/build/licenses.ts';
import { pageHeads } from './web/build/page-heads.ts';
import { prerenderPages } from './web/build/prerender-pages.ts';
import { workerApi } from './web/build/worker-api.ts';

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    // Vite minifies the stylesheet anyway; twice leaves doubles in it.
    tailwindcss({ optimize: false }),
    currentStyles(),
    brandColors(),
    fonts(),
    pageHeads(),
    iconSprites(brandMarks),
    boDrawings(),
    legalDocuments(),
    standIns(),
    licenses(),
    prerenderPages(),
    workerApi(),
  ],
  server: { fs: { allow: ['..'] } },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: '../dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        rolldownOptions: {
          output: {
            // Chromium compiles it off the main thread while it arrives, not function by function when each is first called.
            postBanner: ({ name }) => (name === 'application' ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              // What every page needs is one file: in small ones it costs requests and compresses badly.
              groups: [
                // It also has what the entry shares with pages: a page that imported the entry would ask for the
                // stylesheet, which hangs on the entry.
                {
                  name: 'application',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\/|\/web\/(ask-for-document|optional-part|visitor|idle|hydrated|scroll|lay-out|ui\/(?!toast-viewport|brand-tile)|forms\/use-form|sections\/(closing-band|header|footer|hero))|\/content\/(site|figures|page-names|navigation|form-rules|api|frame-words)\.ts/,
                },
                {
                  name: 'feature',
                  test: /\/web\/sections\/(stat-row|steps|feature-grid|category-list|related-pages)\./,
                },
                { name: 'scene', test: /\/web\/scenes\/parts\/(bamboo|window|row|scene|tones)\./ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: '../dist/prerender',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: { prerender: 'web/prerender.tsx' } },
      },
    },
  },
  test: {
    root: '.',
    include: ['{content,web,worker}/**/*.test.{ts,tsx}'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
