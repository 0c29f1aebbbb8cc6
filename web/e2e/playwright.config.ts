import { defineConfig } from 'playwright/test';

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './server.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A test that passes only at the second try is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  outputDir: '../../test-results',
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-background-networking'],
    },
    trace: 'on-first-retry',
  },
});
