import { parse } from 'node:path';
import { type Crop, IMAGE_SIZES, type ImageVersion } from '@vitrine/contract/assets.ts';
import { type FileStore, putAsset } from '@vitrine/server/files.ts';
import sharp from 'sharp';
import { cropArea, type Size } from './crop-area.ts';
import type { PictureSource } from './picture-source.ts';

const WEBP_QUALITY = 80;
/** 0 to 6; 3 costs half the time of the default 4 at 2 % more bytes. */
const WEBP_EFFORT = 3;
/** One JPEG a crop: Chromium passes JPEG through into a PDF (look.md, "Pictures"). */
const PRINT_WIDTH = 1600;
const PRINT_QUALITY = 82;

/** A picture as it stands: turned as its EXIF says. */
async function uprightSize(bytes: Buffer): Promise<Size> {
  const { autoOrient } = await sharp(bytes).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/**
 * Makes one crop of a picture: WebP in each width of the contract that the original can fill (a smaller one
 * stands for the larger), and one JPEG on white for print. Same input, same bytes, same URLs.
 */
export async function deriveVersion(files: FileStore, source: PictureSource, crop: Crop): Promise<ImageVersion> {
  const bytes = await files.read(source.key);
  const area = cropArea(await uprightSize(bytes), crop, source.focal);
  const name = `${parse(source.filename).name}-${crop}`;
  const widthOf = (size: number) => Math.min(size, area.width);
  // Decoded, turned and cut once; each version is a scaled copy of these pixels.
  const { data, info } = await sharp(bytes).autoOrient().extract(area).raw().toBuffer({ resolveWithObject: true });
  const cut = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const urls = new Map<number, string>();
  for (const width of new Set(IMAGE_SIZES.map(widthOf))) {
    const webp = await cut().resize({ width }).webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT }).toBuffer();
    urls.set(width, await putAsset(files, `${name}-${width}.webp`, webp));
  }
  const jpeg = await cut()
    .resize({ width: widthOf(PRINT_WIDTH) })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: PRINT_QUALITY, mozjpeg: true })
    .toBuffer();

  const urlOf = (size: number) => urls.get(widthOf(size)) ?? '';
  const largest = widthOf(IMAGE_SIZES[2]);
  return {
    default: { '400': urlOf(400), '800': urlOf(800), '1600': urlOf(1600), default: urlOf(1600) },
    width: largest,
    height: Math.max(1, Math.round((area.height * largest) / area.width)),
    print: await putAsset(files, `${name}-print.jpg`, jpeg),
  };
}
