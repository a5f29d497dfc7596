// What failed and why, what passed only when it was tried again, and what took long, from the JSON reports of the test runners.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface FileReport {
  file: string;
  ms: number;
}

/** What files-reporter.ts writes of a file. */
export interface FileOfUnit extends FileReport {
  flaky: string[];
}

/** What a part of `npm test` counted. `notHere`: skipped for want of a toolchain that a machine need not have. */
export interface Counted {
  passed: number;
  failed: number;
  skipped: string[];
  notHere?: string[];
  failures: string[];
  flaky: string[];
  files: FileReport[];
}

/** What is read of a JSON report of vitest. */
export interface UnitReport {
  testResults: {
    name: string;
    status?: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] | null }[];
  }[];
}

interface JourneySpec {
  file: string;
  line: number;
  title: string;
  tests: {
    projectName: string;
    status: string;
    annotations?: { type: string; description?: string }[];
    results: { duration: number; errors?: { message?: string }[] }[];
  }[];
}
interface JourneySuite {
  specs?: JourneySpec[];
  suites?: JourneySuite[];
}

/** What is read of a JSON report of Playwright. */
export interface JourneyReport {
  suites: JourneySuite[];
  errors: { message?: string }[];
}

/** Enough of a message to see what was expected and where. */
const LINES = 14;

const shortened = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n    ');

/** Failed tests of a report of vitest, and files that did not load. */
export const unitFailures = ({ testResults }: UnitReport) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n    ${shortened(message)}`] : [];
    return failed.map((test) => `${name} > ${test.fullName}\n    ${shortened(test.failureMessages?.[0])}`);
  });

const RAN = ['passed', 'failed'];

/** Tests of a report of vitest that did not run. The name says why, where the test gives a reason; the file is where to look for it. */
export const unitSkipped = ({ testResults }: UnitReport, folder: string) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => !RAN.includes(status))
      .map(({ fullName }) => `${path.relative(folder, name)} > ${fullName}`),
  );

const specsOf = (suite: JourneySuite): JourneySpec[] => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Failed tests of a report of Playwright, and errors outside of a test. */
export const journeyFailures = ({ suites, errors }: JourneyReport) => [
  ...suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => {
        const { errors: reasons = [] } = results.find((result) => result.errors?.length) ?? {};
        return `[${projectName}] ${file}:${line} ${title}\n    ${reasons.map(({ message }) => shortened(message)).join('\n    ')}`;
      }),
  ),
  ...errors.map(({ message }) => shortened(message)),
];

/** Journeys that did not run, with the reason that they give. */
export const journeySkipped = ({ suites }: JourneyReport) =>
  suites.flatMap(specsOf).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations = [] }) => {
        const reason = annotations.find(({ type }) => type === 'skip')?.description;
        return `[${projectName}] ${file}:${line} ${title}${reason ? ` (${reason})` : ''}`;
      }),
  );

/**
 * What a run says of tests that did not run, and how many of them fail it: in CI all but those of a toolchain that a machine need not
 * have (`notHere`).
 */
export function skippedResult({ skipped, notHere }: { skipped: string[]; notHere: string[] }, isCI: boolean) {
  const all = [...skipped, ...notHere];
  const what = all.length === 1 ? '1 proof was' : `${all.length} proofs were`;
  return {
    lines: all.length === 0 ? [] : [...all.map((name) => `SKIPPED  ${name}`), `SKIPPED  ${what} not made on this machine`],
    failed: isCI ? skipped.length : 0,
    count: all.length,
  };
}

/** A runner that failed without counting a failure (a file that does not load, an error outside of a test) counts as one. */
export const judged = <Of extends { failed: number }>(ended: boolean, counted: Of): Of => ({
  ...counted,
  failed: ended ? counted.failed : Math.max(counted.failed, 1),
});

/** What several runs of one part counted, as one; a test that is skipped in each is named once. */
export const sumOf = (runs: (Pick<Counted, 'passed' | 'failed' | 'skipped'> & Partial<Counted>)[]): Counted => ({
  passed: runs.reduce((sum, { passed }) => sum + passed, 0),
  failed: runs.reduce((sum, { failed }) => sum + failed, 0),
  skipped: [...new Set(runs.flatMap(({ skipped }) => skipped))],
  failures: runs.flatMap(({ failures = [] }) => failures),
  flaky: runs.flatMap(({ flaky = [] }) => flaky),
  files: runs.flatMap(({ files = [] }) => files),
});

/** More than these in one run fail it: tests that pass by luck hide faults. */
export const MOST_FLAKY = 5;

/** Tests of vitest that passed only when they were tried again; `files` is what files-reporter.ts wrote. */
export const unitFlaky = (files: readonly FileOfUnit[]) =>
  files.flatMap(({ file, flaky }) => flaky.map((name) => `${file} > ${name}`));

/** Journeys that passed only when they were tried again. */
export const journeyFlaky = ({ suites }: JourneyReport) =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    );

/** Files of journeys with how long all of their tests took, in all projects and tries. */
export function journeyFiles({ suites }: JourneyReport): FileReport[] {
  const times = new Map<string, number>();
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { duration } of tests.flatMap(({ results }) => results)) times.set(file, (times.get(file) ?? 0) + duration);
  return [...times].map(([file, ms]) => ({ file, ms }));
}

const SLOWEST = 20;

/** A line for each of the files that took longest. */
export const slowestLines = (files: readonly FileReport[]) =>
  [...files]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);

/** What a run says of its flaky tests, and whether they are too many. */
export function flakyResult(names: readonly string[]) {
  const isTooMany = names.length > MOST_FLAKY;
  return {
    lines: names.map((name) => `flaky: ${name}`),
    failed: isTooMany ? 1 : 0,
    failures: isTooMany ? [`${names.length} tests passed only when they were tried again; ${MOST_FLAKY} may`] : [],
  };
}
