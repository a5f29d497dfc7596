// What failed, and why, from the JSON reports of the test runners.
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
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const { errors: reasons = [] } = results.find((result) => result.errors?.length) ?? {};
        return `[${projectName}] ${file}:${line} ${title}\n    ${reasons.map(({ message }) => shortened(message)).join('\n    ')}`;
      }),
  ),
  ...errors.map(({ message }) => shortened(message)),
];
