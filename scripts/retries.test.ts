import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runVitest } from './lib/run-vitest.ts';

const root = resolve(import.meta.dirname, '..');

test('in CI only a test of processes is tried again, and a counterexample of random data never is', async () => {
  // Below the repository, where its packages are found.
  const folder = join(root, 'test-results', `retries-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'vitest.config.mjs'),
    `import config from '../../vitest.config.ts';
     const { projects, retry } = config.test;
     const retryOf = (name) => projects.find((project) => project.test.name === name).test.retry ?? retry;
     const projectOf = (name) => ({ test: { name, retry: retryOf(name), include: ['a.test.js'] } });
     export default { test: { projects: ['content', 'pure'].map(projectOf) } };`,
  );
  await writeFile(
    join(folder, 'a.test.js'),
    `import fc from 'fast-check';
     import { expect, test } from 'vitest';
     let tries = 0;
     let searches = 0;
     test('by luck', () => expect(++tries).toBe(2));
     test('a counterexample', () => { searches += 1; fc.assert(fc.property(fc.integer(), () => searches === 2)); });`,
  );
  const { passed, flaky, failures } = await runVitest({
    report: join(folder, 'report'),
    cwd: folder,
    args: ['--root', folder],
    env: { CI: '1' },
    show: false,
  });
  await rm(folder, { recursive: true });
  expect({ passed, flaky }).toEqual({ passed: 1, flaky: [`${relative(root, join(folder, 'a.test.js'))} > by luck`] });
  expect(failures.map((failure) => /> (by luck|a counterexample)/.exec(failure)?.[1]).sort()).toEqual([
    'a counterexample',
    'a counterexample',
    'by luck',
  ]);
  expect(failures.filter((failure) => failure.includes('{ seed: '))).toHaveLength(2);
});
