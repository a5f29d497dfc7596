import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mp4Size } from './mp4-size.ts';
import { webmSize } from './webm-size.ts';

const VIDEO = new URL('../../../../demo/media/films/ww-200.mp4', import.meta.url);
const element = (id: number[], content: number[]) => [...id, 0x80 | content.length, ...content];

test('an MP4 tells the size of its picture track', async () => {
  expect(mp4Size(await readFile(VIDEO))).toEqual({ width: 960, height: 540 });
});

test('a WebM tells the size of its picture track, also in a segment of unknown length', () => {
  const video = element([0xe0], [...element([0xb0], [0x05, 0x00]), ...element([0xba], [0x02, 0xd0])]);
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], video));
  const head = element([0x1a, 0x45, 0xdf, 0xa3], [0x42]);
  const live = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  expect(webmSize(Buffer.from([...head, ...element([0x18, 0x53, 0x80, 0x67], tracks)]))).toEqual({ width: 1280, height: 720 });
  expect(webmSize(Buffer.from([...head, ...live, ...tracks]))).toEqual({ width: 1280, height: 720 });
});

test('what is cut off or something else has no size and does no harm', async () => {
  const video = await readFile(VIDEO);
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(64), Buffer.from('<html>'), video.subarray(0, 40), Buffer.alloc(64, 0xff)]) {
    expect(mp4Size(bytes)).toBeNull();
    expect(webmSize(bytes)).toBeNull();
  }
});

test('what is nested deeper than any video has no size and does no harm', () => {
  const depth = 100_000;
  const atoms = Buffer.concat(
    Array.from({ length: depth }, (_, level) => {
      const box = Buffer.from('\0\0\0\0moov', 'latin1');
      box.writeUInt32BE(8 * (depth - level));
      return box;
    }),
  );
  expect(mp4Size(atoms)).toBeNull();
  const unknownLength = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  expect(
    webmSize(Buffer.from(Array.from({ length: depth }, () => [0x18, 0x53, 0x80, 0x67, ...unknownLength]).flat())),
  ).toBeNull();
});
