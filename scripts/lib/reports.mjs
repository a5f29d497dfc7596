// What failed and why, what passed only when it was tried again, and what took long, from the JSON reports of the test runners.
import { stripVTControlCharacters } from 'node:util';

/** Enough of a message to see what was expected and where. */
const LINES = 14;

const shortened = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n    ');

/** Failed tests of a report of vitest, and files that did not load. */
export const unitFailures = ({ testResults }) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${name}\n    ${shortened(message)}`] : [];
    return failed.map((test) => `${name} > ${test.fullName}\n    ${shortened(test.failureMessages[0])}`);
  });

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Failed tests of a report of Playwright, and errors outside of a test. */
export const journeyFailures = ({ suites, errors }) => [
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

/** More than these in one run fail it: tests that pass by luck hide faults. */
export const MOST_FLAKY = 5;

/** Tests of vitest that passed only when they were tried again; `files` is what files-reporter.ts wrote. */
export const unitFlaky = (files) => files.flatMap(({ file, flaky }) => flaky.map((name) => `${file} > ${name}`));

/** Journeys that passed only when they were tried again. */
export const journeyFlaky = ({ suites }) =>
  suites
    .flatMap(specsOf)
    .flatMap(({ file, line, title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `[${projectName}] ${file}:${line} ${title}`),
    );

/** Files of journeys with how long all of their tests took, in all projects and tries. */
export function journeyFiles({ suites }) {
  const times = new Map();
  for (const { file, tests } of suites.flatMap(specsOf))
    for (const { duration } of tests.flatMap(({ results }) => results)) times.set(file, (times.get(file) ?? 0) + duration);
  return [...times].map(([file, ms]) => ({ file, ms }));
}

const SLOWEST = 20;

/** A line for each of the files that took longest. */
export const slowestLines = (files) =>
  [...files]
    .sort((a, b) => b.ms - a.ms)
    .slice(0, SLOWEST)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`);

/** What a run says of its flaky tests, and whether they are too many. */
export function flakyResult(names) {
  const isTooMany = names.length > MOST_FLAKY;
  return {
    lines: names.map((name) => `flaky: ${name}`),
    failed: isTooMany ? 1 : 0,
    failures: isTooMany ? [`${names.length} tests passed only when they were tried again; ${MOST_FLAKY} may`] : [],
  };
}
