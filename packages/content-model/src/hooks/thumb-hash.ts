import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';

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
