import { describe, expect, test } from 'vitest';
import { createForeignLog, createLog, type Log } from './log.ts';
import { plainError } from './plain-error.ts';

const SECRET = 'karin.petersen@kunde.example';

/** The line that something leaves in the log, as text and as what it holds. */
function lineOf(write: (log: ReturnType<typeof createLog>) => void) {
  const lines: string[] = [];
  write(createLog('test', 'info', { write: (line) => void lines.push(line) }));
  const text = lines.join('');
  return { text, line: JSON.parse(text) };
}

/** As drizzle-orm throws it (its errors.js): the message is the statement with its values, which are there once more. */
function failedQuery(cause: Error) {
  const query = 'insert into accounts (email) values ($1)';
  return Object.assign(new Error(`Failed query: ${query}\nparams: ${SECRET}\n    at ${SECRET}`, { cause }), {
    query,
    params: [SECRET],
  });
}

test.each([
  ['as a field', (error: Error) => lineOf((log) => log.error({ err: error }, 'failed'))],
  ['by itself', (error: Error) => lineOf((log) => log.error(error, 'failed'))],
  ['made plain before', (error: Error) => lineOf((log) => log.error({ err: plainError(error) }, 'failed'))],
])('of a failed statement the log keeps its reason and no value: %s', (_, logged) => {
  const { text, line } = logged(
    failedQuery(Object.assign(new Error('terminating connection'), { code: '57P01', detail: SECRET })),
  );
  expect(text).not.toContain(SECRET);
  expect(line).toMatchObject({ msg: 'failed', err: { message: 'terminating connection', code: '57P01' } });
  expect(line.err.stack).toMatch(/^\s+at .*log\.test\.ts/);
});

test('a failed statement without a reason is logged as failed, and no more', () => {
  const error = Object.assign(failedQuery(new Error()), { cause: undefined });
  for (const first of [error, { err: error }]) {
    const { text, line } = lineOf((log) => log.error(first));
    expect(text).not.toContain(SECRET);
    expect(line).toMatchObject({ msg: 'a statement failed', err: { message: 'a statement failed' } });
  }
});

test('any other error keeps its name, its message and where it was thrown', () => {
  const { line } = lineOf((log) => log.error(new RangeError('too far')));
  expect(line.err).toMatchObject({ type: 'RangeError', message: 'too far', stack: expect.stringContaining('log.test.ts') });
});

test('what is called an address, a password or a token is cut out', () => {
  const { text } = lineOf((log) => log.info({ email: SECRET, account: { email: SECRET, password: SECRET }, token: SECRET }, 'x'));
  expect(text).not.toContain(SECRET);
});

test('what was refused is no failure: one line without a stack and without the words of the refusal', () => {
  const refusal = Object.assign(new Error('You may not do that.'), { isPublic: true, status: 403 });
  for (const first of [refusal, { err: refusal }]) {
    const { line, text } = lineOf((log) => log.error(first));
    expect(line).toMatchObject({ level: 30, status: 403, msg: 'request refused' });
    expect(text).not.toMatch(/log\.test\.ts|You may/);
  }
  for (const other of [{ isPublic: true, status: 500 }, { isPublic: false, status: 403 }, { status: 403 }, { isPublic: true }])
    expect(lineOf((log) => log.error(Object.assign(new Error('x'), other))).line.level, JSON.stringify(other)).toBe(50);
});

describe('lines cannot be forged', () => {
  const FORGED = 'x\n{"level":60,"msg":"forged"}\r\n\u001b[2J\u009b2J\u2028\u2029\u0000\u007f';

  test('a text with anything in it is one line of JSON, of bounded length, without control characters', () => {
    const error = Object.assign(new Error(FORGED.repeat(10_000)), { code: 'E' });
    for (const write of [
      (log: Log) => log.error(FORGED.repeat(10_000)),
      (log: Log) => log.error(error),
      (log: Log) => log.error({ err: error }, FORGED.repeat(10_000)),
      (log: Log) => log.info({ path: FORGED }, 'x'),
    ]) {
      const { text } = lineOf(write);
      expect(text.length).toBeLessThan(20_000);
      expect(text.trimEnd()).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
    }
  });

  test('a message that looks like a place is no part of where an error was thrown', () => {
    const error = new Error('x\n    at forged (evil.js:1:1)');
    expect(lineOf((log) => log.error(error)).line.err.stack).not.toContain('forged');
    error.message = 'changed';
    expect(lineOf((log) => log.error(error)).line.err.stack ?? '').not.toContain('forged');
  });

  test('of what a program that is not ours says, class, code and place stay, and no word', () => {
    const error = Object.assign(new RangeError(SECRET), { code: 'E_FAR' });
    const lines: string[] = [];
    const log = createForeignLog('test', 'info', 'Payload', { write: (line) => void lines.push(line) });
    log.error(error);
    log.error({ err: error, msg: SECRET });
    log.error({ err: error }, SECRET);
    log.warn(SECRET);
    log.warn({ msg: SECRET });
    log.error(Object.assign(new Error(SECRET), { isPublic: true, status: 400 }));
    log.warn({ staff: 1, path: '/x' }, 'refused');
    expect(lines.join('')).not.toContain(SECRET);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      ...Array.from({ length: 3 }, () => ({ err: { type: 'RangeError', code: 'E_FAR' }, msg: 'an error of Payload' })),
      { level: 40, msg: 'Payload says something' },
      { level: 40, msg: 'Payload says something' },
      { level: 30, status: 400, msg: 'request refused' },
      { staff: 1, path: '/x', msg: 'refused' },
    ]);
  });
});
