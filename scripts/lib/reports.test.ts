import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import {
  flakyResult,
  journeyFailures,
  journeyFiles,
  journeyFlaky,
  journeySkipped,
  MOST_FLAKY,
  skippedResult,
  slowestLines,
  sumOf,
  unitSkipped,
} from './reports.ts';
import { runVitest } from './run-vitest.ts';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

test('a test of vitest that passes only when it is tried again is named, one that passes or fails is not', async () => {
  // Below the repository, where vitest is found.
  const folder = join(root, 'test-results', `flaky-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'a.test.js'),
    `import { expect, test } from 'vitest';
     let tries = 0;
     test('steady', () => {});
     test('by luck', () => expect(++tries).toBe(3));
     test('never', () => expect(1).toBe(2));`,
  );
  const counted = await runVitest({
    report: join(folder, 'report'),
    cwd: folder,
    args: ['--retry=2', '--root', folder],
    show: false,
  });
  await rm(folder, { recursive: true });
  const file = relative(root, join(folder, 'a.test.js'));
  expect(counted).toMatchObject({
    passed: 2,
    failed: 1,
    flaky: [`${file} > by luck`],
    failures: [expect.stringContaining('never')],
    files: [{ file, ms: expect.any(Number) }],
  });
});

test('a journey in the window that passes by luck is counted beside the tests of the Rust side', () => {
  const rust = { passed: 3, failed: 0, skipped: ['disk'] };
  const driven = {
    passed: 1,
    failed: 1,
    skipped: ['keys'],
    failures: ['never'],
    flaky: ['by luck'],
    files: [{ file: 'a', ms: 1 }],
  };
  expect(sumOf([rust, driven, driven])).toEqual({
    passed: 5,
    failed: 2,
    skipped: ['disk', 'keys'],
    failures: ['never', 'never'],
    flaky: ['by luck', 'by luck'],
    files: [driven.files, driven.files].flat(),
  });
});

const journey = (title: string, status: string) => ({
  file: 'a.spec.ts',
  line: 3,
  title,
  tests: [{ projectName: 'desk-de', status, results: [{ duration: 1000, errors: [{ message: 'no' }] }, { duration: 500 }] }],
});

test('a journey that passes only when it is tried again is named and did not fail', () => {
  const specs = [journey('by luck', 'flaky'), journey('never', 'unexpected'), journey('steady', 'expected')];
  const report = { suites: [{ suites: [{ specs }] }], errors: [] };
  expect(journeyFlaky(report)).toEqual(['[desk-de] a.spec.ts:3 by luck']);
  expect(journeyFailures(report)).toEqual([expect.stringContaining('never')]);
  expect(journeyFiles(report)).toEqual([{ file: 'a.spec.ts', ms: 4500 }]);
});

test(`a run with more than ${MOST_FLAKY} flaky tests fails`, () => {
  const names = ['1', '2', '3', '4', '5'];
  expect(flakyResult(names)).toEqual({ lines: names.map((name) => `flaky: ${name}`), failed: 0, failures: [] });
  expect(flakyResult([...names, '6'])).toMatchObject({ failed: 1, failures: [expect.stringContaining('6 tests')] });
});

test('the twenty slowest files are listed, slowest first', () => {
  const lines = slowestLines(Array.from({ length: 30 }, (_, i) => ({ file: `f${i}`, ms: i * 1000 })));
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe('   29.0 s  f29');
});

test('each test that a machine cannot run is named with its file and its reason, and fails a run of CI', async () => {
  const folder = join(root, 'test-results', `skipped-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'a.test.js'),
    `import { describe, test } from 'vitest';
     test('runs', () => {});
     test.runIf(false)('on Linux', () => {});
     describe.skipIf(true)('with a database (there is none)', () => { test('is migrated', () => {}); test('is kept', () => {}); });`,
  );
  const report = join(folder, 'report.json');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', folder];
  await run(process.execPath, [...vitest, '--reporter=json', `--outputFile.json=${report}`], { cwd: folder });
  const result = JSON.parse(await readFile(report, 'utf8'));
  await rm(folder, { recursive: true });
  const skipped = unitSkipped(result, folder);
  expect(skipped).toEqual([
    'a.test.js > on Linux',
    'a.test.js > with a database (there is none) is migrated',
    'a.test.js > with a database (there is none) is kept',
  ]);
  const notHere = ['the desktop app: there is no Rust'];
  expect(skippedResult({ skipped, notHere }, true)).toEqual({
    lines: [...skipped, ...notHere, '4 proofs were not made on this machine'].map((line) => `SKIPPED  ${line}`),
    failed: 3,
    count: 4,
  });
  expect(skippedResult({ skipped, notHere }, false)).toMatchObject({ failed: 0, count: 4 });
  expect(skippedResult({ skipped: [], notHere: [] }, true)).toEqual({ lines: [], failed: 0, count: 0 });
});

test('a journey that is skipped is named with its reason', () => {
  const { tests, ...spec } = journey('kills a worker', 'skipped');
  const annotations = [{ type: 'skip', description: 'processes are looked up in /proc' }];
  const specs = [{ ...spec, tests: tests.map((one) => ({ ...one, annotations })) }, journey('runs', 'expected')];
  expect(journeySkipped({ suites: [{ suites: [{ specs }] }], errors: [] })).toEqual([
    '[desk-de] a.spec.ts:3 kills a worker (processes are looked up in /proc)',
  ]);
});
