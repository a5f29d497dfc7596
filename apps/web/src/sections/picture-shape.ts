import { ownRatio } from '@vitrine/contract/image-sources.ts';

/** How wide a picture is for its height. The place beside the words of an intro is as low as its picture, unless the words need more. */
export type PictureShape = 'wide' | 'three-two' | 'four-three' | 'square';

export function pictureShape(image: Parameters<typeof ownRatio>[0]): PictureShape {
  const ratio = ownRatio(image);
  if (ratio >= 1.6) return 'wide';
  if (ratio >= 1.4) return 'three-two';
  return ratio >= 1.2 ? 'four-three' : 'square';
}
