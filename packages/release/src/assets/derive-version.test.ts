import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CROP_RATIO } from '@vitrine/contract/assets.ts';
import { createFileStore, type FileStore } from '@vitrine/server/files.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cropArea } from './crop-area.ts';
import { deriveVersion } from './derive-version.ts';

let root: string;
let files: FileStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  files = createFileStore(root);
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Left half red, right half blue. */
async function picture(key: string, width: number, height: number, alpha = 1) {
  const half = (r: number, b: number) => ({
    create: { width: width / 2, height, channels: 4 as const, background: { r, g: 0, b, alpha } },
  });
  const bytes = await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      { input: await sharp(half(255, 0)).png().toBuffer(), left: 0, top: 0 },
      { input: await sharp(half(0, 255)).png().toBuffer(), left: width / 2, top: 0 },
    ])
    .png()
    .toBuffer();
  await files.put(key, bytes);
  return { record: 'images 1', key, hash: 'unused', filename: `${key}`, focal: { x: 50, y: 50 } };
}
const metadata = async (url: string) => sharp(await files.read(url.slice(1))).metadata();
const colour = async (url: string) =>
  (
    await sharp(await files.read(url.slice(1)))
      .resize(1, 1)
      .raw()
      .toBuffer()
  ).subarray(0, 3);

describe('cropArea', () => {
  it.each(['square', 'portrait', 'landscape'] as const)(
    'is the largest %s inside, at the focal point as far as edges allow',
    (crop) => {
      for (const focal of [
        { x: 0, y: 0 },
        { x: 50, y: 50 },
        { x: 100, y: 100 },
        { x: 72, y: 40 },
      ]) {
        for (const size of [
          { width: 1600, height: 1200 },
          { width: 300, height: 900 },
        ]) {
          const area = cropArea(size, crop, focal);
          expect(area.width / area.height).toBeCloseTo(CROP_RATIO[crop], 1);
          expect(area.width === size.width || area.height === size.height).toBe(true);
          expect(area.left).toBeGreaterThanOrEqual(0);
          expect(area.left + area.width).toBeLessThanOrEqual(size.width);
          expect(area.top + area.height).toBeLessThanOrEqual(size.height);
        }
      }
    },
  );
});

describe('deriveVersion', () => {
  it('makes WebP at 400, 800, 1600 and JPEGs for print', async () => {
    const version = await deriveVersion(files, await picture('large.png', 2400, 1600), 'auto');
    expect(version).toMatchObject({ width: 1600, height: 1067 });
    const widths = await Promise.all(
      [version.default['400'], version.default['800'], version.default['1600']].map(
        async (url) => (await metadata(url ?? '')).width,
      ),
    );
    expect(widths).toEqual([400, 800, 1600]);
    expect(version.default.default).toBe(version.default['1600']);
    expect(await metadata(version.print)).toMatchObject({ format: 'jpeg', width: 1720, hasAlpha: false });
    expect(await metadata(version.printSmall['240'] ?? '')).toMatchObject({ format: 'jpeg', width: 240, height: 160 });
    expect(await metadata(version.printSmall['720'] ?? '')).toMatchObject({ format: 'jpeg', width: 720, height: 480 });
    expect((await metadata(version.default.default)).format).toBe('webp');
  });

  it('never makes a picture larger than its original', async () => {
    const version = await deriveVersion(files, await picture('small.png', 600, 300), 'auto');
    expect(version).toMatchObject({ width: 600, height: 300 });
    expect((await metadata(version.default['400'] ?? '')).width).toBe(400);
    expect(version.default['800']).toBe(version.default['1600']);
    expect((await metadata(version.print)).width).toBe(600);
    expect(Object.keys(version.printSmall)).toEqual(['240']);
  });

  it('cuts at the focal point', async () => {
    const source = await picture('focal.png', 1600, 400);
    const left = await deriveVersion(files, { ...source, focal: { x: 0, y: 50 } }, 'square');
    const right = await deriveVersion(files, { ...source, focal: { x: 100, y: 50 } }, 'square');
    expect([...(await colour(left.print))]).toEqual([254, 0, 0]);
    expect((await colour(right.print))[2]).toBeGreaterThan(250);
  });

  it('prints what is transparent on white', async () => {
    const { print } = await deriveVersion(files, await picture('clear.png', 200, 200, 0), 'auto');
    expect([...(await colour(print))]).toEqual([255, 255, 255]);
  });

  it('says which picture is missing or none', async () => {
    const source = await picture('good.png', 100, 100);
    await files.put('bad.png', Buffer.from('no picture'));
    await expect(deriveVersion(files, { ...source, key: 'bad.png' }, 'auto')).rejects.toThrow(
      'images 1: good.png cannot be read',
    );
    await expect(deriveVersion(files, { ...source, key: 'gone.png' }, 'auto')).rejects.toThrow('the file gone.png is missing');
  });

  it('gives the same URLs for the same picture', async () => {
    const source = await picture('same.png', 900, 900);
    expect(await deriveVersion(files, source, 'landscape')).toEqual(await deriveVersion(files, source, 'landscape'));
  });
});
