import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{apps,packages,demo,scripts}/**/*.test.ts', '{apps,packages}/**/*.test.tsx'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/.next/**'],
    globalSetup: ['packages/testing/src/setup.ts'],
    // Real parts start real processes; two cores run two files at a time.
    pool: 'forks',
    maxWorkers: 2,
    // What passes only then is named, and counted, at the end of the run (scripts/lib/reports.mjs).
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes at once; that it does on a busy machine too is no matter of one second, which is the default.
    expect: { poll: { timeout: 10_000 } },
    // A whole run logs, into the files that are searched for people at its end (scripts/scan-logs.ts).
    env: { NODE_ENV: 'test', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
  },
});
