import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a warning of Node is one JSON line of the log, without its words, and nothing beside it', async () => {
  const modules = ['../log.ts', './report-crash.ts'].map((name) => JSON.stringify(new URL(name, import.meta.url).href));
  const program = `const [{ createLog }, { logWarnings }] = await Promise.all([${modules.map((name) => `import(${name})`)}]);
    logWarnings(createLog('worker', 'info'));
    process.emitWarning('Anna Beispiel\\nforged', 'DeprecationWarning', 'DEP0001');
    process.emitWarning('another');`;
  const { stdout, stderr } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stderr).toBe('');
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { level: 40, name: 'worker', err: { type: 'Error', message: 'withheld', code: 'DEP0001' } },
    { level: 40, name: 'worker', err: { message: 'withheld' } },
  ]);
  expect(stdout).not.toMatch(/Anna|another/);
});
