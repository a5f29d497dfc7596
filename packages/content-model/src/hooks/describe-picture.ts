import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { refusal } from './refusal.ts';

/** ThumbHash takes pictures of at most 100 x 100 pixels. */
const THUMBHASH_EDGE = 100;

/** ThumbHash of a picture as base64. Throws when sharp cannot read it. */
export async function thumbHashOf(picture: Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .rotate()
    .resize(THUMBHASH_EDGE, THUMBHASH_EDGE, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

/** Gives a picture its placeholder whenever its file is new. */
export const describePicture: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  if (!req.file) return data;
  try {
    return { ...data, placeholder: await thumbHashOf(req.file.data) };
  } catch {
    throw refusal(collection.slug, 'file', 'imageUnreadable', req);
  }
};
