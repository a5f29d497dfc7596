import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';
import {
  ALONE,
  DESK_DE,
  DESK_EN,
  LONG_WORDS,
  ON_BOTH,
  ON_DESK_ONLY,
  ON_PHONE_ONLY,
  PHONE_DE,
  PHONE_EN,
  WITH_WORDS,
} from './projects.ts';

/** What `npm test` leaves out of the journeys (playwright.config.ts): the other of the pair, the other language of the admin, and more kills. */
export default defineConfig({
  ...journeys,
  outputDir: '../test-results/left-out',
  projects: [
    { name: 'long', use: DESK_DE, grep: /@long/, testIgnore: ALONE },
    { name: 'once-desk', use: DESK_DE, testMatch: ON_BOTH, grep: /@once-phone/ },
    { name: 'once-phone', use: PHONE_EN, testMatch: ON_BOTH, grep: /@once-desk/ },
    { name: 'desk-de', use: DESK_DE, testMatch: ON_PHONE_ONLY, grepInvert: /@phone/ },
    { name: 'phone-en', use: PHONE_EN, testMatch: ON_DESK_ONLY, grepInvert: /@desk/ },
    { name: 'desk-en', use: DESK_EN, testMatch: WITH_WORDS, grepInvert: /@phone/ },
    { name: 'phone-de', use: PHONE_DE, testMatch: LONG_WORDS, grepInvert: /@desk/ },
    // `npm run test:long` runs it after the others and with one worker.
    { name: 'alone', use: DESK_DE, testMatch: /(editor|(worker|upload|publish)-killed)\.spec\.ts/ },
  ],
});
