import { defineConfig } from '@playwright/test';
import { DESK as desktop, instanceUrl, LAUNCH_SHELL, PHONE as phone } from './browser.ts';

/** These hold a time (two seconds from an edit, or what the server knows, to the page), kill what others need, change the menu, or tell everybody news. */
const ALONE = /(editor|channel|worker-killed|upload-killed|new-machine|news)\.spec\.ts/;

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  // What passes only then is named, and counted, at the end of the run (scripts/lib/reports.mjs).
  retries: process.env.CI ? 2 : 0,
  workers: 2,
  fullyParallel: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: instanceUrl(),
    screenshot: 'only-on-failure',
    // Recording each step costs a third of the time of all: where something failed, run that journey again with --trace=on.
    trace: 'off',
    launchOptions: LAUNCH_SHELL,
  },
  // A German desk and an English phone are the pair that journeys run in: all of them on the desk; on the phone what fingers do, every path of
  // an account and every route. The other pairs run what can differ there: the main job, the keyboard and links in English on a desk, German
  // words on a phone. A test that is about one size says so by its tag.
  projects: [
    { name: 'desk-de', use: { ...desktop, locale: 'de-DE' }, grepInvert: /@phone/, testIgnore: ALONE },
    {
      name: 'desk-en',
      use: { ...desktop, locale: 'en-GB' },
      testMatch: /(main-job|keyboard|account-keyboard|links)\.spec\.ts/,
      grepInvert: /@phone/,
    },
    {
      name: 'phone-de',
      use: { ...phone, locale: 'de-DE' },
      testMatch: /(main-job|pages)\.spec\.ts/,
      grepInvert: /@desk|@both-widths/,
    },
    {
      name: 'phone-en',
      use: { ...phone, locale: 'en-GB' },
      testMatch:
        /(main-job|pages|menu|product-(page|line|overview|bar)|applications|turntable|rotator|viewer|locations|media-library|outbox|\/search|compare|document-(overview|form)|registration(-(form|country))?|password(-form)?|\/login|profile)\.spec\.ts/,
      grepInvert: /@desk/,
    },
    // `npm test` runs it after the others and with one worker.
    { name: 'alone', use: { ...desktop, locale: 'de-DE' }, testMatch: ALONE },
  ],
});
