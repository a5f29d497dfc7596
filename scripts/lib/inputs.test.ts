import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashOf, packagesOf, unlessDone } from './inputs.mjs';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-inputs-'));
  await mkdir(join(folder, 'cms/src'), { recursive: true });
  await writeFile(join(folder, 'cms/src/page.tsx'), 'one');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Builds as Next does it: the output, and a file of types beside the sources. */
async function build(): Promise<boolean> {
  return unlessDone(join(folder, 'cms/.next/built'), hashOf(folder, ['cms']), async () => {
    await mkdir(join(folder, 'cms/.next'), { recursive: true });
    await writeFile(join(folder, 'cms/.next/chunk.js'), String(Math.random()));
    await writeFile(join(folder, 'cms/next-env.d.ts'), '/// <reference types="next" />');
  });
}

test('what a build writes does not ask for another one; a changed source does', async () => {
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
  await writeFile(join(folder, 'cms/src/page.tsx'), 'two');
  expect(await build()).toBe(true);
  expect(await build()).toBe(false);
});

test('a build is made of our own packages, also of those that only a package needs', () => {
  const root = resolve(import.meta.dirname, '../..');
  expect(packagesOf(root, 'apps/web')).toEqual(
    expect.arrayContaining(['packages/contract', 'packages/offline', 'packages/search']),
  );
  const ofAdmin = ['accounts', 'content-model', 'contract', 'jobs', 'server'].map((name) => `packages/${name}`);
  expect(packagesOf(root, 'apps/cms')).toEqual(ofAdmin);
});
