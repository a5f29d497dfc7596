import { errorReport } from '@vitrine/contract/error-reports.ts';
import pg from 'pg';
import { expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { envelopeOf, readDsn } from './envelope.ts';

const ROOT = '/srv/vitrine';
/** What no report may hold, wherever it was. */
const PERSON = /Karin|Petersen|niederaue|k\.petersen|Hauptstr|0171|secret-token|auth-token/i;
const SAID = 'Karin Petersen <k.petersen@niederaue.example>, Hauptstr. 5, 0171 555, ?auth-token=secret-token';

/** An error with what a stranger said in each of its fields. */
function hostile(): Error {
  const error = new Error(`${SAID}\n    at ${SAID} (${ROOT}/apps/api/src/Karin.ts:1:1)`, { cause: new Error(SAID) });
  error.name = 'Karin Petersen';
  error.stack = `${error.name}: ${error.message}
    at k.petersen@niederaue.example (${ROOT}/apps/api/src/documents/register.ts:12:3)
    at process.processTicksAndRejections (node:internal/process/task_queues:105:5)
    at fetch (${ROOT}/node_modules/undici/index.js:3:4)
    at async Karin (/home/petersen/private.ts:1:1)
    at async file://${ROOT}/packages/server/src/database.ts:44:20
    at ${ROOT}/apps/api/src/Karin Petersen.ts:1:1`;
  return Object.assign(error, {
    code: SAID,
    detail: SAID,
    url: SAID,
    email: SAID,
    request: { headers: { authorization: SAID } },
  });
}

test('of an error only what is named leaves, whatever else holds personal data', () => {
  const report = describeError(hostile(), 'api', { kind: 'request', place: '/api/v1/product/:slug' }, ROOT);
  expect(report).toEqual({
    source: 'api',
    kind: 'request',
    name: 'Error',
    code: null,
    place: '/api/v1/product/:slug',
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    frames: [
      { file: 'apps/api/src/documents/register.ts', line: 12, column: 3 },
      { file: 'packages/server/src/database.ts', line: 44, column: 20 },
    ],
    record: null,
  });
  expect(errorReport.parse(report)).toEqual(report);
  expect(envelopeOf(report)).not.toMatch(PERSON);
});

test('what was thrown and is no error says nothing at all', () => {
  for (const thrown of [SAID, { message: SAID, stack: SAID, name: SAID, code: SAID }, null, undefined]) {
    const report = describeError(thrown, 'worker', { kind: 'job', place: 'publish' });
    expect(report).toMatchObject({ name: 'Error', code: null, frames: [] });
    expect(JSON.stringify(report)).not.toMatch(PERSON);
  }
});

test('an error of the database is known by its class and code, and not by its rows', () => {
  const error = Object.assign(new pg.DatabaseError(SAID, 10, 'error'), {
    severity: 'ERROR',
    code: '23505',
    detail: `Key (email)=(${SAID}) already exists.`,
  });
  const report = describeError(error, 'api', { kind: 'request' });
  expect(report).toMatchObject({ name: 'DatabaseError', code: 'sql-23505' });
  expect(JSON.stringify(report)).not.toMatch(PERSON);
  // As Drizzle has it: the statement and its values around what happened.
  const around = Object.assign(new Error(`Failed query: ${SAID}`, { cause: error }), { query: SAID, params: [SAID] });
  expect(describeError(around, 'cms', { kind: 'request' })).toMatchObject({ name: 'DatabaseError', code: 'sql-23505' });
});

test('codes of the system are named; what looks like one is not', () => {
  const withCode = (code: unknown) => describeError(Object.assign(new Error('x'), { code }), 'api', { kind: 'request' }).code;
  expect(withCode('ENOSPC')).toBe('ENOSPC');
  expect(withCode('ERR_INVALID_URL')).toBe('ERR_INVALID_URL');
  for (const code of ['50667', 'EVA', 'karin', 5, SAID]) expect(withCode(code)).toBeNull();
});

test('places of this very file are named by their path in the project', () => {
  const [top] = describeError(new TypeError('x'), 'api', { kind: 'request' }).frames;
  expect(top).toMatchObject({ file: 'packages/server/src/error-reports/describe-error.test.ts', line: expect.any(Number) });
});

test('an envelope has three lines, its frames begin with the oldest call, and the record stays here', () => {
  const report = describeError(hostile(), 'api', { kind: 'request', place: '/api/v1/x' }, ROOT);
  const record = 'c8b9a6de-5b0e-4b0e-9a53-3f1d5a3d4c11';
  const text = envelopeOf({ ...report, record });
  const [head, item, event, end] = text.split('\n');
  expect(JSON.parse(item ?? '')).toEqual({ type: 'event' });
  expect(end).toBe('');
  expect(text).not.toContain(record);
  const sent = JSON.parse(event ?? '');
  expect(sent.event_id).toBe(JSON.parse(head ?? '').event_id);
  expect(Object.keys(sent).sort()).toEqual(
    ['event_id', 'exception', 'fingerprint', 'level', 'logger', 'platform', 'release', 'tags', 'timestamp', 'transaction'].sort(),
  );
  expect(sent.exception.values[0].stacktrace.frames.map(({ filename }: { filename: string }) => filename)).toEqual([
    'packages/server/src/database.ts',
    'apps/api/src/documents/register.ts',
  ]);
});

test.each([
  ['https://abc123@sentry.example.com/42', 'https://sentry.example.com/api/42/envelope/'],
  ['http://abc123@127.0.0.1:9000/sub/folder/7', 'http://127.0.0.1:9000/sub/folder/api/7/envelope/'],
])('the DSN %s is read', (dsn, url) => {
  expect(readDsn(dsn)).toEqual({ url, key: 'abc123' });
});

test.each([
  '',
  'x',
  'https://sentry.example.com/1',
  'https://k@sentry.example.com/',
  'https://k@h.example/project',
  'ftp://k@h/1',
])('%j is no DSN', (dsn) => {
  expect(readDsn(dsn)).toBeNull();
});
