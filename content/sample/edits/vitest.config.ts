import { defineConfig } from 'vitest/config';
import { isSample } from '../../site.ts';

/** `npm run test:edits`: edits of an owner, in copies of the project. Those of content/sample are made of the shipped words. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    globalSetup: '.ci/build.ts',
    include: ['{.ci,worker}/**/*.edits.ts', ...(isSample ? ['content/sample/edits/*.edits.ts'] : [])],
    // Each copy has builds and tests of its own.
    maxConcurrency: 2,
    testTimeout: 1_200_000,
  },
});
