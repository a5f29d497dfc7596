import { parse } from 'node:path';
import { type Crop, IMAGE_SIZES, imageVersion, PRINT_SIZES } from '@vitrine/contract/assets.ts';
import { type FileStore, putAsset } from '@vitrine/server/files.ts';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { DocumentBuildError } from '../build/document-build-error.ts';
import { cropArea } from './crop-area.ts';
import { PRINT_JPEG, PRINT_WIDTH, WEBP_EFFORT, WEBP_QUALITY } from './picture-quality.ts';
import type { PictureSource } from './picture-source.ts';
import { readOriginal } from './read-original.ts';

/** What is made of a picture; which of it offline mode keeps is said when it is presented. */
export const derivedVersion = z.omit(imageVersion, { offline: true });
export type DerivedVersion = z.infer<typeof derivedVersion>;

interface Cut {
  pixels: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/** The pixels of a crop, upright as the picture's EXIF says: decoded once, each version is a scaled copy. */
async function cutOut(bytes: Buffer, source: PictureSource, crop: Crop): Promise<Cut> {
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    const area = cropArea({ width: autoOrient.width, height: autoOrient.height }, crop, source.focal);
    const { data, info } = await sharp(bytes)
      .autoOrient()
      .extract(area)
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    throw new DocumentBuildError(`${source.record}: ${source.filename} cannot be read as a picture`);
  }
}

/**
 * Makes one crop of a picture: WebP in each width of the contract that the original can fill (a smaller one
 * is used in the place of the larger), and JPEGs on white for print. Same input, same bytes, same URLs. Throws
 * DocumentBuildError when the original is missing or no picture.
 */
export async function deriveVersion(files: FileStore, source: PictureSource, crop: Crop): Promise<DerivedVersion> {
  const { pixels, raw } = await cutOut(await readOriginal(files, source.key, source.record), source, crop);
  const name = `${parse(source.filename).name}-${crop}`;
  const widthOf = (size: number) => Math.min(size, raw.width);

  const webp = async (width: number): Promise<[number, string]> => {
    const bytes = await sharp(pixels, { raw }).resize({ width }).webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }).toBuffer();
    return [width, await putAsset(files, `${name}-${width}.webp`, bytes)];
  };
  const jpeg = async (width: number, suffix = '') => {
    const bytes = await sharp(pixels, { raw }).resize({ width }).flatten({ background: '#ffffff' }).jpeg(PRINT_JPEG).toBuffer();
    return putAsset(files, `${name}-print${suffix}.jpg`, bytes);
  };
  const small = async (width: number): Promise<[number, string]> => [width, await jpeg(width, `-${width}`)];
  // Encoding takes one core each.
  const [versions, print, printSmall] = await Promise.all([
    Promise.all([...new Set(IMAGE_SIZES.map(widthOf))].map(webp)),
    jpeg(widthOf(PRINT_WIDTH)),
    Promise.all(PRINT_SIZES.filter((width) => width < raw.width).map(small)),
  ]);

  const urls = new Map(versions);
  const urlOf = (size: number) => urls.get(widthOf(size)) ?? '';
  const largest = widthOf(IMAGE_SIZES[2]);
  return {
    default: { '400': urlOf(400), '800': urlOf(800), '1600': urlOf(1600), default: urlOf(1600) },
    width: largest,
    height: Math.max(1, Math.round((raw.height * largest) / raw.width)),
    print,
    printSmall: Object.fromEntries(printSmall),
  };
}
