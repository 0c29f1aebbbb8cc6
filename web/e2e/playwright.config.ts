import { defineConfig } from 'playwright/test';
import { chromiumFlags, findChromium } from './chromium.ts';

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
      executablePath: findChromium(),
      args: chromiumFlags,
    },
    trace: 'on-first-retry',
  },
});
