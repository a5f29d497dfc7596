import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { createFileStore, type FileStore, MissingFileError, putAsset, putAssetStream } from '@vitrine/server/files.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMemoryFiles } from './memory-files.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
});
afterEach(() => rm(root, { recursive: true }));

const KEY = 'assets/0123/picture.webp';

describe.each([
  ['a folder', () => createFileStore(root)],
  ['memory', () => createMemoryFiles()],
])('a file store in %s', (_, open) => {
  let files: FileStore;
  beforeEach(() => {
    files = open();
  });

  test('keeps bytes and streams, and says their size', async () => {
    await files.put(KEY, Buffer.from('0123456789'));
    await files.put('assets/4567/video.mp4', Readable.from([Buffer.from('012'), Buffer.from('345')]));
    expect((await files.read(KEY)).toString()).toBe('0123456789');
    expect(await text(await files.stream('assets/4567/video.mp4'))).toBe('012345');
    expect(await files.find(KEY)).toMatchObject({ key: KEY, size: 10, modifiedAt: expect.any(Date) });
    expect(await files.exists(KEY)).toBe(true);
  });

  test('streams a part, both ends included', async () => {
    await files.put(KEY, Buffer.from('0123456789'));
    expect(await text(await files.stream(KEY, { start: 2, end: 4 }))).toBe('234');
    expect(await text(await files.stream(KEY, { start: 9, end: 9 }))).toBe('9');
  });

  test('keeps an empty file', async () => {
    await files.put(KEY, new Uint8Array());
    expect((await files.find(KEY))?.size).toBe(0);
    expect((await buffer(await files.stream(KEY))).length).toBe(0);
  });

  test('a stream that breaks leaves the former file and nothing beside it', async () => {
    await files.put(KEY, Buffer.from('former'));
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the source broke');
      })(),
    );
    await expect(files.put(KEY, breaking)).rejects.toThrow('the source broke');
    expect((await files.read(KEY)).toString()).toBe('former');
    expect((await files.list('assets/0123')).map(({ key }) => key)).toEqual([KEY]);
  });

  test('a file that is not there is missing, and so is a folder', async () => {
    await files.put(KEY, Buffer.from('x'));
    for (const key of ['assets/none.webp', 'assets/0123', `${KEY}/below`]) {
      expect([key, await files.find(key), await files.exists(key)]).toEqual([key, null, false]);
    }
    await expect(files.read('none')).rejects.toBeInstanceOf(MissingFileError);
    await expect(files.stream('none')).rejects.toBeInstanceOf(MissingFileError);
    await files.remove('none');
    expect(await files.list('none')).toEqual([]);
  });

  test('lists the files of a folder, not those below it, and removes one', async () => {
    for (const key of ['media/a.png', 'media/b.png', 'media/below/c.png']) await files.put(key, Buffer.from(key));
    expect((await files.list('media')).map(({ key, size }) => [key, size]).sort()).toEqual([
      ['media/a.png', 11],
      ['media/b.png', 11],
    ]);
    await files.remove('media/a.png');
    expect((await files.list('media')).map(({ key }) => key)).toEqual(['media/b.png']);
  });

  test('refuses a key outside of it', async () => {
    await expect(files.put('../outside', Buffer.from('x'))).rejects.toThrow('outside');
    await expect(files.read('a/../../outside')).rejects.toThrow('outside');
  });

  test('names an asset by its content', async () => {
    const url = await putAsset(files, 'Größe 1.webp', Buffer.from('x'));
    expect(url).toMatch(/^\/assets\/[0-9a-f]{32}\/Gro-e-1\.webp$/);
    expect((await files.read(url.slice(1))).toString()).toBe('x');
    expect(await putAssetStream(files, 'Größe 1.webp', () => Readable.from([Buffer.from('x')]))).toBe(url);
    const large = await putAssetStream(files, 'a.mp4', () => Readable.from([Buffer.from('y'), Buffer.from('z')]));
    expect(large).toBe(await putAsset(files, 'a.mp4', Buffer.from('yz')));
    expect((await files.read(large.slice(1))).toString()).toBe('yz');
  });
});

test('folders that a store makes on a disk are open to their own user only, whatever started the process', async () => {
  const umask = process.umask(0o022);
  await createFileStore(root).put('documents/2026/order.pdf', Buffer.from('a document'));
  process.umask(umask);
  for (const folder of ['documents', 'documents/2026']) {
    expect([folder, (await stat(join(root, folder))).mode & 0o077]).toEqual([folder, 0]);
  }
});
