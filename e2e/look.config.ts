import { defineConfig } from '@playwright/test';
import { DESK, instanceUrl, LAUNCH, PHONE } from './browser.ts';

const ON_PAPER = /print\.look\.ts/;

/** Pictures of pages, blocks and printed sheets against those of the repository: `npm run test:look`. */
export default defineConfig({
  testDir: 'look',
  testMatch: '*.look.ts',
  outputDir: '../test-results/look-run',
  globalSetup: './look/begin-review.ts',
  globalTeardown: './look/write-review.ts',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // A picture that is another one the second time is a fault of the page or of the test.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: instanceUrl(),
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    deviceScaleFactor: 1,
    // Videos show their still, turntables their first picture.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: LAUNCH,
  },
  projects: [
    { name: '1440', use: DESK, testIgnore: ON_PAPER },
    { name: '390', use: PHONE, testIgnore: ON_PAPER, grepInvert: /@1440/ },
    { name: 'print', use: DESK, testMatch: ON_PAPER },
  ],
});
