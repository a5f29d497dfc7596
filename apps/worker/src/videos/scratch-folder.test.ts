import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryFiles } from '@vitrine/testing/memory-files.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openScratchFolder } from './scratch-folder.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'vitrine-scratch-'));
});
afterEach(() => rm(parent, { recursive: true }));

test('a file of a store without paths is copied under its name, and all of it is removed', async () => {
  const files = createMemoryFiles();
  await files.put('media/videos/wolf.webm', Buffer.from('a video'));
  const folder = await openScratchFolder(parent);
  const path = await folder.copy(files, 'media/videos/wolf.webm', new AbortController().signal);
  expect(path.endsWith('wolf.webm')).toBe(true);
  expect(await readFile(path, 'utf8')).toBe('a video');
  await folder.remove();
  expect(await readdir(parent)).toEqual([]);
});

test('two folders do not share files, and a copy can be stopped', async () => {
  const files = createMemoryFiles();
  await files.put('media/videos/wolf.mp4', Buffer.from('a video'));
  const [one, other] = [await openScratchFolder(parent), await openScratchFolder(parent)];
  expect(one.path('360.mp4')).not.toBe(other.path('360.mp4'));
  await expect(one.copy(files, 'media/videos/wolf.mp4', AbortSignal.abort())).rejects.toThrow(/abort/);
});
