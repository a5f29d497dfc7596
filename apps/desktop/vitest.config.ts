import { defineConfig } from 'vitest/config';

/** `npm run test:long`: what needs many tries. */
const LONG = ['e2e/kills.window.ts', 'e2e/installers.window.ts'];
/** Section 4 of the specification. `npm test` walks half of it in English, `npm run test:long` all of it in each language. */
const IN_EACH_LANGUAGE = ['disk', 'find-and-send', 'login', 'offline', 'system', 'updates'].map(
  (name) => `e2e/${name}.window.ts`,
);
const inLong = process.env.VITRINE_TEST_LANGUAGE ? IN_EACH_LANGUAGE : LONG;

/** Journeys in the window of the built app: `npm test -- desktop`. */
export default defineConfig({
  test: {
    include: process.env.VITRINE_TEST_LONG ? inLong : ['e2e/**/*.window.ts'],
    pool: 'forks',
    // One window at a time: a second start of the app only shows the first.
    maxWorkers: 1,
    retry: process.env.CI ? 2 : 0,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
