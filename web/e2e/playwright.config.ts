import { defineConfig } from 'playwright/test';
import { chromiumFlags, findHeadlessShell } from './chromium.ts';

// Found once: the workers read this file as well.
process.env.CHROMIUM_PATH ??= findHeadlessShell();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second try is reported as flaky.
  retries: 1,
  outputDir: '../../test-results',
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumFlags,
    },
    trace: 'on-first-retry',
  },
});
