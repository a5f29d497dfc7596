import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { mp4Duration } from './mp4-duration.ts';
import { mp4Size } from './mp4-size.ts';
import { webmDuration } from './webm-duration.ts';
import { webmSize } from './webm-size.ts';

const VIDEO = new URL('../../../../demo/media/films/ww-200.mp4', import.meta.url);
const element = (id: number[], content: number[]) => [...id, 0x80 | content.length, ...content];

test('the size of the picture track is read from an MP4', async () => {
  expect(mp4Size(await readFile(VIDEO))).toEqual({ width: 960, height: 540 });
});

test('the size of the picture track is read from a WebM, also in a segment of unknown length', () => {
  const video = element([0xe0], [...element([0xb0], [0x05, 0x00]), ...element([0xba], [0x02, 0xd0])]);
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], video));
  const head = element([0x1a, 0x45, 0xdf, 0xa3], [0x42]);
  const live = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  expect(webmSize(Buffer.from([...head, ...element([0x18, 0x53, 0x80, 0x67], tracks)]))).toEqual({ width: 1280, height: 720 });
  expect(webmSize(Buffer.from([...head, ...live, ...tracks]))).toEqual({ width: 1280, height: 720 });
});

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};
/** A movie header (`mvhd`): units of the length and how many make a second. */
function movie(isLong: boolean, scale: number, units: bigint): Buffer {
  const dates = Buffer.alloc(isLong ? 20 : 12);
  dates[0] = isLong ? 1 : 0;
  const rest = Buffer.alloc(isLong ? 12 : 8);
  rest.writeUInt32BE(scale);
  if (isLong) rest.writeBigUInt64BE(units, 4);
  else rest.writeUInt32BE(Number(units), 4);
  return box('moov', box('mvhd', Buffer.concat([dates, rest])));
}

test('the length of an MP4 is read from it; one of unknown length has none', async () => {
  expect(mp4Duration(await readFile(VIDEO))).toBeCloseTo(6, 1);
  expect(mp4Duration(movie(false, 600, 25_500n))).toBe(42.5);
  expect(mp4Duration(movie(true, 1000, 7_384_000n))).toBe(7384);
  for (const none of [0n, 0xffffffffn]) expect(mp4Duration(movie(false, 600, none))).toBeNull();
  expect(mp4Duration(movie(true, 600, 2n ** 64n - 1n))).toBeNull();
  expect(mp4Duration(movie(false, 0, 600n))).toBeNull();
});

test('the length of a WebM is in the unit it names, else in milliseconds; one that gives no length has none', () => {
  const seconds = (value: number) => {
    const bytes = Buffer.alloc(8);
    bytes.writeDoubleBE(value);
    return element([0x44, 0x89], [...bytes]);
  };
  const file = (info: number[]) => Buffer.from(element([0x18, 0x53, 0x80, 0x67], element([0x15, 0x49, 0xa9, 0x66], info)));
  expect(webmDuration(file(seconds(12_500)))).toBe(12.5);
  const tenths = element([0x2a, 0xd7, 0xb1], [0x05, 0xf5, 0xe1, 0x00]);
  expect(webmDuration(file([...tenths, ...seconds(125)]))).toBe(12.5);
  expect(webmDuration(file(tenths))).toBeNull();
  for (const odd of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) expect(webmDuration(file(seconds(odd)))).toBeNull();
});

test('what is cut off or something else has no size and does no harm', async () => {
  const video = await readFile(VIDEO);
  for (const bytes of [Buffer.alloc(0), Buffer.alloc(64), Buffer.from('<html>'), video.subarray(0, 40), Buffer.alloc(64, 0xff)]) {
    for (const read of [mp4Size, webmSize, mp4Duration, webmDuration]) expect(read(bytes)).toBeNull();
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
  expect(mp4Duration(atoms)).toBeNull();
  const unknownLength = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const segments = Buffer.from(Array.from({ length: depth }, () => [0x18, 0x53, 0x80, 0x67, ...unknownLength]).flat());
  expect(webmSize(segments)).toBeNull();
  expect(webmDuration(segments)).toBeNull();
});

test('of a file that is all tiny elements a part is looked at', () => {
  const unknownLength = [0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, ...unknownLength, 0x15, 0x49, 0xa9, 0x66, ...unknownLength]);
  // Void (RFC 8794, 11.3.2) without content; then the length: 1.0, in units of the usual scale.
  const nothing = Buffer.from(Array.from({ length: 150_000 }, () => [0xec, 0x80]).flat());
  const length = Buffer.from([0x44, 0x89, 0x84, 0x3f, 0x80, 0, 0]);
  expect(webmDuration(Buffer.concat([segment, length]))).toBe(0.001);
  expect(webmDuration(Buffer.concat([segment, nothing, length]))).toBeNull();
});
