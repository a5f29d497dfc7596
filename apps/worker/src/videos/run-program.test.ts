import { expect, test, vi } from 'vitest';
import { runProgram } from './run-program.ts';

test('a program does not see the secrets of the instance', async () => {
  vi.stubEnv('VITRINE_SECRET', 'a secret of this test');
  const output = await runProgram(process.execPath, ['-p', 'JSON.stringify(process.env)'], { milliseconds: 20_000 });
  vi.unstubAllEnvs();
  expect(output.toString()).toContain('PATH');
  expect(output.toString()).not.toContain('a secret of this test');
});
