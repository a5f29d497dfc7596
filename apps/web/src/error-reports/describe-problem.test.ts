import { errorReportRequest } from '@vitrine/contract/error-reports.ts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../api/failure.ts';
import { describeProblem } from './describe-problem.ts';

const ORIGIN = 'https://vitrine.example.com';
const SAID = 'Karin Petersen k.petersen@niederaue.example ?auth-token=secret-token';
const PERSON = /Karin|Petersen|niederaue|secret-token/i;
const WINDOW = { source: 'web', place: '/product/$slug', version: '1.2.3' } as const;

function thrown(stack: string, name = 'TypeError'): Error {
  const error = new TypeError(SAID);
  return Object.assign(error, { name, stack, cause: new Error(SAID), url: `${ORIGIN}/x?auth-token=secret-token` });
}
const CHROMIUM = `TypeError: ${SAID}
    at Karin (${ORIGIN}/app/page-AbCd123.js:2:345)
    at async ${ORIGIN}/product/ww-200?auth-token=secret-token:5:1
    at https://niederaue.example/script.js:1:1
    at chrome-extension://petersen/content.js:1:1
    at y (${ORIGIN}/app/vendor-Zz_9-y8x.js:1:77)`;
const WEBKIT = `Karin@${ORIGIN}/app/page-AbCd123.js:2:345
global code@${ORIGIN}/product/ww-200?auth-token=secret-token:5:1
y@${ORIGIN}/app/vendor-Zz_9-y8x.js:1:77`;

test.each([CHROMIUM, WEBKIT])('of an error only its class and places of our own build leave the window', (stack) => {
  const report = describeProblem({ what: 'error-boundary', detail: SAID, error: thrown(stack), record: SAID }, WINDOW);
  expect(report).toEqual({
    ...WINDOW,
    kind: 'error-boundary',
    name: 'TypeError',
    code: null,
    frames: [
      { file: '/app/page-AbCd123.js', line: 2, column: 345 },
      { file: '/app/vendor-Zz_9-y8x.js', line: 1, column: 77 },
    ],
    record: null,
  });
  expect(errorReportRequest.parse(report)).toEqual(report);
  expect(JSON.stringify(report)).not.toMatch(PERSON);
});

test('an error that calls itself something else, or something that is no error, says nothing of it', () => {
  for (const error of [thrown(CHROMIUM, SAID), SAID, { message: SAID, name: SAID, stack: CHROMIUM }]) {
    const report = describeProblem({ what: 'error-boundary', error }, WINDOW);
    expect(report?.name).toBe('Error');
    expect(JSON.stringify(report)).not.toMatch(PERSON);
  }
});

test('errors of other programs in the window are not reported, nor what is no fault', () => {
  const foreign = thrown('TypeError: x\n    at chrome-extension://abc/content.js:1:1');
  const aborted = Object.assign(thrown(CHROMIUM), { name: 'AbortError' });
  for (const error of [foreign, aborted, 'text', null]) {
    expect(describeProblem({ what: 'error', error }, WINDOW)).toBeNull();
    expect(describeProblem({ what: 'rejection', error }, WINDOW)).toBeNull();
  }
  for (const status of [0, 401, 404, 429, 503])
    expect(describeProblem({ what: 'error-boundary', error: new ApiFailure(status) }, WINDOW)).toBeNull();
  expect(describeProblem({ what: 'something else', error: thrown(CHROMIUM) }, WINDOW)).toBeNull();
});

test('failures that the specification wants reported are, with our own codes', () => {
  const record = 'c8b9a6de-5b0e-4b0e-9a53-3f1d5a3d4c11';
  expect(describeProblem({ what: 'download', detail: 'webrotate360Failed' }, WINDOW)).toMatchObject({
    code: 'webrotate360Failed',
  });
  expect(describeProblem({ what: 'download', detail: `404 /assets/${SAID}` }, WINDOW)).toMatchObject({ code: null });
  expect(describeProblem({ what: 'sending', error: new ApiFailure(403) }, WINDOW)).toMatchObject({
    name: 'ApiFailure',
    code: 'http-403',
  });
  expect(describeProblem({ what: 'rotator', record }, WINDOW)).toMatchObject({ record });
});

test('a panic of the desktop app is reported with its place in our sources, and with no other', () => {
  const place = { line: 3, column: 5 };
  const at = { file: 'src-tauri/src/menu.rs', ...place };
  const told = describeProblem({ what: 'panic', at }, WINDOW);
  expect(told).toMatchObject({ kind: 'panic', frames: [at] });
  expect(errorReportRequest.parse(told)).toEqual(told);
  for (const file of ['', '/home/karin.petersen/store/src/disk.rs', 'store/src/../petersen.rs'])
    expect(describeProblem({ what: 'panic', at: { file, ...place } }, WINDOW)).toMatchObject({ kind: 'panic', frames: [] });
});
