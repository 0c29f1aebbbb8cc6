import { defineConfig } from 'vitest/config';
import { isSample } from '../../site.ts';

/** `npm run test:edits`: an owner's edits, in copies of the project. Those of content/sample match the shipped texts. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../../..`,
    globalSetup: '.ci/build.ts',
    include: ['{.ci,worker}/**/*.edits.ts', ...(isSample ? ['content/sample/edits/*.edits.ts'] : [])],
    // Each copy runs its own builds and tests.
    maxConcurrency: 2,
    testTimeout: 1_200_000,
  },
});
