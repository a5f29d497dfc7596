import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const TESTS = ['{apps,packages,demo,scripts}/**/*.test.ts', '{apps,packages}/**/*.test.tsx'];
const OTHERS = ['**/node_modules/**', '**/dist/**', '**/.next/**'];
/** These are about the cost of a hash of a password, or about the processes that hash: they have a process of their own. */
const HASHING = [
  'apps/api/src/auth/{crowd,passwords,new-passwords}.test.ts',
  'packages/content-model/src/collections/accounts.test.ts',
  'packages/content-model/src/staff-login/staff-password*.test.ts',
  'packages/accounts/src/passwords/password-hash.test.ts',
];
/** What changes the process for whatever comes after it: modules, globals, timers, the environment, or what stands for a browser. */
const CHANGES_PROCESS =
  /vi\.(mock|doMock|stub|useFakeTimers|spyOn)|globalThis|process\.env[.\w]* =|delete process\.env|assign\(process\.env|@vitest-environment/;
const unchanging = (pattern: string) =>
  globSync(pattern, { cwd: import.meta.dirname }).filter(
    (file) => !CHANGES_PROCESS.test(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
  );

/** What they import (Payload, the whole API) takes longer than most of the tests: each process imports it once, for one file after the other. */
const SHARED = ['apps/api/**/*.test.ts', 'packages/content-model/src/{collections,desk,requests,staff-login}/*.test.ts'];
/** The same of what reads and publishes content, of the worker's jobs that need no browser, and of what the demo is made of. */
const content = unchanging(
  `{${[
    'packages/{accounts,content-model,release,server}/**/*',
    'apps/worker/src/{accounts,mail/templates,mail/transport,queue,releases}/**/*',
    'apps/worker/src/mail/outbox/{*-mail,*-mails}',
    'apps/worker/src/{at-start,metrics,slots,documents/prints-at-once,documents/title,documents/turn,pages/count-pages-turn,videos/scratch-folder,videos/wanted-heights}',
    'demo/src/{catalogue,languages,machines,programme,technical-notes,seed/in-lanes}',
  ].join(',')}}.test.ts`,
);

/** These are about code that keeps no state between calls. Starting a process takes most of them longer than running. */
const pure = unchanging(
  `{${[
    '{apps/cms/src/admin,packages/{contract,search,ui,offline}/src,apps/web/src/{blocks,i18n,pages,print,sections}}/**/*',
    'scripts/{develop-paths,first-letters,glossary,health,known-weaknesses,log-files,one-word,security/assessment,lib/inputs,lib/mail-codes}',
    'apps/{cms/src/{only-api,server-call},desktop/release-workflow,web/build/{early-load,has-selectors}}',
    'apps/worker/src/documents/print/{page-guesses,page-numbers}',
    'demo/src/pictures-and-texts',
  ].join(',')}}.test.{ts,tsx}`,
);

/** What replaces modules, changes the environment or stands for a browser, and what sets globals itself: nothing takes it back. */
const NOT_TAKEN_BACK =
  /vi\.(mock|doMock)|globalThis|process\.env[.\w]* =|delete process\.env|assign\(process\.env|@vitest-environment/;
/** Modules of the web app remember: each file has its own, in a process that has loaded all packages (own-modules.ts). */
const web = globSync('{apps/web/src,packages/platform/src}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !pure.includes(file) && !NOT_TAKEN_BACK.test(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
);

const OWN_MODULES = resolve(import.meta.dirname, 'packages/testing/src/own-modules.ts');

const cheapHashes = ['./password-cost.ts', '@vitrine/accounts/passwords/password-cost.ts'].map((find) => ({
  find,
  replacement: resolve(import.meta.dirname, 'packages/testing/src/cheap-password-cost.ts'),
}));

export default defineConfig({
  test: {
    globalSetup: ['packages/testing/src/setup.ts'],
    setupFiles: [resolve(import.meta.dirname, 'packages/testing/src/keep-compiled.ts')],
    // Real parts start real processes, and wait for them a third of the time: two cores run three files at a time.
    pool: 'forks',
    maxWorkers: 3,
    projects: [
      { extends: true, test: { name: 'hashing', include: HASHING, exclude: OTHERS } },
      {
        extends: true,
        resolve: { alias: cheapHashes },
        test: { name: 'shared', include: SHARED, exclude: [...OTHERS, ...HASHING], isolate: false },
      },
      {
        extends: true,
        resolve: { alias: cheapHashes },
        test: { name: 'content', include: content, exclude: [...OTHERS, ...HASHING, ...SHARED], isolate: false },
      },
      {
        extends: true,
        resolve: { alias: cheapHashes },
        test: { name: 'alone', include: TESTS, exclude: [...OTHERS, ...HASHING, ...SHARED, ...content, ...pure, ...web] },
      },
      // Nothing here waits for a process: a failed test is wrong, and its second try would hide that.
      { extends: true, test: { name: 'pure', include: pure, exclude: OTHERS, isolate: false, retry: 0 } },
      {
        extends: true,
        test: { name: 'web', include: web, exclude: OTHERS, isolate: false, setupFiles: [OWN_MODULES] },
      },
    ],
    // What passes only then is named, and counted, at the end of the run (scripts/lib/reports.ts). A counterexample
    // of fast-check is final: the second try would have other data.
    retry: process.env.CI ? { count: 1, condition: /^(?!Property failed after)/ } : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What is waited for comes at once; that it does on a busy machine too is no matter of one second, which is the default.
    expect: { poll: { timeout: 20_000 } },
    // A whole run logs, into the files that are searched for people at its end (scripts/scan-logs.ts).
    env: { NODE_ENV: 'test', LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' },
  },
});
