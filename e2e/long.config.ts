import { defineConfig } from '@playwright/test';
import { DESK, instanceUrl, LAUNCH } from './browser.ts';

/** What `npm run test:long` does with every page: all widths and languages, content of every amount, and other browsers. */
export default defineConfig({
  testDir: 'long',
  outputDir: '../test-results/long',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  use: { baseURL: instanceUrl(), locale: 'de-DE', screenshot: 'only-on-failure', launchOptions: LAUNCH },
  projects: [
    { name: 'matrix', use: DESK, testIgnore: /walk\.spec\.ts/ },
    { name: 'firefox', testMatch: /walk\.spec\.ts/ },
    { name: 'webkitgtk', testMatch: /walk\.spec\.ts/ },
  ],
});
