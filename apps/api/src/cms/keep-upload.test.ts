import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUploadKeeper } from './keep-upload.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-uploads-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('a body is on the disk without a name until it is read', async () => {
  const { keep } = createUploadKeeper(dataDir);
  const kept = await keep(Readable.from([Buffer.from('one '), Buffer.from('film')]), 8, 'editor');
  expect(await readdir(join(dataDir, 'uploads-on-their-way'))).toEqual([]);
  expect((await buffer(kept)).toString()).toBe('one film');
});

test('what the disk has no room for is refused before it is read, and takes no room from the next', async () => {
  const { keep } = createUploadKeeper(dataDir);
  const body = Readable.from([Buffer.from('x')]);
  await expect(keep(body, 1e17, 'editor')).rejects.toMatchObject({ code: 'storageFull' });
  expect(body.readableDidRead).toBe(false);
  expect((await buffer(await keep(body, 1, 'editor'))).toString()).toBe('x');
});

test('what a kill has left is gone after the next start', async () => {
  const folder = join(dataDir, 'uploads-on-their-way');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'left'), '');
  await createUploadKeeper(dataDir).tidy();
  expect(await readdir(dataDir)).toEqual([]);
});

test('one member of staff announces so much at once, others go on, and what has come makes room', async () => {
  const { keep } = createUploadKeeper(dataDir);
  const bodies = Array.from({ length: 40 }, () => new PassThrough());
  const kept = bodies.map((body) => keep(body, 1, 'editor'));
  await expect(keep(Readable.from(['x']), 1, 'editor')).rejects.toMatchObject({ code: 'uploadsBusy' });
  expect((await buffer(await keep(Readable.from(['x']), 1, 'other'))).toString()).toBe('x');
  for (const body of bodies) body.end('x');
  for (const one of await Promise.all(kept)) one.destroy();
  expect((await buffer(await keep(Readable.from(['x']), 1, 'editor'))).toString()).toBe('x');
});
