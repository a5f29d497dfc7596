import { defineConfig } from 'vitest/config';

/** `npm run test:long`: what needs many tries. */
const LONG = ['e2e/kills.window.ts', 'e2e/installers.window.ts'];

/** Journeys in the window of the built app: `npm test -- desktop`. */
export default defineConfig({
  test: {
    include: process.env.VITRINE_TEST_LONG ? LONG : ['e2e/**/*.window.ts'],
    pool: 'forks',
    // One window at a time: a second start of the app only shows the first.
    maxWorkers: 1,
    retry: process.env.CI ? 2 : 0,
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
