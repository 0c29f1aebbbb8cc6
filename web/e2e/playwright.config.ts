import { defineConfig } from 'playwright/test';
import { chromiumFlags, fewProcesses, findHeadlessShell } from './chromium.ts';

// Workers read this file as well.
process.env.CHROMIUM_PATH ??= findHeadlessShell();

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'usual', testMatch: '*.spec.ts', grepInvert: /@slow/ },
    { name: 'slow', testMatch: '*.{spec,slow}.ts', grep: /\.slow\.ts|@slow/ },
  ],
  globalSetup: './server.ts',
  fullyParallel: true,
  // One more than two processors: tests often wait for animations.
  workers: 3,
  // For a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../test-results',
  use: {
    browserName: 'chromium',
    baseURL: process.env.SITE_URL,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [...chromiumFlags, ...fewProcesses],
    },
    // npx playwright show-trace test-results/…/trace.zip. Pictures of each step double the time of tests.
    trace: { mode: process.env.CI ? 'retain-on-failure' : 'off', screenshots: false, snapshots: false },
    screenshot: process.env.CI ? 'only-on-failure' : 'off',
  },
});
