import { defineConfig } from '@playwright/test';
import { instanceUrl, LAUNCH_SHELL } from './browser.ts';
import { ALONE, DESK_DE, ON_BOTH, ON_PHONE_ONLY, PHONE_EN } from './projects.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  timeout: 60_000,
  // What is waited for comes at once; that it does on a busy machine too is no matter of ten seconds. What holds a time says which.
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes only then is named, and counted, at the end of the run (scripts/lib/reports.ts).
  retries: process.env.CI ? 2 : 0,
  // Three of them leave a sixth of two processors to what is waited for: mails, turns of the queue, intervals.
  workers: 4,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: instanceUrl(),
    screenshot: 'only-on-failure',
    // Recording each step costs a third of the time of all: where something failed, run that journey again with --trace=on.
    trace: 'off',
    launchOptions: LAUNCH_SHELL,
  },
  // A German desk and an English phone are the pair that journeys run in: what fingers or the layout of a phone do otherwise in both,
  // everything else in one of them. A test that is about one size, or held in one, says so by its tag (@desk, @phone); @once-desk and
  // @once-phone have the same on both. What this leaves out of the other pairs and languages is in left-out.config.ts.
  projects: [
    {
      name: 'desk-de',
      use: DESK_DE,
      grepInvert: /@phone|@once-phone|@long/,
      testIgnore: [ALONE, ON_PHONE_ONLY],
    },
    { name: 'phone-en', use: PHONE_EN, testMatch: [ON_BOTH, ON_PHONE_ONLY], grepInvert: /@desk|@once-desk|@long/ },
    // `npm test` runs it after the others and with one worker.
    { name: 'alone', use: DESK_DE, testMatch: ALONE, grepInvert: /@long/ },
  ],
});
