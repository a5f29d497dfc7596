import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const WORD = 'karin-petersen';
const FORGED = `${WORD}\\n{"level":60,"msg":"forged"}\\u001b[2J`;

/** What a process prints that captures its output and then does `work`, before and after it serves anybody. */
async function printed(work: string): Promise<Record<string, unknown>[]> {
  const script = `
    import { createLog } from '@vitrine/server/log.ts';
    import { captureOutput } from './capture-output.ts';
    let isServing = false;
    captureOutput(createLog('cms', 'trace'), () => isServing);
    console.log('starting');
    isServing = true;
    ${work}`;
  const args = ['--input-type=module-typescript', '--eval', script];
  const options = { cwd: import.meta.dirname };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch((error) => error);
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line: string) => JSON.parse(line));
}

test('all that a part of the CMS prints is one line of JSON each, without a word of the request', async () => {
  const lines = await printed(`
    const text = '${FORGED}';
    const error = Object.assign(new RangeError(text), { digest: text, code: 'E_FAR' });
    console.error('⨯', error);
    console.error(text);
    console.warn('%s', text, { text });
    console.info(text.repeat(100_000));
    console.trace(text);
    console.table([text]);
    process.stdout.write(text);
    await new Promise((done) => process.stderr.write(text, done));
    process.emitWarning(text);
    Promise.reject(error);
    await new Promise((done) => setImmediate(done));
    throw new TypeError(text);`);
  expect(JSON.stringify(lines)).not.toContain(WORD);
  const said = { name: 'cms', msg: 'a part of the CMS says something' };
  const failed = { name: 'cms', msg: 'an error of a part of the CMS', err: { type: 'RangeError', code: 'E_FAR' } };
  expect(lines).toMatchObject([
    { msg: 'starting' },
    { ...failed, level: 50 },
    { ...said, level: 50 },
    { ...said, level: 40 },
    said,
    said,
    said,
    said,
    { ...said, level: 50 },
    { level: 40, msg: 'an error of a part of the CMS' },
    { ...failed, level: 50 },
    { level: 60, err: { type: 'TypeError' } },
  ]);
});

test('a start that fails says why', async () => {
  const lines = await printed("isServing = false; console.error('Could not find a build.'); throw new Error('no build');");
  expect(lines).toMatchObject([
    { msg: 'starting' },
    { msg: 'Could not find a build.' },
    { level: 60, err: { message: 'no build' } },
  ]);
});
