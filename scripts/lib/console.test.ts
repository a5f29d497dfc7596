import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { lastWords } from './console.mjs';

const run = promisify(execFile);
const module = JSON.stringify(pathToFileURL(`${import.meta.dirname}/console.mjs`).href);

/** What two steps print, one of them longer than a second, with a clock that is put forward; `before` runs first. */
async function printed(before = ''): Promise<string> {
  const program = `${before};
    import { mock } from 'node:test';
    import { setImmediate } from 'node:timers/promises';
    mock.timers.enable({ apis: ['Date', 'setInterval', 'setTimeout'] });
    const { step } = await import(${module});
    const steps = [
      step('Short', async () => 'done'),
      step('First release', () => new Promise((resolve) => setTimeout(resolve, 2400))),
    ];
    await steps[0];
    for (let tenths = 0; tenths < 24; tenths++) {
      mock.timers.tick(100);
      await setImmediate();
    }
    await Promise.all(steps);`;
  return (await run(process.execPath, ['--input-type=module', '-e', program])).stdout;
}

test('a step that takes long says so while it lasts, a short one only that it is done', async () => {
  const lines = (await printed()).trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^ {2}Short +0\.0 s {3}done$/);
  expect(lines[1]).toBe('  First release …');
  expect(lines[2]).toMatch(/^ {2}First release +2\.4 s$/);
});

test('in a terminal it counts in one line, which is gone when it is done', async () => {
  const text = await printed('process.stdout.isTTY = true');
  expect(text).toContain('  First release … 1 s');
  expect(text).toContain('\r\u001b[K  First release … 2 s');
  expect(text).toMatch(/\r\S+K {2}First release +2\.4 s\n\r\S+K$/);
});

test('of a command that failed, the message of its error is shown and not the fields below its stack', () => {
  const fields = Array.from({ length: 20 }, (_, i) => `  field${i}: undefined,`);
  const stack = [
    'error: relation "x" already exists',
    '    at Parser.parse (a.js:1:1)',
    '    at b.js:2:2 {',
    ...fields,
    '}',
    '',
    'Node.js v24',
  ];
  expect(lastWords(['some output', ...stack].join('\n'))).toBe('error: relation "x" already exists');
  expect(lastWords('Failed query\n    at a.js:1:1 {\n  [cause]: error: no\n      at b.js:1:1 {\n  }\n}')).toBe('error: no');
  expect(lastWords('one\ntwo\n')).toBe('one\ntwo');
});
